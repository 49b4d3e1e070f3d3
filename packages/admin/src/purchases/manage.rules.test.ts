import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { manageMessages } from './manage.messages.ts';
import { type ManageAction, manageGroups } from './manage.rules.ts';
import { faultsOf, firstValues, previewOf } from './manage-form.rules.ts';
import { failedPurchase, pausedPurchase, paymentsOf } from './purchases.fixture.ts';

const admin = { id: 1, roles: ['admin'] };
const support = { id: 2, roles: ['customerSupport'] };
const paid = paymentsOf(failedPurchase).filter(({ status }) => status === 'paid');

const offIn = (purchase: typeof failedPurchase, staff: typeof admin, buyerId = 9) =>
  Object.fromEntries(
    manageGroups(
      purchase,
      { ...staff, isBuyer: staff.id === buyerId },
      manageMessages,
      formatMessages,
    ).flatMap(({ items }) =>
      items.filter(({ isOff }) => isOff).map(({ action, detail }) => [action, detail]),
    ),
  );

test('what can’t be done stays in the menu and says why', () => {
  expect(offIn(failedPurchase, admin)).toEqual({
    pause: 'Only while active',
    setPauseDate: 'Only while paused',
    resume: 'Only while paused',
    cancelSubscription: 'Only for subscriptions',
    reactivateSubscription: 'Only for subscriptions',
  });
  expect(offIn(pausedPurchase, admin)).toEqual({
    charge: 'Resume it first',
    updateNextChargeDate: 'There are no more charges',
    pause: 'Only while active',
    reactivateSubscription: 'Only after it was cancelled or ended',
  });
});

test('roles and own purchases shut actions too', () => {
  const off = offIn(failedPurchase, support);
  for (const action of ['charge', 'updateNextChargeDate', 'reset', 'remove'])
    expect(off[action], action).toBe('Your role can’t do this');
  expect(off.refund).toBeUndefined();
  expect(new Set(Object.values(offIn(failedPurchase, admin, admin.id)))).toEqual(
    new Set(['Not for your own purchases']),
  );
  const sales = { id: 3, roles: ['sales'] };
  expect(Object.keys(offIn(pausedPurchase, sales))).toHaveLength(12);
});

test('what credits alone paid is refunded whole, without an amount', () => {
  const credited = {
    ...failedPurchase,
    ...{ status: 'active' as const, amountPaid: 0, balanceDue: 0, credit: 4200 },
  };
  expect(offIn(credited, admin).refund).toBeUndefined();
  expect(offIn({ ...credited, status: 'refund' }, admin).refund).toBe('Nothing is left to refund');
  const refunding = { purchase: credited, action: 'refund' as const, payments: [] };
  const values = firstValues(refunding);
  expect(faultsOf(refunding, { ...values, reason: 'Asked' }).amount).toBeUndefined();
  expect(previewOf(refunding, values)).toEqual({ action: 'refundProduct' });
});

const managing = (action: ManageAction) => ({ purchase: failedPurchase, action, payments: paid });
const amountFault = (action: ManageAction, amount: string, scope: 'payment' | 'product') =>
  faultsOf(managing(action), { ...firstValues(managing(action)), amount, scope }).amount;

test.each([
  ['charge', 'payment', '0', undefined],
  ['charge', 'payment', '3360', undefined],
  ['charge', 'payment', '3360.01', 'Value must be lower than 3360'],
  ['charge', 'payment', '-1', 'Type an amount such as 210.00'],
  ['refund', 'payment', '0', 'Value must be higher than 0.01'],
  ['refund', 'payment', '0.01', undefined],
  ['refund', 'payment', '420', undefined],
  ['refund', 'payment', '420.01', 'Value must be lower than 420'],
  ['refund', 'product', '1680', undefined],
  ['refund', 'product', '1680.01', 'Value must be lower than 1680'],
] as const)('%s of %s: %s', (action, scope, amount, fault) => {
  expect(amountFault(action, amount, scope)).toBe(fault);
});

test('a charge, a refund and a removal need a reason', () => {
  for (const action of ['charge', 'refund', 'remove'] as const)
    expect(faultsOf(managing(action), firstValues(managing(action))).reason).toBe(
      'This field is Required',
    );
  expect(faultsOf(managing('pause'), firstValues(managing('pause'))).reason).toBeUndefined();
});

test('the server is asked about what the fields say, once they say enough', () => {
  const of = (action: ManageAction, changed = {}) =>
    previewOf(managing(action), { ...firstValues(managing(action)), ...changed });
  expect(of('extend')).toBeUndefined();
  expect(of('extend', { date: '2026-12-01' })).toEqual({
    action: 'extend',
    date: '2026-12-01T12:00:00.000Z',
  });
  expect(of('pause')).toEqual({ action: 'pause' });
  expect(of('refund', { amount: '210' })).toEqual({
    action: 'refund',
    paymentId: 904,
    amount: 21_000,
  });
  expect(of('refund', { scope: 'product', amount: '1680' })).toEqual({ action: 'refundProduct' });
  expect(of('refund', { scope: 'product', amount: '5' })).toEqual({
    action: 'refundProduct',
    amount: 500,
  });
  expect(of('charge', { isPayOff: true })).toEqual({
    action: 'charge',
    isPayOff: true,
    amount: 336_000,
    paymentType: 'card',
  });
});
