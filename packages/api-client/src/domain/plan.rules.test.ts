import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths } from './billing-calendar.rules.ts';
import { planPayments, splitInstalments } from './plan.rules.ts';
import { taxOf, withTax } from './tax.rules.ts';

test('instalments add up to the total, and the last is the largest (M-10)', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 2, max: 60 })
        .chain((months) =>
          fc.tuple(fc.integer({ min: months, max: 100_000_000 }), fc.constant(months)),
        ),
      ([total, months]) => {
        const parts = splitInstalments(total, months);
        expect(parts).toHaveLength(months);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(Math.min(...parts)).toBeGreaterThan(0);
        expect((parts.at(-1) ?? 0) - (parts[0] ?? 0)).toBeLessThan(months);
      },
    ),
    { numRuns: 20_000 },
  );
});

test('plans ask for what their type says', () => {
  const none = { amount: null, months: null, total: null };
  expect(planPayments({ ...none, type: 'free', amount: 0 })).toEqual([]);
  expect(planPayments({ ...none, type: 'oneTime', amount: 4200 })).toEqual([4200]);
  expect(planPayments({ ...none, type: 'subscription', amount: 2900 })).toEqual([2900]);
  expect(planPayments({ type: 'paymentPlan', amount: null, months: 3, total: 20_000 })).toEqual([
    6666, 6666, 6668,
  ]);
});

/** A calendar without dates: days of the months, counted up. */
function reference(anchor: Date, months: number) {
  const count = anchor.getUTCFullYear() * 12 + anchor.getUTCMonth() + months;
  const [year, month] = [Math.floor(count / 12), count % 12];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month] ?? 0;
  return [year, month, Math.min(anchor.getUTCDate(), days)];
}

test('months are counted from the anchor, at the same time of day (M-34)', () => {
  const start = Date.UTC(1996, 0, 1);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 110 * 365 * 86_400 }), (seconds) => {
      const anchor = new Date(start + seconds * 1000);
      for (let cycle = 0; cycle <= 36; cycle += 1) {
        const at = addMonths(anchor, cycle);
        expect([at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]).toEqual(
          reference(anchor, cycle),
        );
        expect(at.getTime() % 86_400_000).toBe(anchor.getTime() % 86_400_000);
      }
    }),
    { numRuns: 5000, examples: [[Date.UTC(2024, 0, 31) / 1000 - start / 1000]] },
  );
});

test('31 January is followed by the end of February and 31 March', () => {
  const anchor = new Date('2024-01-31T09:30:00.000Z');
  expect([1, 2, 13].map((cycle) => addMonths(anchor, cycle).toISOString().slice(0, 10))).toEqual([
    '2024-02-29',
    '2024-03-31',
    '2025-02-28',
  ]);
  expect(addDays(anchor, 1).toISOString()).toBe('2024-02-01T09:30:00.000Z');
});

test('tax is on an amount or in it, and rounds half a cent up', () => {
  const vat = { rate: 210_000, isIncluded: false };
  expect([taxOf(10_000, vat), withTax(10_000, vat)]).toEqual([2100, 12_100]);
  expect([taxOf(12_100, { ...vat, isIncluded: true }), taxOf(0, vat)]).toEqual([2100, 0]);
  expect([taxOf(50, { rate: 10_000, isIncluded: false }), taxOf(9, null)]).toEqual([1, 0]);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.boolean(),
      (amount, rate, isIncluded) => {
        const tax = taxOf(amount, { rate, isIncluded });
        expect(Number.isSafeInteger(tax)).toBe(true);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(amount);
        expect(withTax(amount, { rate, isIncluded })).toBe(isIncluded ? amount : amount + tax);
      },
    ),
    { numRuns: 5000 },
  );
});
