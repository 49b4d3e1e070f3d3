import { useMessages } from '@uplink/api-client/messages';
import { FormDialog, type FormDialogProps } from '@uplink/kit/dialogs';
import type { Form } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import type { PlaylistWords } from './playlist-form.rules.ts';
import { playlistsMessages } from './playlists.messages.ts';

export interface TitleDialogProps extends Pick<FormDialogProps, 'inWords'> {
  heading: string;
  /** What the button that saves says. */
  action: string;
  form: Form<PlaylistWords>;
  onClose: () => void;
}

/** Asks for the name of a list. */
export function TitleDialog({ heading, form, ...dialog }: TitleDialogProps) {
  const messages = useMessages(playlistsMessages);
  return (
    <FormDialog {...dialog} title={heading} form={form}>
      <TextField
        // The dialog exists for this field, so focus it.
        autoFocus
        label={messages.title}
        description={messages.titleHelp}
        {...form.field('title')}
      />
    </FormDialog>
  );
}
