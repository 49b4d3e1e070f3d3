import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isLivePurchase,
  nextPurchaseStatus,
  opensProducts,
  PURCHASE_TRANSITIONS,
  type PurchaseEvent,
} from './purchase-status.rules.ts';

const events: PurchaseEvent[] = [
  'pay',
  'fail',
  'pause',
  'resume',
  'cancel',
  'reactivate',
  'extend',
  'expire',
  'replace',
  'rejectTerms',
  'refund',
  'remove',
  'refundFailed',
];
const no = undefined;
const ends = ['expired', 'expired', 'declined', 'refund', 'deleted', undefined];

test.each([
  // In the order of the events above.
  ['pending', ['active', 'failed', no, no, no, no, no, no, no, no, no, no, no]],
  ['active', ['active', 'failed', 'paused', no, 'cancelled', no, 'active', ...ends]],
  ['failed', ['active', 'failed', no, no, 'cancelled', no, 'failed', ...ends]],
  ['paused', ['paused', 'paused', 'paused', 'active', 'cancelled', no, 'paused', ...ends]],
  ['cancelled', ['cancelled', 'cancelled', no, no, no, 'active', 'cancelled', ...ends]],
  ['expired', [no, no, no, no, no, 'active', 'active', no, no, no, 'refund', 'deleted', no]],
  ['declined', [no, no, no, no, no, no, no, no, no, no, 'refund', 'deleted', no]],
  ['refund', [no, no, no, no, no, no, no, no, no, no, no, 'deleted', 'expired']],
  ['deleted', events.map(() => no)],
  ['constructor', events.map(() => no)],
])('from %s', (status, expected) => {
  expect(events.map((event) => nextPurchaseStatus(status, event))).toEqual(expected);
});

test('whatever happens, nothing is charged or opened once a purchase has ended for good', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (history) => {
      let status: string = 'pending';
      for (const event of history) {
        const next = nextPurchaseStatus(status, event);
        if (event === 'pay' && !isLivePurchase(status)) expect(next).toBeUndefined();
        if (['refund', 'declined', 'deleted'].includes(status) && next !== undefined)
          expect(opensProducts(next)).toBe(false);
        status = next ?? status;
      }
    }),
  );
});

test('every purchase that opens products is live', () => {
  for (const status of Object.keys(PURCHASE_TRANSITIONS))
    if (opensProducts(status)) expect(isLivePurchase(status)).toBe(true);
});
