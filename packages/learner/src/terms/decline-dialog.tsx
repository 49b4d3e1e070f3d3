import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { TextArea } from '@uplink/ui/field';
import { useDecline } from './terms.controller.ts';
import { termsMessages } from './terms.messages.ts';

export interface DeclineDialogProps {
  terms: Schema<'Terms'>;
  onClose: () => void;
}

/** Says what declining ends, and asks why. */
export function DeclineDialog({ terms, onClose }: DeclineDialogProps) {
  const messages = useMessages(termsMessages);
  const { form } = useDecline(terms);
  return (
    <FormDialog
      title={messages.declineTitle(terms.product.name)}
      action={messages.declineAction}
      form={form}
      onClose={onClose}
    >
      <p>{messages.declineText}</p>
      <TextArea label={messages.declineReason} rows={4} {...form.field('declineReason')} />
    </FormDialog>
  );
}
