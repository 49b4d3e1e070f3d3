import { expect, test } from 'vitest';
import { levelFromXp, xpInLevel } from './xp.rules.ts';

test.each([
  [0, 0],
  [999, 0],
  [1000, 1],
  [1999, 1],
  [2000, 2],
])('%i points are level %i', (points, level) => {
  expect(levelFromXp(points)).toBe(level);
});

test.each([
  [0, 0],
  [999, 999],
  [1000, 0],
  [7340, 340],
])('of %i points %i lie in the level', (points, inLevel) => {
  expect(xpInLevel(points)).toBe(inLevel);
});
