import type { Schema } from '@uplink/api-client';

type Purchase = Schema<'Purchase'>;

const program = { id: 88, name: 'Network Engineer Program', uniqueName: 'nep', type: 1 } as const;
const labs = { id: 61, name: 'Practice Labs Unlimited', uniqueName: 'labs', type: 10 } as const;

/** A payment plan whose last payment was declined. */
export const failedPurchase: Purchase = {
  id: 7130,
  priceId: 31,
  product: program,
  paymentType: 'card',
  status: 'failed',
  currency: 'USD',
  start: '2025-11-08T09:00:00.000Z',
  expiry: '2026-11-08T09:00:00.000Z',
  nextPaymentDate: '2026-04-08T09:00:00.000Z',
  nextPaymentAmount: 42_000,
  total: 504_000,
  amountPaid: 168_000,
  balanceDue: 336_000,
  refunded: 0,
  plan: {
    type: 'paymentPlan',
    amount: { amount: 42_000, currency: 'USD' },
    months: 12,
    monthsPaid: 4,
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
  dueSince: '2026-03-08T09:00:00.000Z',
  daysLeft: 240,
  lines: [{ kind: 'product', product: program, name: program.name, amount: 504_000 }],
  actions: ['retryPayment', 'payoff', 'switchPaymentMethod'],
  refundRequest: null,
  version: 9,
};

/** A subscription that is paused until a date. */
export const pausedPurchase: Purchase = {
  ...failedPurchase,
  id: 7412,
  product: labs,
  status: 'paused',
  nextPaymentAmount: 2900,
  total: 11_800,
  amountPaid: 11_800,
  balanceDue: 0,
  plan: {
    ...failedPurchase.plan,
    type: 'subscription',
    amount: { amount: 2900, currency: 'USD' },
    months: null,
  },
  pausedUntil: '2026-04-01T09:00:00.000Z',
  dueSince: null,
  actions: ['cancelSubscription'],
};

/** What both of them come to. */
export const totalsFixture: Schema<'PurchaseTotals'>[] = [
  {
    currency: 'USD',
    amountPaid: 179_800,
    balanceDue: 336_000,
    refunded: 0,
    nextPaymentDate: '2026-04-08T09:00:00.000Z',
  },
];

/** Four months that were paid and one that was declined, newest first. */
export const paymentsOf = ({ id, product, currency }: Purchase): Schema<'UserPayment'>[] =>
  ['2026-03-08', '2026-02-08', '2026-01-08', '2025-12-08', '2025-11-08'].map((day, index) => ({
    id: 905 - index,
    purchaseId: id,
    product,
    kind: 'cycle',
    paymentType: 'card',
    status: index === 0 ? 'failed' : 'paid',
    amount: 42_000,
    refunded: 0,
    currency,
    invoiceNumber: null,
    declineCode: null,
    decline: null,
    date: `${day}T09:00:00.000Z`,
    refunds: [],
  }));
