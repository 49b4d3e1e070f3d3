import { expect, test } from 'vitest';
import { questionMessages } from './question.messages.ts';
import { linkLabel, markOf } from './review.rules.ts';

test('an answer is marked by what was picked and what is right', () => {
  const mark = (isPicked: boolean, isCorrect: boolean, isOwn = true) =>
    markOf({ id: 1, answer: 'x', isPicked, isCorrect }, isOwn, questionMessages);
  expect(mark(true, true)).toEqual({ kind: 'ok', words: 'Your answer, correct' });
  expect(mark(true, false)).toEqual({ kind: 'fault', words: 'Your answer, incorrect' });
  expect(mark(false, true)).toEqual({ kind: 'ok', words: 'Correct, not selected' });
  expect(mark(false, false)).toEqual({ kind: undefined, words: '' });
  expect(mark(true, false, false).words).toBe('Selected, incorrect');
});

test('a link into a video names the second', () => {
  expect(linkLabel('/courses/x/sections/1/lessons/2?position=580', questionMessages)).toBe(
    'Watch again at 09:40',
  );
  expect(linkLabel('https://example.org/rfc2328', questionMessages)).toBe('Read again');
});
