import { expect, test } from 'vitest';
import { failedPurchase, paymentsOf } from './purchases.fixture.ts';
import { scheduleOf } from './schedule.rules.ts';

test('what was paid comes first, then what is due, month by month', () => {
  const hops = scheduleOf(failedPurchase, paymentsOf(failedPurchase));
  expect(hops).toHaveLength(12);
  expect(hops.slice(0, 6).map(({ label, meta, state }) => [label, meta, state])).toEqual([
    ['8 Dec', '$420', 'done'],
    ['8 Jan', '$420', 'done'],
    ['8 Feb', '$420', 'done'],
    ['8 Mar', 'declined', 'fault'],
    ['8 Apr', '$420', 'current'],
    ['8 May', '$420', 'open'],
  ]);
});

test('nothing is to come where nothing is charged any more', () => {
  const over = { ...failedPurchase, nextPaymentDate: null };
  expect(scheduleOf(over, []).map(({ state }) => state)).toEqual([]);
});
