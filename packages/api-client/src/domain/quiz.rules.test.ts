import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctCountError, fillInError, isAnswered, splitFillIn } from './quiz.rules.ts';

describe('fill-in sentences', () => {
  test('are cut at the blank', () => {
    expect(splitFillIn('Use <2-Way> here.')).toEqual({
      before: 'Use ',
      answer: '2-Way',
      after: ' here.',
    });
  });
  test.each([
    ['Use 2-Way.', 'No blank found in the sentence'],
    ['Use <a> and <b>.', 'Too many correct answers'],
    ['Use < >.', 'Too few correct answers'],
    ['Use <>.', 'Too few correct answers'],
    ['Use a> and <b.', 'No blank found in the sentence'],
    ['When x < 3 use <c>.', undefined],
    ['Use <a>.', undefined],
  ])('%s: %s', (sentence, message) => {
    expect(fillInError(sentence)).toBe(message);
  });
});

test('a smaller-than sign before the blank stays in the sentence', () => {
  expect(splitFillIn('When x < 3 use <c>.')).toEqual({
    before: 'When x < 3 use ',
    answer: 'c',
    after: '.',
  });
});

test('whatever stands around a good blank, the cut gives it back whole', () => {
  const text = fc.string().map((value) => value.replace(/[<>]/g, ''));
  fc.assert(
    fc.property(
      text,
      text.filter((value) => value.trim() !== ''),
      text,
      (before, answer, after) => {
        const sentence = `${before}<${answer}>${after}`;
        expect(fillInError(sentence)).toBeUndefined();
        expect(splitFillIn(sentence)).toEqual({ before, answer: answer.trim(), after });
      },
    ),
  );
});

test('a hostile sentence is answered at once', () => {
  expect(fillInError('<'.repeat(100_000))).toBe('No blank found in the sentence');
});

test.each([
  ['singleAnswer', 0, 'Too few correct answers'],
  ['singleAnswer', 1, undefined],
  ['singleAnswer', 2, 'Too many correct answers'],
  ['multipleAnswer', 0, 'Too few correct answers'],
  ['multipleAnswer', 3, undefined],
] as const)('%s with %i correct: %s', (type, count, message) => {
  expect(correctCountError(type, count)).toBe(message);
});

test.each([
  [undefined, false],
  [{ answerIds: [], text: null }, false],
  [{ answerIds: [], text: '  ' }, false],
  [{ answerIds: [], text: 'area 0' }, true],
  [{ answerIds: [4], text: null }, true],
])('%j says something: %s', (answer, expected) => {
  expect(isAnswered(answer)).toBe(expected);
});
