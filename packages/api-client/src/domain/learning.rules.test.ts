import { describe, expect, test } from 'vitest';
import {
  canReviewTo,
  canStart,
  canSubmitHomework,
  isDone,
  isLearningVisible,
  isSuspended,
  lessonRemaining,
  levelFromXp,
  mainActionLabel,
} from './learning.rules.ts';

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
  [true, null, null, []],
  [false, null, null, ['finish']],
  [true, 'notSubmitted', null, ['quiz']],
  [true, 'complete', 'pending', ['homework']],
  [false, 'notSubmitted', 'needsRevision', ['finish', 'quiz', 'homework']],
  [true, 'complete', 'complete', []],
])(
  'finished %s, quiz %s, homework %s leaves %j',
  (isFinished, quizStatus, homeworkStatus, parts) => {
    expect(lessonRemaining({ isFinished, quizStatus, homeworkStatus })).toEqual(parts);
  },
);

test.each(['notSubmitted', 'pending', 'needsRevision'])('%s can be handed in', (status) => {
  expect(canSubmitHomework(status)).toBe(true);
});

test('complete work is handed in no more, and only reopened by its mentor', () => {
  expect(canSubmitHomework('complete')).toBe(false);
  expect(canReviewTo('complete', 'needsRevision')).toBe(true);
  expect(canReviewTo('complete', 'complete')).toBe(false);
  expect(canReviewTo('notSubmitted', 'complete')).toBe(false);
});
