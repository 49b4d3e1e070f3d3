import type { Schema } from '@uplink/api-client';
import { foreignFixture } from '@uplink/kit/testing';

const { id, name, uniqueName, type } = foreignFixture;
export const soldFixture: Schema<'SoldProduct'> = { id, name, uniqueName, type };
const usd = (amount: number) => ({ amount, currency: 'USD' });

export const priceFixture: Schema<'Price'> = {
  id: 12,
  type: 'oneTime',
  amount: usd(14_900),
  months: null,
  total: null,
  trialDays: null,
  enrollmentFee: null,
  validDays: null,
  isDefault: true,
  listPrice: null,
};

export const priceListFixture: Schema<'PriceList'> = {
  product: soldFixture,
  couponCode: null,
  replaces: null,
  prices: [
    priceFixture,
    {
      ...priceFixture,
      id: 13,
      type: 'paymentPlan',
      amount: usd(5200),
      months: 3,
      total: usd(15_600),
      isDefault: false,
    },
    {
      ...priceFixture,
      id: 14,
      type: 'subscription',
      amount: usd(2900),
      trialDays: 7,
      isDefault: false,
    },
  ],
  cohorts: [],
  asksShipping: false,
  asksTshirt: false,
};

export const couponListFixture: Schema<'PriceList'> = {
  ...priceListFixture,
  couponCode: 'NIGHTSHIFT20',
  prices: [{ ...priceFixture, id: 15, amount: usd(11_920), listPrice: usd(14_900) }],
};

const line = {
  kind: 'product' as const,
  product: soldFixture,
  name,
  listAmount: 14_900,
  discount: 0,
  amount: 14_900,
  dueToday: 14_900,
};

export const quoteFixture: Schema<'Quote'> = {
  priceId: 12,
  type: 'oneTime',
  currency: 'USD',
  lines: [line],
  discount: 0,
  couponCode: null,
  enrollmentFee: 0,
  credit: 0,
  tax: 0,
  taxLabel: null,
  isTaxIncluded: false,
  dueToday: 14_900,
  total: 14_900,
  trialEndsAt: null,
  nextCharge: null,
  chargesLeft: 0,
  validUntil: null,
};

export const couponQuoteFixture: Schema<'Quote'> = {
  ...quoteFixture,
  priceId: 15,
  lines: [{ ...line, discount: 2980, amount: 11_920, dueToday: 11_920 }],
  discount: 2980,
  couponCode: 'NIGHTSHIFT20',
  dueToday: 11_920,
  total: 11_920,
};

export const freeQuoteFixture: Schema<'Quote'> = {
  ...quoteFixture,
  type: 'free',
  lines: [{ ...line, listAmount: 0, amount: 0, dueToday: 0 }],
  dueToday: 0,
  total: 0,
};

export const trialQuoteFixture: Schema<'Quote'> = {
  ...quoteFixture,
  priceId: 14,
  type: 'subscription',
  lines: [{ ...line, listAmount: 2900, amount: 2900, dueToday: 0 }],
  dueToday: 0,
  total: 0,
  trialEndsAt: '2026-12-01T10:00:00.000Z',
  nextCharge: { at: '2026-12-01T10:00:00.000Z', amount: 2900 },
  chargesLeft: null,
};

export const cardFixture: Schema<'OwnPaymentMethod'> = {
  id: 1,
  userId: 5,
  type: 'card',
  isPrimary: true,
  isCurrent: true,
  brand: 'visa',
  funding: 'credit',
  last4: '4242',
  expMonth: 12,
  expYear: 2030,
  zip: '60614',
  payerEmail: null,
  expiresAt: null,
  pays: [],
};

export const offerFixture: Schema<'Crosssell'> = {
  id: 1,
  type: 'upsell',
  parentId: null,
  product: { id: 30, name: 'Two-Site WAN', uniqueName: 'two-site-wan', type: 3 },
  cover: { motif: 'paths', hue: 'blue', seed: 'two-site-wan' },
  image: null,
  title: 'Build it between two sites',
  text: 'The project that puts the course to work.',
  price: { ...priceFixture, id: 40, amount: usd(7900), listPrice: usd(9900) },
};

export const bumpFixture: Schema<'Crosssell'> = {
  ...offerFixture,
  id: 8,
  type: 'orderbump',
  product: { id: 60, name: 'Trunk repair', uniqueName: 'trunk-repair', type: 10 },
  cover: { motif: 'lanes', hue: 'green', seed: 'trunk-repair' },
  title: 'Yes, add Trunk repair',
  text: 'A broken trunk to repair in the browser.',
  price: { ...priceFixture, id: 41, amount: usd(1900), listPrice: usd(2900) },
};

export const boughtFixture: Schema<'Purchase'> = {
  id: 77,
  priceId: 12,
  product: soldFixture,
  paymentType: 'card',
  status: 'active',
  currency: 'USD',
  start: '2026-11-20T10:00:00.000Z',
  expiry: null,
  nextPaymentDate: null,
  nextPaymentAmount: null,
  total: 14_900,
  amountPaid: 14_900,
  balanceDue: 0,
  refunded: 0,
  plan: {
    type: 'oneTime',
    amount: usd(14_900),
    months: null,
    monthsPaid: 0,
    trialDays: null,
    validDays: null,
  },
  enrollmentFee: 0,
  discount: 0,
  credit: 0,
  tax: 0,
  trialEndsAt: null,
  pausedUntil: null,
  cancelledAt: null,
  dueSince: null,
  daysLeft: null,
  lines: [{ kind: 'product', product: soldFixture, name, amount: 14_900 }],
  actions: [],
  refundRequest: null,
  version: 1,
};

export const resultFixture: Schema<'PurchaseResult'> = {
  state: 'bought',
  requestId: '0287ba2c-2536-438f-9778-07fe4226c19c',
  purchase: boughtFixture,
  confirmation: null,
  decline: null,
  next: 'start',
};
