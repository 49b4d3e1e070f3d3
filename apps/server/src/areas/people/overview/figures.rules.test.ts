import { expect, test } from 'vitest';
import { rangeOf } from './figures.rules.ts';

const now = new Date('2026-03-08T23:30:00Z');

test('a week is shown by day, today included', () => {
  const range = rangeOf(now, 7);
  expect(range).toMatchObject({ since: '2026-03-02', until: '2026-03-08', step: 'day' });
  expect(range.starts).toHaveLength(7);
  expect(range.starts.at(-1)).toBe('2026-03-08');
});

test('a quarter is shown by week, from the Monday on or before its first day', () => {
  const { since, step, starts } = rangeOf(now, 90);
  expect({ since, step }).toEqual({ since: '2025-12-09', step: 'week' });
  expect(starts[0]).toBe('2025-12-08');
  expect(starts.every((day) => new Date(day).getUTCDay() === 1)).toBe(true);
});

test('a year is shown by month, over its turn', () => {
  const { since, step, starts } = rangeOf(now, 365);
  expect({ since, step }).toEqual({ since: '2025-03-09', step: 'month' });
  expect(starts).toHaveLength(13);
  expect(starts.slice(9, 11)).toEqual(['2025-12-01', '2026-01-01']);
});
