import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { toDay, toMoment, toPercent } from './status.rules.ts';

test('days and moments are those of UTC', () => {
  expect(toDay('2026-03-12', formatMessages)).toBe('12 Mar 2026');
  expect(toMoment('2026-03-12T23:59:00.000Z', formatMessages)).toBe('12 Mar 2026, 23:59 UTC');
});

test('only all of the checks are 100 percent', () => {
  expect([1, 0.99999, 0.5, 0].map((share) => toPercent(share, formatMessages))).toEqual([
    '100',
    '99.99',
    '50.00',
    '0.00',
  ]);
});
