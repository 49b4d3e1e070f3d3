import type { Schema } from '@uplink/api-client';
import { taxOf, withTax } from '@uplink/api-client/domain';
import {
  type Dates,
  datesOf,
  type Figures,
  figuresOf,
  type Sale,
  sum,
  taxesOf,
  validUntil,
} from './quote-figures.rules.ts';
import type { Order, OrderLine, QuotedOrder } from './quoted-order.ts';

/** Every figure of an order. */
export function quoteSale(sale: Sale): QuotedOrder {
  const dates = datesOf(sale);
  const figures = figuresOf(sale);
  return { quote: toQuote(sale, dates, figures), order: toOrder(sale, dates, figures) };
}

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
