import { expect, test } from 'vitest';
import { attemptFixture } from './exam.fixture.ts';
import { countAnswered, placesOf } from './exam-attempt.rules.ts';

const attempt = attemptFixture();

test('each question finds the place of its answer, in whatever order the answers come', () => {
  const mixed = { ...attempt, answers: [...attempt.answers].reverse() };
  expect(placesOf(mixed).map(({ question, answerId }) => [question.id, answerId])).toEqual([
    [1, 81],
    [2, 82],
    [3, 83],
  ]);
});

test('an answer counts by its place', () => {
  const answers = new Map([
    ['81', { value: { answerIds: [12], text: null } }],
    ['82', { value: { answerIds: [], text: null } }],
    ['1', { value: { answerIds: [12], text: null } }],
  ]);
  expect(countAnswered(placesOf(attempt), answers)).toBe(1);
});
