import { expect, test } from 'vitest';
import { quizSubmissionFixture as submission } from './quiz.fixture.ts';
import { linkLabel, markOf, wayOn } from './quiz-review.rules.ts';

test('the way on is the next lesson, else the homework, else the lesson', () => {
  expect(wayOn(submission)).toMatchObject({ label: 'Next lesson', isNext: true });
  const locked = submission.next && { ...submission.next, isLocked: true };
  expect(wayOn({ ...submission, next: locked, lessonRemaining: ['homework'] })).toMatchObject({
    label: 'Go to the homework',
    href: '/courses/ospf-in-practice/sections/2/lessons/1/homework',
  });
  expect(wayOn({ ...submission, next: null }).label).toBe('Back to the lesson');
});

test('an answer is marked by what was picked and what is right', () => {
  const mark = (isPicked: boolean, isCorrect: boolean, isOwn = true) =>
    markOf({ id: 1, answer: 'x', isPicked, isCorrect }, isOwn);
  expect(mark(true, true)).toEqual({ kind: 'ok', words: 'Your answer, right' });
  expect(mark(true, false)).toEqual({ kind: 'fault', words: 'Your answer, wrong' });
  expect(mark(false, true)).toEqual({ kind: 'ok', words: 'Right, not picked' });
  expect(mark(false, false)).toEqual({ kind: undefined, words: '' });
  expect(mark(true, false, false).words).toBe('Picked, wrong');
});

test('a link into a video names the second', () => {
  expect(linkLabel('/courses/x/sections/1/lessons/2?position=580')).toBe('Watch again at 09:40');
  expect(linkLabel('https://example.org/rfc2328')).toBe('Read again');
});
