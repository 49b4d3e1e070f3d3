import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import {
  boughtFixture,
  cancelledFixture,
  cardFixture,
  failedFixture,
  purchaseFixture,
  walletFixture,
} from './billing.fixture.ts';
import { billingMessages } from './billing.messages.ts';
import {
  cardWarning,
  describeCard,
  describeFigures,
  describePurchase,
  graceOf,
  nameOfMethod,
  rowActions,
  walletWarning,
} from './billing.rules.ts';

const now = new Date('2026-03-12T12:00:00.000Z');

test.each([
  [failedFixture, 'Payment plan, 4 of 12 paid', ['$420.00 due', 'declined 8 Mar']],
  [purchaseFixture, 'Subscription, monthly', ['$39.00 on 2 Apr', 'charged automatically']],
  [cancelledFixture, 'Subscription, cancelled 1 Mar', ['Access until 31 Mar', '19 days left']],
  [boughtFixture, 'One-time, bought 2 Jan 2026', ['$99.00', 'paid in full']],
  [
    { ...failedFixture, status: 'active' as const, dueSince: null },
    'Payment plan, 4 of 12 paid',
    ['$420.00 a month', 'balance due $3,360.00'],
  ],
  [
    { ...purchaseFixture, status: 'paused' as const, pausedUntil: '2026-05-01T00:00:00.000Z' },
    'Subscription, monthly',
    ['$39.00', 'paused until 1 May'],
  ],
])('a purchase says its plan and figures: $status', (purchase, plan, figures) => {
  expect(describePurchase(purchase, billingMessages, formatMessages)).toBe(plan);
  expect(describeFigures(purchase, billingMessages, formatMessages)).toEqual(figures);
});

test('switching is offered with a second method only', () => {
  expect(rowActions(failedFixture, [cardFixture])).toEqual(['retryPayment', 'payoff']);
  expect(rowActions(failedFixture, [cardFixture, walletFixture])).toEqual([
    'retryPayment',
    'payoff',
    'switchPaymentMethod',
  ]);
});

test('a card says what it is and when it ends', () => {
  expect(nameOfMethod(cardFixture, billingMessages)).toBe('Visa 4242');
  expect(describeCard({ ...cardFixture, expYear: 2026 }, billingMessages)).toBe(
    'Credit, ends 04/2026, zip 60614',
  );
  expect(cardWarning({ ...cardFixture, expYear: 2026 }, now, billingMessages)).toBe(
    'This card expires next month.',
  );
  expect(cardWarning({ ...cardFixture, expYear: 2026, expMonth: 3 }, now, billingMessages)).toBe(
    'This card expires this month.',
  );
  expect(cardWarning({ ...cardFixture, expYear: 2026, expMonth: 2 }, now, billingMessages)).toBe(
    'This card has expired.',
  );
  expect(cardWarning(cardFixture, now, billingMessages)).toBeUndefined();
});

test('a wallet warns thirty days before its authorisation ends', () => {
  const ending = (days: number) => ({
    ...walletFixture,
    expiresAt: new Date(now.getTime() + days * 86_400_000).toISOString(),
  });
  expect(walletWarning(ending(31), now, billingMessages)).toBeUndefined();
  expect(walletWarning(ending(12), now, billingMessages)).toBe('Authorisation ends in 12 days.');
  expect(walletWarning(ending(-1), now, billingMessages)).toContain('has ended');
});

test('the days of grace are counted from the first decline', () => {
  expect(graceOf('2026-03-08T09:00:00.000Z', now)).toEqual({
    left: 25,
    gone: 4,
    end: '2026-04-07T09:00:00.000Z',
  });
});
