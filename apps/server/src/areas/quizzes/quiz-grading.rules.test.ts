import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Question, withoutKey } from '../questions/question.rules.ts';
import { gradeQuiz } from './quiz-grading.rules.ts';

const choice = (id: number, type: 'singleAnswer' | 'multipleAnswer', key: boolean[]): Question => ({
  id,
  position: id,
  type,
  question: `Question ${id}`,
  explanation: 'Because.',
  link: null,
  answers: key.map((isCorrect, index) => ({
    id: id * 10 + index,
    answer: `Answer ${index}`,
    isCorrect,
  })),
});
const blank: Question = {
  ...choice(9, 'singleAnswer', []),
  type: 'fillInTheBlank',
  question: 'OSPF counts in <link cost>, not in hops.',
};
const grade = (question: Question, given?: { answerIds?: number[]; text?: string }) =>
  gradeQuiz(
    [question],
    new Map(
      given && [[question.id, { answerIds: given.answerIds ?? [], text: given.text ?? null }]],
    ),
  ).score;

describe('a choice', () => {
  test('is right when exactly the right answers are picked', () => {
    const key = fc
      .array(fc.boolean(), { minLength: 2, maxLength: 6 })
      .filter((one) => one.some(Boolean));
    fc.assert(
      fc.property(key, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (right, picks) => {
        const question = choice(1, 'multipleAnswer', right);
        const answerIds = question.answers.map(({ id }) => id).filter((_, index) => picks[index]);
        const isRight = right.every((correct, index) => correct === picks[index]);
        expect(grade(question, { answerIds })).toBe(isRight ? 1 : 0);
      }),
    );
  });

  test('left out counts as wrong and never shrinks the total', () => {
    const questions = [
      choice(1, 'singleAnswer', [true, false]),
      choice(2, 'multipleAnswer', [true, true]),
    ];
    const result = gradeQuiz(questions, new Map([[1, { answerIds: [10], text: null }]]));
    expect([result.score, result.total]).toEqual([1, 2]);
  });
});

describe('a blank', () => {
  test.each(['link cost', 'Link Cost', '  link   cost ', 'LINK\u00a0COST'])('takes %j', (text) => {
    expect(grade(blank, { text })).toBe(1);
  });
  test.each(['', 'linkcost', 'cost', '<link cost>'])('refuses %j', (text) => {
    expect(grade(blank, { text })).toBe(0);
  });
});

test('what a learner gets before handing in holds no key', () => {
  for (const question of [blank, choice(1, 'multipleAnswer', [true, false])]) {
    expect(JSON.stringify(withoutKey(question))).not.toMatch(/isCorrect|link cost|Because/);
  }
});
