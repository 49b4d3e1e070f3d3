import { expect, test } from 'vitest';
import { waitingTimeMessages } from './waiting-time.messages.ts';
import { waitingWords } from './waiting-time.rules.ts';

const hour = 3600;
const words = (typicalSeconds: number | null) =>
  waitingWords({ typicalSeconds, reviews: 12, days: 90 }, waitingTimeMessages);

test('the typical wait is told roughly, with what it is made from', () => {
  expect(words(4 * hour)).toBe(
    'Reviews usually take about 4 hours: half of the 12 in the last 90 days took less.',
  );
  expect(words(hour - 1)).toContain('take less than an hour:');
  expect(words(hour)).toContain('take about 1 hour:');
  expect(words(48 * hour - 1)).toContain('take about 48 hours:');
  expect(words(48 * hour)).toContain('take about 2 days:');
});

test('nothing is claimed about too few', () => {
  expect(words(null)).toBe('There are too few recent reviews to say how long one takes.');
});
