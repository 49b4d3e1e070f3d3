import { expect, test } from 'vitest';
import { quizFixture } from './quiz.fixture.ts';
import { describeConflict } from './quiz-conflict.rules.ts';

test('choices are told in the words of the question', () => {
  const mine = { answerIds: [21, 23], text: null };
  expect(describeConflict(quizFixture, '2', mine, { answerIds: [], text: null })).toEqual({
    label: 'Question 2',
    mine: ['Area id', 'Hello and dead intervals'],
    theirs: [],
  });
});

test('a filled blank is told as it was typed', () => {
  const [mine, theirs] = ['2-Way', 'Full'].map((text) => ({ answerIds: [], text }));
  if (!mine || !theirs) throw new Error('two answers');
  expect(describeConflict(quizFixture, '3', mine, theirs)).toEqual({
    label: 'Question 3',
    mine: ['2-Way'],
    theirs: ['Full'],
  });
});
