import type { Schema } from '@uplink/api-client';
import type { AllFormats } from '@uplink/api-client/messages';
import type { quoteMessages } from './quote.messages.ts';

type Quote = Schema<'Quote'>;

/** One figure of what is due today. */
export interface QuoteRow {
  id: string;
  label: string;
  /** In minor units; below zero for what is taken off. */
  amount: number;
}

/** What makes up an order's price today. The rows add up to `dueToday`. */
export function quoteRows(quote: Quote, messages: typeof quoteMessages): QuoteRow[] {
  const { lines, enrollmentFee, discount, credit, tax, taxLabel, isTaxIncluded } = quote;
  const isTrial = quote.trialEndsAt !== null;
  return [
    ...lines.map(({ kind, product, name, listAmount }) => ({
      id: `line ${product.id}`,
      label: name,
      // A trial is free, and a coupon takes nothing off it.
      amount: isTrial && kind === 'product' ? 0 : listAmount,
    })),
    ...[
      { id: 'enrollmentFee', label: messages.enrollmentFee, amount: enrollmentFee },
      { id: 'discount', label: messages.discount, amount: -discount },
      // What the lines include is not added to them.
      { id: 'tax', label: taxLabel ?? messages.tax, amount: isTaxIncluded ? 0 : tax },
      { id: 'credit', label: messages.credit, amount: -credit },
    ].filter(({ amount }) => amount !== 0),
  ];
}

/** What comes after today, a sentence each: the end of the trial, later payments, what all of it comes to. */
export function quoteOutlook(
  quote: Quote,
  messages: typeof quoteMessages,
  formats: AllFormats,
): string[] {
  const { currency, trialEndsAt, dueToday, total } = quote;
  const next = laterPayments(quote, messages, formats);
  return [
    ...(trialEndsAt ? [messages.trial(formats.date(trialEndsAt))] : []),
    ...(next ? [next] : []),
    ...(total > dueToday ? [messages.inTotal(formats.money({ amount: total, currency }))] : []),
  ];
}

function laterPayments(
  { nextCharge, chargesLeft, currency }: Quote,
  messages: typeof quoteMessages,
  formats: AllFormats,
): string | undefined {
  if (!nextCharge) return undefined;
  const amount = formats.money({ amount: nextCharge.amount, currency });
  const date = formats.date(nextCharge.at);
  if (chargesLeft === null) return messages.nextForever(amount, date);
  if (chargesLeft === 1) return messages.next(amount, date);
  return messages.nextTimes(amount, date, chargesLeft);
}

/** What the button says that buys: what pressing it costs. */
export function payLabel(
  { dueToday: amount, currency, trialEndsAt, credit }: Quote,
  messages: typeof quoteMessages,
  formats: AllFormats,
): string {
  if (amount > 0) return messages.pay(formats.money({ amount, currency }));
  if (trialEndsAt) return messages.startTrial;
  return credit > 0 ? messages.payWithCredits : messages.getFree;
}

/** Whether an order needs a way to pay: now, or later. */
export function needsMethod({ dueToday, nextCharge }: Quote): boolean {
  return dueToday > 0 || nextCharge !== null;
}
