import { describe, expect, test } from 'vitest';
import {
  canRate,
  canStart,
  isDone,
  isLearningVisible,
  isSuspended,
  mainActionLabel,
} from './module-status.rules.ts';

describe('learner module status', () => {
  test.each([
    // status, canStart, isLearningVisible, isDone, isSuspended
    [1, true, true, false, false],
    [2, true, false, false, false],
    [3, true, true, true, false],
    [4, false, true, false, false],
    [5, true, false, false, false],
    [101, true, false, false, true],
    [102, true, false, false, true],
    [103, true, false, false, true],
    [104, false, false, false, false],
    [null, false, false, false, false],
  ])('%s', (status, start, visible, done, suspended) => {
    expect([
      canStart(status),
      isLearningVisible(status),
      isDone(status),
      isSuspended(status),
    ]).toEqual([start, visible, done, suspended]);
  });

  test('only what is being learned or done can be rated', () => {
    const all = [1, 2, 3, 4, 5, 101, 102, 103, null];
    expect(all.filter((status) => canRate(status))).toEqual([1, 3]);
  });

  test.each([
    [3, 1, 'View module'],
    [5, 2, 'Start learning'],
    [1, 2, 'Start learning'],
    [2, 1, 'Start learning'],
    [4, 1, 'Start learning'],
    [null, 1, 'Apply'],
    [101, 1, 'Apply'],
    [null, 2, 'Purchase'],
    [102, 3, 'Purchase'],
  ] as const)('status %s of type %s: %s', (status, type, label) => {
    expect(mainActionLabel({ status, type })).toBe(label);
  });
});
