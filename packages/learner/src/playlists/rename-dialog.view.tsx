import {
  firstError,
  maxLength,
  PLAYLIST_LIMITS,
  required,
  singleLine,
} from '@uplink/api-client/domain';
import { useState } from 'react';
import { messages } from './playlists.messages.ts';
import { TitleDialog } from './title-dialog.view.tsx';

export interface RenameDialogProps {
  /** The name as it is. */
  title: string;
  isSaving: boolean;
  message: string | undefined;
  onSave: (title: string) => void;
  onClose: () => void;
}

/** Gives a list another name. */
export function RenameDialog({ title, onSave, ...rest }: RenameDialogProps) {
  const [next, setNext] = useState(title);
  const [isTried, setTried] = useState(false);
  const fault = firstError(next, [required, maxLength(PLAYLIST_LIMITS.title), singleLine]);
  return (
    <TitleDialog
      {...rest}
      heading={messages.one.rename}
      action={messages.save}
      title={next}
      fault={isTried ? fault : undefined}
      onTitle={setNext}
      onSave={() => {
        setTried(true);
        if (fault === undefined) onSave(next);
      }}
    />
  );
}
