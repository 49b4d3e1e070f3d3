import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { type ReactNode, useId } from 'react';
import type { FormFrame } from '../forms/form.types.ts';
import { FormFault, type FormFaultProps } from '../forms/form-fault.tsx';
import { formDialogMessages } from './form-dialog.messages.ts';

export interface FormDialogProps extends Pick<FormFaultProps, 'inWords'> {
  /** The heading. */
  title: string;
  /** 440 px, 600 px, or half of the page up to 760 px. @default 'sm' */
  size?: 'sm' | 'md' | 'half';
  /** What the button that saves says. */
  action: string;
  /** Money or access is lost: the button is red, and Cancel has the focus. @default false */
  isDanger?: boolean;
  /** Nothing can be sent yet, e.g. while it isn't known what would happen. @default false */
  isHeld?: boolean;
  /** The form of `useForm`: it is sent by the button or by Enter, and an invalid one focuses its first fault. */
  form: FormFrame;
  /** Told to close it. */
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Fields in a dialog, saved by its button or by Enter. */
export function FormDialog(props: FormDialogProps) {
  const messages = useMessages(formDialogMessages);
  const { title, size = 'sm', action, form, inWords, onClose, children } = props;
  const { isDanger = false, isHeld = false } = props;
  const id = useId();
  return (
    <Dialog
      title={title}
      size={size}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} {...(isDanger && { autoFocus: true })}>
            {messages.cancel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            type="submit"
            form={id}
            isPending={form.isSending}
            isDisabled={isHeld}
          >
            {action}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={id} className="ul-stack">
        {children}
        <FormFault form={form} {...(inWords && { inWords })} />
      </form>
    </Dialog>
  );
}
