import { expect, test } from 'vitest';
import { quizSubmissionFixture as submission } from '../testing/quiz.fixture.ts';
import { quizReviewMessages } from './quiz-review.messages.ts';
import { attemptBefore, formerAnswer } from './quiz-review.rules.ts';

test('an attempt is compared with the one before it', () => {
  const [only] = submission.attempts;
  if (!only) throw new Error('The fixture has an attempt.');
  const older = { ...only, id: 39 };
  expect(attemptBefore({ ...submission, attempts: [only, older] })).toBe(39);
  expect(attemptBefore({ ...submission, attempts: [{ ...only, id: 41 }, only] })).toBeUndefined();
  expect(attemptBefore(submission)).toBeUndefined();
  expect(attemptBefore(undefined)).toBeUndefined();
});

test('what was answered before is told in words, a question that is new is not', () => {
  expect(formerAnswer(submission, 1, quizReviewMessages)).toEqual({
    words: 'The MTU on both ends',
    isCorrect: true,
  });
  expect(formerAnswer(submission, 2, quizReviewMessages)?.words).toBe('Area id; Router id');
  expect(formerAnswer(submission, 3, quizReviewMessages)).toEqual({
    words: 'Full',
    isCorrect: false,
  });
  expect(formerAnswer(submission, 99, quizReviewMessages)).toBeUndefined();
  const questions = submission.questions.map((one) => ({ ...one, text: null }));
  expect(formerAnswer({ ...submission, questions }, 3, quizReviewMessages)?.words).toBe(
    'no answer',
  );
});
