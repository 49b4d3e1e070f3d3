import { expect, test } from 'vitest';
import { daysLeft, type PurchaseState, purchaseActions } from './purchase-actions.rules.ts';

const now = new Date('2026-03-31T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const purchase: PurchaseState = {
  status: 'active',
  planType: 'oneTime',
  paymentType: 'card',
  paidAt: inDays(-60),
  dueSince: null,
  balanceDue: 0,
  captured: 42_000,
  refunded: 0,
  hasCreditsLeft: false,
  hasOpenRefundRequest: false,
  agreementEndsAt: null,
};

test.each<[string, Partial<PurchaseState>, string[]]>([
  ['a product paid for long ago', {}, []],
  ['one bought today', { paidAt: now }, ['requestRefund']],
  ['on the fourteenth day', { paidAt: inDays(-14) }, ['requestRefund']],
  ['a moment later', { paidAt: new Date(inDays(-14).getTime() - 1) }, []],
  ['with a request that waits', { paidAt: now, hasOpenRefundRequest: true }, []],
  ['free', { paidAt: now, captured: 0 }, []],
  ['paid by credits alone', { paidAt: now, captured: 0, hasCreditsLeft: true }, ['requestRefund']],
  ['refunded', { paidAt: now, refunded: 42_000, status: 'refund' }, []],
  [
    'an active subscription',
    { planType: 'subscription' },
    ['cancelSubscription', 'switchPaymentMethod'],
  ],
  [
    'a subscription whose payment failed',
    { planType: 'subscription', status: 'failed', dueSince: now },
    ['cancelSubscription', 'switchPaymentMethod', 'retryPayment'],
  ],
  [
    'a cancelled one',
    { planType: 'subscription', status: 'cancelled' },
    ['reactivateSubscription'],
  ],
  ['an expired one', { planType: 'subscription', status: 'expired' }, ['reactivateSubscription']],
  [
    'a plan under way',
    { planType: 'paymentPlan', balanceDue: 1 },
    ['payoff', 'switchPaymentMethod'],
  ],
  ['a plan that is paid', { planType: 'paymentPlan' }, []],
  [
    'a wallet whose agreement ends in 30 days',
    { planType: 'subscription', paymentType: 'wallet', agreementEndsAt: inDays(30) },
    ['cancelSubscription', 'switchPaymentMethod', 'reauthorise'],
  ],
  [
    'a wallet whose agreement ends in 31 days',
    { planType: 'subscription', paymentType: 'wallet', agreementEndsAt: inDays(31) },
    ['cancelSubscription', 'switchPaymentMethod'],
  ],
])('%s', (_what, change, expected) => {
  expect(purchaseActions({ ...purchase, ...change }, now)).toEqual(expected);
});

test.each([
  [1.99, 1],
  [1, 1],
  [0.99, 0],
  [0, 0],
  [-0.01, -1],
])('%d days are %d days left', (days, expected) => {
  expect(daysLeft(inDays(days), now)).toBe(expected);
});
