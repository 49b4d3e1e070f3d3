import { expect, test } from 'vitest';
import { readDeskSearch } from './desk.search.ts';

test('the address of a desk says what is open and what narrows it', () => {
  const search = { kind: 'quiz', product: 3, age: 'day', claim: 'mine', open: 'quiz-6-22' };
  expect(readDeskSearch(search)).toEqual(search);
});

test('anything else is left out', () => {
  expect(
    readDeskSearch({ kind: 'exam', age: 'old', claim: 'others', open: 'quiz-6', cursor: ':' }),
  ).toEqual({});
});
