import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { type ReactNode, useId } from 'react';
import { messages } from './form-dialog.messages.ts';

export interface FormDialogProps {
  title: string;
  /** @default 'sm' */
  size?: 'sm' | 'md';
  /** What the button that saves says. */
  action: string;
  /** Why it could not be saved. */
  error: string | undefined;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Fields in a dialog, saved by its button or by Enter. */
export function FormDialog(props: FormDialogProps) {
  const { title, size = 'sm', action, error, isSaving, onSave, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      title={title}
      size={size}
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
        {children}
        {error && (
          <p className="ul-small ul-fault" role="alert">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  );
}
