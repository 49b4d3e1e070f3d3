import type { Schema } from '@uplink/api-client';
import { firstError, required, VALIDATION } from '@uplink/api-client/domain';
import type { PreviewFilter } from '@uplink/api-client/react';
import { optionalReasonRules, readAmount, reasonRules, writeAmount } from '@uplink/kit/forms';
import { manageMessages } from './manage.messages.ts';
import { isOfCredits, type ManageAction } from './manage.rules.ts';

type Purchase = Schema<'Purchase'>;
type UserPayment = Schema<'UserPayment'>;

/** What is decided on: a purchase, an action, and the payments that can be refunded. */
export interface Managing {
  purchase: Purchase;
  action: ManageAction;
  /** Payments of the purchase of which something is left. */
  payments: readonly UserPayment[];
}

/** The fields of every action; each shows its own. */
export interface ManageValues {
  amount: string;
  /** A day, such as 2026-04-08; empty for none. */
  date: string;
  isPayOff: boolean;
  scope: 'payment' | 'product';
  paymentId: string;
  paymentType: 'card' | 'wallet' | 'offline';
  reason: string;
}

const reasoned: readonly ManageAction[] = ['charge', 'refund', 'remove'];
const dated: readonly ManageAction[] = ['updateNextChargeDate', 'extend'];

export const needsReason = (action: ManageAction) => reasoned.includes(action);
export const losesSomething = (action: ManageAction) => ['refund', 'remove'].includes(action);

export function firstValues(
  { purchase, action, payments }: Managing,
  paymentId?: number,
): ManageValues {
  const { currency, balanceDue, nextPaymentAmount, paymentType } = purchase;
  const payment = payments.find(({ id }) => id === paymentId) ?? payments[0];
  const charged = Math.min(nextPaymentAmount ?? balanceDue, balanceDue);
  const amount = action === 'refund' ? (payment ? leftOf(payment) : 0) : charged;
  const other = paymentType === 'card' ? 'wallet' : 'card';
  return {
    amount: writeAmount(amount, currency),
    date: '',
    isPayOff: false,
    scope: payments.length > 0 ? 'payment' : 'product',
    paymentId: String(payment?.id ?? ''),
    paymentType:
      action === 'switchPaymentMethod'
        ? other
        : paymentType === 'noCharge'
          ? 'offline'
          : paymentType,
    reason: '',
  };
}

export const leftOf = ({ amount, refunded }: UserPayment): number => amount - refunded;

/** The range that an amount may be in: a charge up to what is owed, a refund up to what is left. */
export function rangeOf({ purchase, action, payments }: Managing, values: ManageValues) {
  if (action === 'charge') return { from: 0, to: purchase.balanceDue };
  if (values.scope === 'product') return { from: 1, to: purchase.amountPaid };
  const payment = payments.find(({ id }) => String(id) === values.paymentId);
  return { from: 1, to: payment ? leftOf(payment) : 0 };
}

/** What is wrong, by field. */
export function faultsOf(
  managing: Managing,
  values: ManageValues,
  messages = manageMessages,
): Record<string, string | undefined> {
  const { action } = managing;
  return {
    reason: firstError(values.reason, needsReason(action) ? reasonRules : optionalReasonRules),
    date: dated.includes(action) ? required(values.date) : undefined,
    amount:
      action === 'charge' || (action === 'refund' && !isOfCredits(managing.purchase))
        ? amountFault(managing, values, messages)
        : undefined,
  };
}

function amountFault(
  managing: Managing,
  values: ManageValues,
  messages: typeof manageMessages,
): string | undefined {
  if (values.isPayOff) return undefined;
  const { currency } = managing.purchase;
  const amount = readAmount(values.amount, currency);
  if (amount === undefined) return messages.amountFault;
  const { from, to } = rangeOf(managing, values);
  const figure = (minor: number) => Number(writeAmount(minor, currency));
  if (amount < from) return VALIDATION.atLeast(figure(from));
  return amount > to ? VALIDATION.atMost(figure(to)) : undefined;
}

/** The amount that is charged or refunded; undefined where none is typed. */
export function amountOf({ purchase }: Managing, { isPayOff, amount }: ManageValues) {
  return isPayOff ? purchase.balanceDue : readAmount(amount, purchase.currency);
}

/** A day as the moment that is sent: noon in UTC is the same day nearly everywhere. */
export const momentOf = (day: string): string => `${day}T12:00:00.000Z`;

/** What to ask the server about; undefined until the fields allow it. */
export function previewOf(managing: Managing, values: ManageValues): PreviewFilter | undefined {
  const { action } = managing;
  const { amount, date } = faultsOf(managing, values);
  if (amount || date) return undefined;
  const { paymentType } = values;
  switch (action) {
    case 'charge':
      return {
        action,
        paymentType,
        isPayOff: values.isPayOff,
        amount: amountOf(managing, values) ?? 0,
      };
    case 'refund':
      return values.scope === 'product'
        ? { action: 'refundProduct', ...wholeOr(managing, values) }
        : { action, paymentId: Number(values.paymentId), amount: amountOf(managing, values) ?? 0 };
    case 'switchPaymentMethod':
      return { action, paymentType };
    default:
      return { action, ...(values.date && { date: momentOf(values.date) }) };
  }
}

/** All that is left is no amount: the purchase is meant to end with it. */
export function wholeOr(managing: Managing, values: ManageValues): { amount?: number } {
  const amount = amountOf(managing, values) ?? 0;
  return amount === managing.purchase.amountPaid ? {} : { amount };
}
