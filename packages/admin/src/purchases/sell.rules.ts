import type { Schema } from '@uplink/api-client';
import type { AllFormats } from '@uplink/api-client/messages';
import type { sellMessages } from './sell.messages.ts';

/** The button names the amount that is charged now. */
export function submitOf(
  price: Schema<'Price'> | undefined,
  paymentType: string,
  messages: typeof sellMessages,
  formats: AllFormats,
): string {
  const isCharged = paymentType === 'card' || paymentType === 'wallet';
  if (!price || !isCharged || price.trialDays !== null) return messages.submit;
  const { amount, currency } = price.amount;
  const today = amount + (price.enrollmentFee?.amount ?? 0);
  return today > 0 ? messages.pay(formats.money({ amount: today, currency })) : messages.submit;
}
