import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { TextArea } from '@uplink/ui/field';
import { useRef } from 'react';
import { billingMessages } from './billing.messages.ts';
import { useBillingChange } from './billing-change.controller.ts';

export interface RefundDialogProps {
  purchase: Schema<'Purchase'>;
  onClose: () => void;
}

/** Asks staff for a refund, with a reason. */
export function RefundDialog({ purchase, onClose }: RefundDialogProps) {
  const messages = useMessages(billingMessages);
  const { api, unwrap } = useUplink();
  const onChange = useBillingChange();
  const requestId = useRef(newId());
  const form = useForm({
    stored: { reason: '' },
    rules: { reason: [required, maxLength(1000)] },
    send: async ({ reason }) => {
      await unwrap(
        api.PATCH('/me/purchases/{id}', {
          params: { path: { id: purchase.id }, query: { action: 'requestRefund' } },
          body: { version: purchase.version, requestId: requestId.current, reason },
        }),
        { rethrow: true },
      );
      await onChange();
      onClose();
    },
  });
  return (
    <FormDialog
      title={messages.refundTitle(purchase.product.name)}
      action={messages.refundSend}
      form={form}
      onClose={onClose}
    >
      <p className="ul-muted">{messages.refundText}</p>
      <TextArea label={messages.refundReason} {...form.field('reason')} />
    </FormDialog>
  );
}
