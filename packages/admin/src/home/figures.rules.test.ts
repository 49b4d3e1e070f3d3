import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { changeOf, readingsOf } from './figures.rules.ts';

test('a change is told in per cent, and not where there was nothing', () => {
  expect(changeOf({ total: 150, before: 100 })).toBe('+50 %');
  expect(changeOf({ total: 50, before: 100 })).toBe('−50 %');
  expect(changeOf({ total: 100, before: 100 })).toBe('0 %');
  expect(changeOf({ total: 3, before: 0 })).toBeUndefined();
});

test('the first point begins with the range', () => {
  const points = [
    { start: '2025-12-08', value: 4200 },
    { start: '2025-12-15', value: 0 },
  ];
  const figure = { kind: 'income', currency: 'USD', total: 4200, before: 0, points } as const;
  const readings = readingsOf({ ...figure, points }, '2025-12-09', formatMessages);
  expect(readings.map(({ day, shown }) => [day, shown])).toEqual([
    ['9 Dec', '$42.00'],
    ['15 Dec', '$0.00'],
  ]);
});
