import type { Schema } from '@uplink/api-client';
import {
  addDays,
  addMonths,
  type CrosssellType,
  type Plan,
  planPayments,
  type TaxRate,
  taxOf,
  withTax,
} from '@uplink/api-client/domain';

/** An offer with the product, at its own price. */
export interface Extra {
  id: number;
  kind: CrosssellType;
  product: Schema<'SoldProduct'>;
  priceId: number;
  amount: number;
  validDays: number | null;
}

/** What is known of a sale before any figure is made. */
export interface Sale {
  product: Schema<'SoldProduct'>;
  price: Plan & { id: number; currency: string; enrollmentFee: number; validDays: number | null };
  /** The days of the trial, if the buyer may have one. */
  trialDays: number | null;
  /** What the equal plan of DEFAULT costs, if that is more: all payments of a payment plan, else one. */
  listPrice: number | null;
  coupon: { id: number; code: string | null } | null;
  extras: Extra[];
  tax: TaxRate | null;
  /** Credits that may be used. */
  credits: number;
  cohortId: number | null;
  replacedPurchaseId: number | null;
  checkoutId: number | null;
  at: Date;
}

export function figuresOf({ price, listPrice, trialDays, extras, tax, credits }: Sale) {
  const isEndless = price.type === 'subscription';
  const payments = planPayments(price);
  const usual = listPrice === null ? payments : planPayments(atListPrice(price, listPrice));
  const first = payments[0] ?? 0;
  const discount = (usual[0] ?? 0) - first;
  const planToday = trialDays === null ? first : 0;
  // What will be charged later, as far as it ends.
  const later = isEndless ? [] : payments.slice(trialDays === null ? 1 : 0);
  const productToday = planToday + price.enrollmentFee;
  const dueLines = [productToday, ...extras.map(({ amount }) => amount)];
  const gross = sum(dueLines.map((amount) => withTax(amount, tax)));
  const credit = Math.min(credits, gross);
  const dueToday = gross - credit;
  const taxToday = taxesOf(dueLines, tax);
  return {
    payments,
    usual,
    first,
    discount,
    planToday,
    later,
    productToday,
    credit,
    dueToday,
    taxToday,
    isEndless,
    tax: taxToday + taxesOf(later, tax),
    total: dueToday + sum(later.map((amount) => withTax(amount, tax))),
    next: isEndless ? first : later[0],
  };
}

export type Figures = ReturnType<typeof figuresOf>;
export type Dates = ReturnType<typeof datesOf>;

/** When what happens: the trial's end, the next payment, the end of access. */
export function datesOf({ price, trialDays, at }: Sale) {
  const isMonthly = price.type === 'subscription' || price.type === 'paymentPlan';
  const trialEndsAt = trialDays === null ? null : addDays(at, trialDays);
  const nextPaymentAt = isMonthly ? (trialEndsAt ?? addMonths(at, 1)) : null;
  return {
    trialEndsAt,
    anchorAt: isMonthly ? (trialEndsAt ?? at) : null,
    nextPaymentAt,
    // A subscription lasts to the end of what is paid, and each payment moves that on.
    expiresAt: price.type === 'subscription' ? nextPaymentAt : validUntil(price.validDays, at),
  };
}

const atListPrice = (price: Plan, listPrice: number): Plan =>
  price.type === 'paymentPlan' ? { ...price, total: listPrice } : { ...price, amount: listPrice };

export const validUntil = (days: number | null, at: Date) =>
  days === null ? null : addDays(at, days);

export const taxesOf = (amounts: number[], tax: TaxRate | null) =>
  sum(amounts.map((amount) => taxOf(amount, tax)));

export const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
