import { expect, test } from 'vitest';
import { chapterAt, seekTarget, shareOf } from './video-seek.rules.ts';

const chapters = [
  { start: 0, title: 'Listening' },
  { start: 8, title: 'SYN' },
];

test.each([
  [0, 'Listening'],
  [7.9, 'Listening'],
  [8, 'SYN'],
  [500, 'SYN'],
])('second %d lies in %s', (second, title) => {
  expect(chapterAt(chapters, second)?.title).toBe(title);
});

test('a video without chapters has none', () => {
  expect(chapterAt([], 5)).toBeUndefined();
});

test.each([
  [12, 48, 0.25],
  [60, 48, 1],
  [-1, 48, 0],
  [5, 0, 0],
])('second %d of %d stands at %d', (second, duration, share) => {
  expect(shareOf(second, duration)).toBe(share);
});

test.each([
  ['ArrowLeft', 15],
  ['ArrowRight', 25],
  ['PageUp', 50],
  ['PageDown', -10],
  ['Home', 0],
  ['End', 48],
  ['k', undefined],
])('%s on the bar leads from 20 to %s', (key, target) => {
  expect(seekTarget(key, 20, 48)).toBe(target);
});
