import { type Answer, noAnswer } from '@uplink/kit/questions';
import { quizFixture } from '@uplink/kit/testing';
import { expect, test } from 'vitest';
import { countAnswered, toQuizAnswers } from './quiz-player.rules.ts';

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
