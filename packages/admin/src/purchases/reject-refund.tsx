import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { managedPurchaseQuery, userKeys, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { TextField } from '@uplink/ui/field';
import { useState } from 'react';
import { rejectRefundMessages } from './reject-refund.messages.ts';

export interface RejectRefundProps {
  userId: number;
  purchase: Schema<'Purchase'>;
  onClose: () => void;
}

/** Refuses a buyer's request for their money, after showing why they asked. */
export function RejectRefund({ userId, purchase, onClose }: RejectRefundProps) {
  const messages = useMessages(rejectRefundMessages);
  const formats = useFormats();
  const client = useUplink();
  const queries = useQueryClient();
  const path = { id: userId, purchaseId: purchase.id };
  const request = useQuery(managedPurchaseQuery(client, path)).data?.refundRequest;
  const [requestId] = useState(newId);
  const form = useForm({
    stored: { reason: '' },
    rules: { reason: reasonRules },
    async send({ reason }) {
      try {
        await client.unwrap(
          client.api.PATCH('/management/users/{id}/purchases/{purchaseId}/payments', {
            params: { path, query: { action: 'rejectRefundRequest' } },
            body: { requestId, logMessage: reason.trim() },
          }),
          { rethrow: true },
        );
      } finally {
        for (const queryKey of userKeys) void queries.invalidateQueries({ queryKey });
      }
      onClose();
    },
  });
  return (
    <FormDialog
      title={messages.title(purchase.product.name)}
      size="md"
      action={messages.action}
      isDanger
      isHeld={!request}
      form={form}
      onClose={onClose}
    >
      {request ? (
        <>
          <p className="ul-small ul-muted">{messages.asked(formats.date(request.date))}</p>
          <p>{request.reason}</p>
        </>
      ) : (
        <p aria-busy>{messages.loading}</p>
      )}
      <p className="ul-small ul-muted">{messages.text}</p>
      <TextField label={messages.reason} isRequired {...form.field('reason')} />
    </FormDialog>
  );
}
