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
import type { Order, OrderLine, QuotedOrder } from './quoted-order.ts';

/** Something offered beside the product, at the price it is offered for. */
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
  /** The days of the trial, for someone who may have one. */
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

/** Every figure of an order. */
export function quoteSale(sale: Sale): QuotedOrder {
  const dates = datesOf(sale);
  const figures = figuresOf(sale);
  return { quote: toQuote(sale, dates, figures), order: toOrder(sale, dates, figures) };
}

function figuresOf({ price, listPrice, trialDays, extras, tax, credits }: Sale) {
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

type Figures = ReturnType<typeof figuresOf>;
type Dates = ReturnType<typeof datesOf>;

function toQuote(sale: Sale, dates: Dates, figures: Figures): Schema<'Quote'> {
  const { price, product, tax, coupon, extras, at } = sale;
  const { first, discount, planToday, next } = figures;
  return {
    priceId: price.id,
    type: price.type,
    currency: price.currency,
    lines: [
      {
        kind: 'product',
        product,
        name: product.name,
        listAmount: first + discount,
        discount,
        amount: first,
        dueToday: planToday,
      },
      ...extras.map(({ kind, product: added, amount }) => ({
        kind,
        product: added,
        name: added.name,
        listAmount: amount,
        discount: 0,
        amount,
        dueToday: amount,
      })),
    ],
    discount: sale.trialDays === null ? discount : 0,
    couponCode: coupon?.code ?? null,
    enrollmentFee: price.enrollmentFee,
    credit: figures.credit,
    tax: figures.taxToday,
    taxLabel: tax?.label ?? null,
    isTaxIncluded: tax?.isIncluded ?? false,
    dueToday: figures.dueToday,
    total: figures.total,
    trialEndsAt: dates.trialEndsAt?.toISOString() ?? null,
    nextCharge:
      dates.nextPaymentAt && next !== undefined
        ? { at: dates.nextPaymentAt.toISOString(), amount: withTax(next, tax) }
        : null,
    chargesLeft: figures.isEndless ? null : figures.later.length,
    validUntil: validUntil(price.validDays, at)?.toISOString() ?? null,
  };
}

function toOrder(sale: Sale, dates: Dates, figures: Figures): Order {
  const { price, coupon, tax, trialDays } = sale;
  const lines = toLines(sale, figures);
  const isMonthly = figures.isEndless || price.type === 'paymentPlan';
  // Of a subscription nothing but what is due today is sold, and so discounted, yet.
  const isDiscountLater = figures.isEndless && trialDays !== null;
  return {
    ...dates,
    moduleId: sale.product.id,
    priceId: price.id,
    couponId: coupon?.id ?? null,
    planType: price.type,
    currency: price.currency,
    months: price.months,
    cycleAmount: isMonthly ? figures.first : null,
    trialDays,
    validDays: price.validDays,
    total: figures.total,
    enrollmentFee: price.enrollmentFee,
    discount: isDiscountLater ? 0 : sum(lines.map(({ discount }) => discount)),
    credit: figures.credit,
    tax: figures.tax,
    taxRate: tax?.rate ?? 0,
    taxLabel: tax?.label ?? null,
    isTaxIncluded: tax?.isIncluded ?? false,
    dueToday: figures.dueToday,
    taxToday: figures.taxToday,
    cohortId: sale.cohortId,
    replacedPurchaseId: sale.replacedPurchaseId,
    checkoutId: sale.checkoutId,
    lines,
  };
}

function toLines({ product, price, extras, tax }: Sale, figures: Figures): OrderLine[] {
  const { payments, usual, productToday, later } = figures;
  return [
    {
      kind: 'product',
      moduleId: product.id,
      priceId: price.id,
      crosssellId: null,
      name: product.name,
      listAmount: sum(usual),
      discount: sum(usual) - sum(payments),
      tax: taxesOf([productToday, ...later], tax),
      validDays: price.validDays,
    },
    ...extras.map(({ id, kind, product: added, priceId, amount, validDays }) => ({
      kind,
      moduleId: added.id,
      priceId,
      crosssellId: id,
      name: added.name,
      listAmount: amount,
      discount: 0,
      tax: taxOf(amount, tax),
      validDays,
    })),
  ];
}

/** When what happens: the trial's end, the next payment, the end of access. */
function datesOf({ price, trialDays, at }: Sale) {
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

const validUntil = (days: number | null, at: Date) => (days === null ? null : addDays(at, days));

const taxesOf = (amounts: number[], tax: TaxRate | null) =>
  sum(amounts.map((amount) => taxOf(amount, tax)));

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
