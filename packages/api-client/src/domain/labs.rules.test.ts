import { expect, test } from 'vitest';
import { isContinuedLog } from './labs.rules.ts';

test('a log goes on where another ends, line by line', () => {
  expect(isContinuedLog('R1: a\nR1: b', 'R1: a')).toBe(true);
  expect(isContinuedLog('R1: a', 'R1: a')).toBe(true);
  expect(isContinuedLog('R1: ab', 'R1: a')).toBe(false);
  expect(isContinuedLog('R1: b', '')).toBe(true);
});
