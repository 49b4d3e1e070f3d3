import { expect, test } from 'vitest';
import { graceDaysLeft } from './payment.rules.ts';

test.each([
  ['2026-03-01T10:00:00Z', 30],
  ['2026-03-02T09:00:00Z', 29],
  ['2026-03-30T10:00:01Z', 0],
  ['2026-05-01T10:00:00Z', 0],
])('of a payment that was declined on 1 March, at %s %i days are left', (now, days) => {
  expect(graceDaysLeft('2026-03-01T10:00:00Z', Date.parse(now))).toBe(days);
});
