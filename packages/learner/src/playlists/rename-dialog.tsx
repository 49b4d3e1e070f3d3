'use client';
import { useMessages } from '@uplink/api-client/messages';
import { useForm } from '@uplink/kit/forms';
import { type PlaylistWords, playlistRules } from './playlist-form.rules.ts';
import { playlistsMessages } from './playlists.messages.ts';
import { TitleDialog } from './title-dialog.view.tsx';

export interface RenameDialogProps {
  /** The name as it is. */
  title: string;
  /** Why the last try was refused. */
  message: string | undefined;
  /** Resolves when it is stored. */
  onSave: (title: string) => Promise<unknown>;
  onClose: () => void;
}

/** Gives a list another name. */
export function RenameDialog({ title, message, onSave, onClose }: RenameDialogProps) {
  const messages = useMessages(playlistsMessages);
  const form = useForm<PlaylistWords>({
    stored: { title },
    rules: playlistRules,
    async send(typed) {
      await onSave(typed.title);
      onClose();
    },
  });
  return (
    <TitleDialog
      heading={messages.one.rename}
      action={messages.save}
      form={form}
      inWords={(why) => message ?? why}
      onClose={onClose}
    />
  );
}
