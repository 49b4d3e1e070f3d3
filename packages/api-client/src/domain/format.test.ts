import { expect, test } from 'vitest';
import { formatBytes } from './amounts.ts';
import { formatAgo, formatDate, formatDuration, formatNumber, formatTimer } from './format.ts';

test.each([
  [formatTimer(768), '12:48'],
  [formatTimer(3729), '1:02:09'],
  [formatTimer(-4), '00:00'],
  [formatTimer(9.9), '00:09'],
  [formatDuration(7080), '1 h 58 min'],
  [formatDuration(7200), '2 h'],
  [formatDuration(40), '1 min'],
  [formatDuration(86_400), '24 h'],
  [formatDuration(432_000), '5 days'],
  [formatDuration(604_800), '1 week'],
  [formatDuration(2_592_000), '1 month'],
  [formatDuration(3_628_800), '6 weeks'],
  [formatDuration(6_652_800), '11 weeks'],
  [formatDuration(864_000), '10 days'],
  [formatDuration(16_200_000), '6 months'],
  [formatDuration(23_328_000), '9 months'],
  [formatBytes(0), '0 B'],
  [formatBytes(1023), '1023 B'],
  [formatBytes(1024), '1 kB'],
  [formatBytes(1_048_575), '1 MB'],
  [formatBytes(1_047_000), '1022 kB'],
  [formatBytes(1_887_437), '1.8 MB'],
  [formatBytes(5_368_709_120), '5 GB'],
  [formatNumber(7340), '7,340'],
  [formatDate('2026-03-12T21:14:00.000Z'), '12 Mar 2026'],
  [formatDate('2026-09-08T12:00:00.000Z'), '8 Sep 2026'],
  [formatDate('2026-09-08T23:59:00.000Z', { hasYear: false, timeZone: 'UTC' }), '8 Sep'],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});

test.each([
  ['2026-03-12T11:59:30.000Z', 'now'],
  ['2026-03-12T11:34:00.000Z', '26 min ago'],
  ['2026-03-12T10:00:00.000Z', '2 h ago'],
  ['2026-03-11T12:00:00.000Z', 'yesterday'],
  ['2026-03-10T11:00:00.000Z', '10 Mar 2026'],
])('%s was %s', (instant, expected) => {
  expect(formatAgo(instant, new Date('2026-03-12T12:00:00.000Z'))).toBe(expected);
});
