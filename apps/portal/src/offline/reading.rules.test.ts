import { expect, test } from 'vitest';
import { isKept, isTooOld, surplus } from './reading.rules.ts';

const day = 86_400_000;

test.each([
  ['/me', true],
  ['/me/context', true],
  ['/me/lessons/{id}', true],
  ['/me/modules/{id}/outline', true],
  ['/me/notes', true],
  ['/me/modules/{moduleId}/quiz', false],
  ['/me/exams/attempts/{examAttemptId}', false],
  ['/me/homeworks', false],
  ['/me/profile', false],
  ['/me/modules/{moduleId}/questions', false],
  ['/management/work', false],
  ['toString', false],
])('%s is kept: %s', (path, expected) => {
  expect(isKept([path, 1])).toBe(expected);
});

test('of lessons the last twenty stay', () => {
  const lessons = Array.from({ length: 23 }, (_, id) => ['/me/lessons/{id}', id]);
  const outline = ['/me/modules/{id}/outline', 1];
  const gone = surplus([outline, ...lessons]);
  expect(gone.map(([, id]) => id).sort()).toEqual([0, 1, 2]);
});

test('after thirty days an answer is too old', () => {
  expect(isTooOld({ updatedAt: 0 }, 30 * day)).toBe(false);
  expect(isTooOld({ updatedAt: 0 }, 30 * day + 1)).toBe(true);
});
