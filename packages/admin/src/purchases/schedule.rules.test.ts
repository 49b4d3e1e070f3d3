import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { failedPurchase, paymentsOf } from './purchases.fixture.ts';
import { purchasesMessages } from './purchases.messages.ts';
import { scheduleOf } from './schedule.rules.ts';

test('what was paid comes first, then what is due, month by month', () => {
  const hops = scheduleOf(
    failedPurchase,
    paymentsOf(failedPurchase),
    purchasesMessages,
    formatMessages,
  );
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
  expect(scheduleOf(over, [], purchasesMessages, formatMessages).map(({ state }) => state)).toEqual(
    [],
  );
});
