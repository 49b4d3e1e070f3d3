import { useMessages } from '@uplink/api-client/messages';
import { FormDialog, type FormDialogProps } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import type { ReactNode } from 'react';
import { reasonDialogMessages } from './reason-dialog.messages.ts';

export interface ReasonDialogProps
  extends Pick<FormDialogProps, 'title' | 'action' | 'isDanger' | 'onClose'> {
  /** @default 'Kept with your name.' */
  help?: string;
  /** Does it; what it throws is shown, and the dialog stays. */
  onSend: (reason: string) => Promise<unknown>;
  /** What will happen. */
  children: ReactNode;
}

/** Asks before something that affects people or money, and for the reason. */
export function ReasonDialog({ help, onSend, children, ...frame }: ReasonDialogProps) {
  const messages = useMessages(reasonDialogMessages);
  const form = useForm({
    stored: { reason: '' },
    rules: { reason: reasonRules },
    async send({ reason }) {
      await onSend(reason.trim());
      frame.onClose();
    },
  });
  return (
    <FormDialog {...frame} form={form}>
      <p>{children}</p>
      <TextField
        label={messages.reason}
        description={help ?? messages.help}
        isRequired
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
