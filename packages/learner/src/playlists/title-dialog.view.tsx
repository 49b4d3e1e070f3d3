import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { TextField } from '@uplink/ui/field';
import { useId } from 'react';
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
  const id = useId();
  return (
    <Dialog
      title={heading}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button variant="primary" type="submit" form={id} isPending={isSaving}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="ul-stack"
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
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
        {message && (
          <p className="ul-small ul-fault" role="alert">
            {message}
          </p>
        )}
      </form>
    </Dialog>
  );
}
