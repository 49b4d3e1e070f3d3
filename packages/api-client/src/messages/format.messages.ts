import { formatBytes, formatDecimal } from '../domain/amounts.ts';
import { formatMoney } from '../domain/money.rules.ts';
import { defineMessages } from './define-messages.ts';
import { lightTexts } from './light-formats.ts';

/**
 * How widgets write dates, lengths of time, numbers and amounts. They are texts like all others: a host replaces them by
 * name, or all of them with `formatsFor` of its language.
 */
export const formatMessages = defineMessages('api-client/formats', {
  ...lightTexts,
  /** '4.8' with one digit after the point. */
  decimal: (value: number, digits: number) => formatDecimal(value, digits),
  /** '$142.40'; a short one has no cents where there are none: '$142'. */
  money: (money: { amount: number; currency: string }, isShort?: boolean) =>
    formatMoney(money, isShort),
  /** '1.8 MB'. */
  bytes: (bytes: number) => formatBytes(bytes),
});

/** How dates, lengths of time, numbers, amounts of money and sizes of files are written. */
export type AllFormats = typeof formatMessages;
