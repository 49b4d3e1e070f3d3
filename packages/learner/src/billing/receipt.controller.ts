import { useMutation } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { saveFile } from '@uplink/kit/files';
import { billingMessages } from './billing.messages.ts';

type Payment = Schema<'Payment'>;

/** Fetches a receipt or credit note as a PDF and hands it over. */
export function useReceipt() {
  const messages = useMessages(billingMessages);
  const { api, unwrap } = useUplink();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ purchaseId, id, refundId }: Payment) =>
      unwrap(
        api.GET('/me/purchases/{purchaseId}/payments/{paymentId}', {
          params: {
            path: { purchaseId, paymentId: id },
            query: refundId === null ? {} : { refundId },
          },
          parseAs: 'blob',
        }),
        { rethrow: true },
      ),
    onSuccess: (file, { invoiceNumber }) =>
      saveFile(file, messages.receiptFile(invoiceNumber ?? messages.receipt)),
  });
  return {
    onReceipt: mutate,
    downloading: isPending ? variables : undefined,
    receiptError: error ? messages.notDownloaded(error.message) : undefined,
  };
}
