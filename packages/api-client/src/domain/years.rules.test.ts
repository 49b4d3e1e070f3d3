import { expect, test } from 'vitest';
import { addYears } from './years.rules.ts';

test.each([
  ['2026-03-12T21:14:00.000Z', 1, '2027-03-12T21:14:00.000Z'],
  ['2024-02-29T00:00:00.000Z', 1, '2025-02-28T00:00:00.000Z'],
  ['2024-02-29T23:59:59.999Z', 4, '2028-02-29T23:59:59.999Z'],
  ['2026-12-31T23:59:59.000Z', 3, '2029-12-31T23:59:59.000Z'],
  ['2026-02-28T12:00:00.000Z', 2, '2028-02-28T12:00:00.000Z'],
])('%s and %d years', (from, years, to) => {
  const date = new Date(from);
  expect(addYears(date, years).toISOString()).toBe(to);
  expect(date.toISOString()).toBe(from);
});
