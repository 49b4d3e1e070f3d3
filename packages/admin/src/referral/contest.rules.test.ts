import type { Schema } from '@uplink/api-client';
import { expect, test } from 'vitest';
import { toUpdate, toValues } from './contest.rules.ts';

const contest: Schema<'Contest'> = {
  id: 1,
  name: 'Spring relay',
  announcement: '',
  enrollmentCountType: 1,
  startsAt: '2026-03-01T09:30:00.000Z',
  endsAt: '2026-04-01T00:00:00.000Z',
  timeZone: 'UTC',
  state: 'open',
  version: 4,
};

test('a contest that ends at midnight has the day before as its last', () => {
  expect(toValues(contest)).toMatchObject({ firstDay: '2026-03-01', lastDay: '2026-03-31' });
});

test('a day that was not changed keeps its hour; another last day counts whole', () => {
  const values = { ...toValues(contest), lastDay: '2026-04-15', reason: ' A week more ' };
  expect(toUpdate(values, ['lastDay'], contest)).toEqual({
    version: 4,
    name: 'Spring relay',
    announcement: '',
    enrollmentCountType: 1,
    endsAt: '2026-04-16T00:00:00.000Z',
    reason: 'A week more',
  });
});

test('the first contest names both of its days and no version', () => {
  const first = {
    ...toValues(undefined),
    ...{ name: 'A', firstDay: '2026-01-01', lastDay: '2026-01-31' },
  };
  expect(toUpdate(first, [], undefined)).toMatchObject({
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: '2026-02-01T00:00:00.000Z',
  });
});
