import { expect, test } from 'vitest';
import { levelUp, toLevelProgress } from './xp.rules.ts';

test('a level is ten hops of a hundred points', () => {
  expect(toLevelProgress({ totalXpPoints: 7340, level: 7 })).toEqual({
    level: 7,
    points: 7340,
    inLevel: 340,
    left: 660,
    hops: 3,
  });
  expect(toLevelProgress({ totalXpPoints: 999, level: 0 })).toMatchObject({ left: 1, hops: 9 });
  expect(toLevelProgress({ totalXpPoints: 1000, level: 1 })).toMatchObject({ inLevel: 0, hops: 0 });
});

test('only a rise that is seen happening is celebrated', () => {
  expect(levelUp(undefined, 7)).toBeUndefined();
  expect(levelUp(7, 7)).toBeUndefined();
  expect(levelUp(7, 6)).toBeUndefined();
  expect(levelUp(7, 8)).toBe(8);
});
