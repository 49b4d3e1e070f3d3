import { describe, expect, test } from 'vitest';
import { ModuleType } from './codes/modules.codes.ts';
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

  describe.each([
    // status, label of a program, label of everything else (specification, section 4)
    [null, 'Apply', 'Purchase'],
    [1, 'Start learning', 'Start learning'],
    [2, 'Start learning', 'Start learning'],
    [3, 'View module', 'View module'],
    [4, 'Start learning', 'Start learning'],
    [5, 'Start learning', 'Start learning'],
    [101, 'Apply', 'Purchase'],
    [102, 'Apply', 'Purchase'],
    [103, 'Apply', 'Purchase'],
  ] as const)('the main label in status %s', (status, ofProgram, ofOthers) => {
    test.each(Object.values(ModuleType))('of type %s', (type) => {
      const expected = type === ModuleType.program ? ofProgram : ofOthers;
      expect(mainActionLabel({ status, type })).toBe(expected);
    });
  });
});
