import { expect, test } from 'vitest';
import { lessonAt, reviewAt } from './visitor.ts';

test.each([
  ['/courses/ospf/sections/3/lessons/12', 12],
  ['/programs/network/sections/3/lessons/12/quiz', 12],
  ['/projects/wan/sections/3/lessons/12/exercises/', 12],
  ['/courses/ospf/sections/3/lessons/12/homework', 0],
  ['/courses/ospf', 0],
])('visitors may read lesson %s: %i', (path, lessonId) => {
  expect(lessonAt(path)).toBe(lessonId);
});

test('the review of a quiz is read, that of homework is not', () => {
  expect(reviewAt('/quizzes/4/submissions/9')).toBe(4);
  expect(reviewAt('/homeworks/4/submissions/9')).toBe(0);
});
