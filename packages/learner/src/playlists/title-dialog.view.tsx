import { FormDialog } from '@uplink/kit/dialogs';
import { TextField } from '@uplink/ui/field';
import { messages } from './playlists.messages.ts';

export interface TitleDialogProps {
  heading: string;
  /** What the button that saves says. */
  action: string;
  title: string;
  fault: string | undefined;
  message: string | undefined;
  isSaving: boolean;
  onTitle: (title: string) => void;
  onSave: () => void;
  onClose: () => void;
}

/** Asks for the name of a list. */
export function TitleDialog(props: TitleDialogProps) {
  const { heading, action, title, fault, message, isSaving, onTitle, onSave, onClose } = props;
  return (
    <FormDialog
      title={heading}
      action={action}
      error={message}
      isSaving={isSaving}
      onSave={onSave}
      onClose={onClose}
    >
      <TextField
        // The question is the field: whoever opened it wants to type.
        autoFocus
        label={messages.title}
        description={messages.titleHelp}
        validationBehavior="aria"
        errorMessage={fault}
        value={title}
        onChange={onTitle}
      />
    </FormDialog>
  );
}
