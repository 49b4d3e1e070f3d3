import { expect, test } from 'vitest';
import { questionsFixture } from '../testing/question.fixture.ts';
import { describeConflict } from './answer-conflict.rules.ts';
import { questionMessages } from './question.messages.ts';

const [, multiple, blank] = questionsFixture;

test('choices are told in the words of the question', () => {
  const mine = { answerIds: [21, 23], text: null };
  expect(describeConflict(multiple, mine, { answerIds: [], text: null }, questionMessages)).toEqual(
    {
      label: 'Question 2',
      mine: ['Area id', 'Hello and dead intervals'],
      theirs: [],
    },
  );
});

test('a filled blank is told as it was typed', () => {
  const [mine, theirs] = ['2-Way', 'Full'].map((text) => ({ answerIds: [], text }));
  if (!mine || !theirs) throw new Error('two answers');
  expect(describeConflict(blank, mine, theirs, questionMessages)).toEqual({
    label: 'Question 3',
    mine: ['2-Way'],
    theirs: ['Full'],
  });
});
