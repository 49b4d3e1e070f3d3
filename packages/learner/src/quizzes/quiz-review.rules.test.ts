import { quizSubmissionFixture as submission } from '@uplink/kit/testing';
import { expect, test } from 'vitest';
import { quizReviewMessages } from './quiz-review.messages.ts';
import { wayOn } from './quiz-review.rules.ts';

test('the way on is the next lesson, else the homework, else the lesson', () => {
  expect(wayOn(submission, quizReviewMessages)).toMatchObject({
    label: 'Next lesson',
    isNext: true,
  });
  const locked = submission.next && { ...submission.next, isLocked: true };
  expect(
    wayOn({ ...submission, next: locked, lessonRemaining: ['homework'] }, quizReviewMessages),
  ).toMatchObject({
    label: 'Go to the homework',
    href: '/courses/ospf-in-practice/sections/2/lessons/1/homework',
  });
  expect(wayOn({ ...submission, next: null }, quizReviewMessages).label).toBe('Back to the lesson');
});
