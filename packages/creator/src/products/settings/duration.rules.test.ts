import fc from 'fast-check';
import { expect, test } from 'vitest';
import { durationUnits, toDuration, toSeconds } from './duration.rules.ts';

test.each([
  [3600, '1', 'hours'],
  [6 * 86_400, '6', 'days'],
  [2 * 2_592_000, '2', 'months'],
  [null, '', 'days'],
])('%s seconds are %s %s', (seconds, amount, unit) => {
  expect(toDuration(seconds)).toEqual({ amount, unit });
});

test('a duration stays what it was', () => {
  const amount = fc.integer({ min: 1, max: 120 }).map(String);
  fc.assert(
    fc.property(fc.record({ amount, unit: fc.constantFrom(...durationUnits) }), (duration) => {
      const seconds = toSeconds(duration);
      expect(toSeconds(toDuration(seconds))).toBe(seconds);
    }),
  );
});
