import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Question } from '../questions/question.rules.ts';
import { type AnsweredQuestion, gradeExam } from './exam-grading.rules.ts';
import { type ExamQuestion, layOutPaper } from './exam-paper.rules.ts';

const question = (id: number, key: boolean[]): Question => ({
  id,
  position: id,
  type: 'multipleAnswer',
  question: `Question ${id}`,
  explanation: null,
  link: null,
  answers: key.map((isCorrect, index) => ({
    id: id * 100 + index,
    answer: `Answer ${index}`,
    isCorrect,
  })),
});

const keys = fc
  .array(fc.boolean(), { minLength: 2, maxLength: 5 })
  .filter((key) => key.some(Boolean));

/** Questions of an exam, each answered right or not at all. */
const papers = fc
  .array(
    fc.record({
      key: keys,
      weight: fc.integer({ min: 1, max: 9 }),
      topic: fc.constantFrom('Switching', 'Routing', 'Filters'),
      isRight: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) =>
    parts.map(({ key, weight, topic, isRight }, index): AnsweredQuestion & { isRight: boolean } => {
      const one = question(index + 1, key);
      const right = one.answers.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);
      return {
        weight,
        topic,
        question: one,
        given: { answerIds: isRight ? right : [], text: null },
        isRight,
      };
    }),
  );

const sum = (parts: { weight: number }[]) => parts.reduce((all, { weight }) => all + weight, 0);

describe('grading', () => {
  test('gives each right answer its weight and nothing else', () => {
    fc.assert(
      fc.property(papers, fc.integer({ min: 1, max: 100 }), (paper, mark) => {
        const grade = gradeExam(paper, mark);
        expect(grade.score).toBe(sum(paper.filter(({ isRight }) => isRight)));
        expect(grade.total).toBe(sum(paper));
        expect(grade.passed).toBe(grade.score * 100 >= mark * grade.total);
      }),
    );
  });

  test('by topic it adds up to the whole', () => {
    fc.assert(
      fc.property(papers, (paper) => {
        const { topics, score, total } = gradeExam(paper, 70);
        expect(topics.reduce((all, topic) => all + topic.score, 0)).toBe(score);
        expect(topics.reduce((all, topic) => all + topic.total, 0)).toBe(total);
        expect(topics.reduce((all, topic) => all + topic.questions, 0)).toBe(paper.length);
        expect(topics.map(({ topic }) => topic)).toEqual(
          [...new Set(paper.map(({ topic }) => topic))].sort(),
        );
      }),
    );
  });

  test('an empty paper of answers scores nothing, whatever the mark', () => {
    const paper = [{ weight: 3, topic: 'Routing', question: question(1, [true, false]) }];
    const empty = paper.map((one) => ({ ...one, given: { answerIds: [], text: null } }));
    expect(gradeExam(empty, 1)).toMatchObject({ score: 0, total: 3, passed: false });
  });

  test('a shuffled paper is graded like one in order', () => {
    fc.assert(
      fc.property(
        papers,
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (paper, dice) => {
          const given = new Map(paper.map((one) => [one.question.id, one.given]));
          const random = () => dice.next().value as number;
          const mixed = layOutPaper(paper, true, random).map((one) => ({
            ...one,
            given: given.get(one.question.id) ?? { answerIds: [], text: null },
          }));
          const { review: _mixed, ...result } = gradeExam(mixed, 50);
          const { review: _plain, ...expected } = gradeExam(paper, 50);
          expect(result).toEqual(expected);
        },
      ),
    );
  });
});

describe('the paper', () => {
  const questions: ExamQuestion[] = [1, 2, 3].map((id) => ({
    topic: 'Routing',
    weight: 1,
    question: question(id, [true, false, false]),
  }));
  const backwards = () => {
    let place = 0;
    return () => {
      place -= 1;
      return place;
    };
  };

  test('shuffled has every question and every answer once, numbered in its own order', () => {
    const paper = layOutPaper(questions, true, backwards());
    expect(paper.map((one) => one.question.id)).toEqual([3, 2, 1]);
    expect(paper.map((one) => one.question.position)).toEqual([1, 2, 3]);
    expect(paper[0]?.question.answers.map(({ id }) => id)).toEqual([302, 301, 300]);
  });

  test('not shuffled stands as its author put it', () => {
    const paper = layOutPaper(questions, false, backwards());
    expect(paper).toEqual(questions);
  });
});
