import { expect, test } from 'vitest';
import { quizFixture } from './quiz.fixture.ts';
import {
  type Answer,
  answerByKey,
  countAnswered,
  noAnswer,
  toQuizAnswers,
} from './quiz-player.rules.ts';

const [single, multiple, blank] = quizFixture.questions;
const at = (entries: [string, Answer][]) =>
  new Map(entries.map(([id, value]) => [id, { value }] as const));

test('an answer counts when something is picked or written', () => {
  expect(countAnswered(quizFixture, at([]))).toBe(0);
  expect(
    countAnswered(
      quizFixture,
      at([
        ['1', { answerIds: [12], text: null }],
        ['2', noAnswer],
        ['3', { answerIds: [], text: '2-Way' }],
      ]),
    ),
  ).toBe(2);
});

test('every question is handed in, answered or not', () => {
  expect(toQuizAnswers(quizFixture, at([['1', { answerIds: [12], text: null }]]))).toEqual([
    { questionId: 1, answerIds: [12] },
    { questionId: 2, answerIds: [] },
    { questionId: 3, text: '' },
  ]);
});

test('a letter picks one answer, and picks or takes back one of several', () => {
  if (!single || !multiple || !blank) throw new Error('The fixture has three questions.');
  expect(answerByKey(single, { answerIds: [11], text: null }, 'b')?.answerIds).toEqual([12]);
  expect(answerByKey(multiple, { answerIds: [21], text: null }, 'C')?.answerIds).toEqual([21, 23]);
  expect(answerByKey(multiple, { answerIds: [21, 23], text: null }, 'A')?.answerIds).toEqual([23]);
  expect(answerByKey(single, noAnswer, 'Z')).toBeUndefined();
  expect(answerByKey(single, noAnswer, 'Backspace')).toBeUndefined();
  expect(answerByKey(blank, noAnswer, 'a')).toBeUndefined();
});
