import type { Schema } from '@uplink/api-client';

const product = (id: number, name: string, type: Schema<'ProductRef'>['type']) => ({
  id,
  name,
  uniqueName: name.toLowerCase().replaceAll(' ', '-'),
  type,
});

export const programRef = product(88, 'Network Engineer Program', 1);
export const labsRef = product(61, 'Practice Labs Unlimited', 10);
export const briefingsRef = product(62, 'Security Briefings', 2);

/** A subscription in good standing. */
export const purchaseFixture: Schema<'Purchase'> = {
  id: 7,
  priceId: 31,
  product: labsRef,
  paymentType: 'card',
  status: 'active',
  currency: 'USD',
  start: '2026-01-02T09:00:00.000Z',
  expiry: '2026-04-02T09:00:00.000Z',
  nextPaymentDate: '2026-04-02T09:00:00.000Z',
  nextPaymentAmount: 3900,
  total: 11700,
  amountPaid: 11700,
  balanceDue: 0,
  refunded: 0,
  plan: {
    type: 'subscription',
    amount: { amount: 3900, currency: 'USD' },
    months: null,
    monthsPaid: 3,
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
  daysLeft: 21,
  lines: [{ kind: 'product', product: labsRef, name: labsRef.name, amount: 3900 }],
  actions: ['cancelSubscription', 'switchPaymentMethod', 'requestRefund'],
  refundRequest: null,
  version: 4,
};

/** A payment plan whose last payment was declined. */
export const failedFixture: Schema<'Purchase'> = {
  ...purchaseFixture,
  id: 8,
  product: programRef,
  status: 'failed',
  expiry: null,
  nextPaymentDate: '2026-03-08T09:00:00.000Z',
  nextPaymentAmount: 42000,
  total: 504000,
  amountPaid: 168000,
  balanceDue: 336000,
  plan: {
    type: 'paymentPlan',
    amount: { amount: 42000, currency: 'USD' },
    months: 12,
    monthsPaid: 4,
    trialDays: null,
    validDays: null,
  },
  dueSince: '2026-03-08T09:00:00.000Z',
  daysLeft: null,
  lines: [{ kind: 'product', product: programRef, name: programRef.name, amount: 504000 }],
  actions: ['retryPayment', 'payoff', 'switchPaymentMethod'],
};

/** A subscription that was cancelled and has days left. */
export const cancelledFixture: Schema<'Purchase'> = {
  ...purchaseFixture,
  id: 9,
  product: briefingsRef,
  status: 'cancelled',
  cancelledAt: '2026-03-01T09:00:00.000Z',
  expiry: '2026-03-31T09:00:00.000Z',
  daysLeft: 19,
  nextPaymentDate: null,
  nextPaymentAmount: null,
  actions: ['reactivateSubscription'],
  lines: [{ kind: 'product', product: briefingsRef, name: briefingsRef.name, amount: 2400 }],
};

export const boughtFixture: Schema<'Purchase'> = {
  ...purchaseFixture,
  id: 10,
  product: product(14, 'VLANs and Switching Foundations', 2),
  plan: { ...purchaseFixture.plan, type: 'oneTime', amount: { amount: 9900, currency: 'USD' } },
  expiry: null,
  daysLeft: null,
  nextPaymentDate: null,
  nextPaymentAmount: null,
  total: 9900,
  amountPaid: 9900,
  actions: [],
};

export const cardFixture: Schema<'OwnPaymentMethod'> = {
  id: 3,
  userId: 7,
  type: 'card',
  isPrimary: true,
  isCurrent: true,
  brand: 'visa',
  funding: 'credit',
  last4: '4242',
  expMonth: 4,
  expYear: 2040,
  zip: '60614',
  payerEmail: null,
  expiresAt: null,
  pays: [labsRef],
};

export const walletFixture: Schema<'OwnPaymentMethod'> = {
  ...cardFixture,
  id: 4,
  type: 'wallet',
  isPrimary: false,
  isCurrent: false,
  brand: null,
  funding: null,
  last4: null,
  expMonth: null,
  expYear: null,
  zip: null,
  payerEmail: 'maya.okafor@example.org',
  expiresAt: '2040-01-01T00:00:00.000Z',
  pays: [],
};

export const paymentFixture: Schema<'Payment'> = {
  id: 21,
  refundId: null,
  purchaseId: 7,
  product: labsRef,
  kind: 'payment',
  paymentType: 'card',
  method: 'Visa 4242',
  status: 'paid',
  amount: 3900,
  credit: 0,
  tax: 0,
  refunded: 0,
  currency: 'USD',
  date: '2026-03-02T09:00:00.000Z',
  invoiceNumber: '2026-000041',
  hasReceipt: true,
  decline: null,
};

export const reviewFixture: Schema<'PurchaseReview'> = {
  action: 'payoff',
  version: 4,
  currency: 'USD',
  dueToday: 336000,
  nextCharge: null,
  isMonthly: false,
  accessUntil: null,
  paymentType: 'card',
  method: 'Visa 4242',
};

/** A page of these. */
export const pageOf = <Item>(data: Item[], total = data.length) => ({
  data,
  paging: { page: 0, pageSize: 10, total, next: null },
});
