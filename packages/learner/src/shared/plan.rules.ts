import type { Schema } from '@uplink/api-client';
import type { AllFormats } from '@uplink/api-client/messages';
import type { planMessages } from './plan.messages.ts';

type Price = Schema<'Price'>;

/** A plan in two lines and its price, as a choice shows it. */
export function describePlan(price: Price, messages: typeof planMessages, formats: AllFormats) {
  const { type, trialDays, enrollmentFee } = price;
  const isMonthly = type === 'subscription' || type === 'paymentPlan';
  const notes = [
    noteOf(price, messages, formats),
    enrollmentFee && messages.fee(formats.money(enrollmentFee, true)),
  ];
  return {
    title: titleOf(type, trialDays, messages),
    text: notes.filter(Boolean).join(', '),
    amount: type === 'free' ? messages.free : formats.money(price.amount, true),
    // For a payment plan it is the sum of all payments, which can't be compared with one of them.
    listAmount:
      price.listPrice && type !== 'paymentPlan' ? formats.money(price.listPrice, true) : undefined,
    unit: isMonthly ? messages.aMonth : undefined,
  };
}

function noteOf(
  { type, months, total, validDays }: Price,
  messages: typeof planMessages,
  formats: AllFormats,
): string {
  if (type === 'subscription') return messages.stopAnyTime;
  if (type === 'paymentPlan' && months && total)
    return messages.inTotal(months, formats.money(total, true));
  return validDays === null ? messages.forGood : messages.validDays(validDays);
}

function titleOf(
  type: Price['type'],
  trialDays: number | null,
  messages: typeof planMessages,
): string {
  if (type === 'free') return messages.free;
  if (type === 'oneTime') return messages.payOnce;
  if (trialDays !== null)
    return type === 'subscription' ? messages.trial(trialDays) : messages.trialPlan(trialDays);
  return type === 'subscription' ? messages.subscription : messages.paymentPlan;
}
