import { type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { dialogMessages } from './dialog.messages.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  /** Asks with the name of the thing: 'Delete VLAN Foundations?' */
  title: string;
  /** What goes with it, and that it cannot be undone. */
  children: ReactNode;
  /** The verb with its object: 'Delete product'. */
  confirmLabel: string;
  /** The way back. @default 'Cancel' */
  cancelLabel?: string;
  /** A text to type first, e.g. the name of what is deleted, with the label that asks for it. */
  proof?: { label: string; text: string };
  /** Destroys something. @default false */
  isDanger?: boolean;
  /** It is being done. @default false */
  isPending?: boolean;
  /** Why it could not be done. */
  errorMessage?: string | undefined;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Told that the answer is yes. The dialog stays until `isOpen` is false. */
  onConfirm: () => void;
  /** Told that the answer is no: by the way back or by Escape. */
  onClose: () => void;
}

/** Asks before something that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // What was typed ends with the question: the body exists only while it is open.
  return props.isOpen ? <Question {...props} /> : null;
}

function Question({
  title,
  children,
  confirmLabel,
  cancelLabel,
  proof,
  isDanger = false,
  isPending = false,
  errorMessage,
  isOpen,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const messages = useMessages(dialogMessages);
  const [typed, setTyped] = useState('');
  const isProven = !proof || typed.trim() === proof.text;
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} autoFocus={!proof}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isDisabled={!isProven}
            isPending={isPending}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="ul-stack">
        <div className="ul-muted">{children}</div>
        {errorMessage && (
          <p className="ul-fault" role="alert">
            {errorMessage}
          </p>
        )}
        {proof && <TextField autoFocus label={proof.label} value={typed} onChange={setTyped} />}
      </div>
    </Dialog>
  );
}
