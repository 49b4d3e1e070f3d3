import { expect, test } from 'vitest';
import { weekOf } from './week.rules.ts';

const cohort = { startDate: '2026-03-02', endDate: '2026-09-27' };
const at = (instant: string) => weekOf(cohort, new Date(instant));

test('weeks count from the start to the end of the last day', () => {
  expect(at('2026-03-02T00:00:00Z')).toEqual({ current: 1, of: 30 });
  expect(at('2026-03-08T23:59:59Z')).toEqual({ current: 1, of: 30 });
  expect(at('2026-03-30T09:00:00Z')).toEqual({ current: 5, of: 30 });
  expect(at('2026-09-27T23:00:00Z')).toEqual({ current: 30, of: 30 });
});

test('before the start and after the end it is in no week', () => {
  expect(at('2026-03-01T23:59:59Z')).toBeUndefined();
  expect(at('2026-09-28T00:00:00Z')).toBeUndefined();
});
