import type { Schema } from '@uplink/api-client';
import type { AllFormats } from '@uplink/api-client/messages';
import type { sellMessages } from './sell.messages.ts';

type Preview = Pick<Schema<'PurchasePreview'>, 'paid' | 'currency'>;

/** The button names the amount that the server charges now; it knows the tax. */
export function submitOf(
  preview: Preview | undefined,
  paymentType: string,
  messages: typeof sellMessages,
  formats: AllFormats,
): string {
  const isCharged = paymentType === 'card' || paymentType === 'wallet';
  if (!preview || !isCharged || preview.paid.after === 0) return messages.submit;
  const { paid, currency } = preview;
  return messages.pay(formats.money({ amount: paid.after, currency }));
}
