import { expect, test } from 'vitest';
import { itemStatistics } from './item-statistics.rules.ts';

/** Attempts from the best to the weakest, of one question that some have right. */
const attempts = (percents: number[], right: number[]) =>
  percents.map((percent) => ({
    percent,
    items: [
      { questionId: 1, question: 'Which port?', topic: 'Trunks', isRight: right.includes(percent) },
    ],
  }));
const ten = [100, 90, 80, 70, 60, 50, 40, 30, 20, 10];

test('the difficulty is the share of right answers', () => {
  // 3 of 4
  expect(itemStatistics(attempts([90, 80, 70, 60], [90, 80, 60]))).toEqual([
    {
      questionId: 1,
      question: 'Which port?',
      topic: 'Trunks',
      asked: 4,
      difficulty: 0.75,
      discrimination: null,
    },
  ]);
});

test('the discrimination compares the best and the weakest 27%', () => {
  // 27% of 10 are 3: best 3 of 3 right, weakest 0 of 3.
  expect(itemStatistics(attempts(ten, [100, 90, 80, 70, 60]))[0]).toMatchObject({
    difficulty: 0.5,
    discrimination: 1,
  });
  // Best 1 of 3, weakest 2 of 3: -0.33.
  expect(itemStatistics(attempts(ten, [100, 60, 20, 10]))[0]).toMatchObject({
    difficulty: 0.4,
    discrimination: -0.33,
  });
  // Everyone has it right: it tells nothing apart.
  expect(itemStatistics(attempts(ten, ten))[0]).toMatchObject({
    difficulty: 1,
    discrimination: 0,
  });
});

test('a question is judged by the attempts that had it', () => {
  const other = { questionId: 2, question: 'Other', topic: 'Edge', isRight: false };
  const mixed = attempts([90, 50], [90]).map((one, index) => ({
    ...one,
    items: index === 0 ? [...one.items, other] : one.items,
  }));
  expect(itemStatistics(mixed).map(({ questionId, asked }) => [questionId, asked])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});
