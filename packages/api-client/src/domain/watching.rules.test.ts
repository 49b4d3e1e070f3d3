import { expect, test } from 'vitest';
import { watchedStep } from './watching.rules.ts';

test.each([
  [10, 11.4, 1.4],
  [10, 11.5, 0],
  [10, 9, 0],
])('from %d to %d counts %d s', (from, to, counted) => {
  expect(watchedStep(from, to)).toBeCloseTo(counted);
});
