import { expect, test } from 'vitest';
import { broughtBack, moved } from './playlist-order.rules.ts';

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
  [7, 1, 'abc'],
] as const)('%i moved by %i', (index, step, order) => {
  expect(moved([...'abc'], index, step).join('')).toBe(order);
});

test.each([
  ['acdb', 'b', 1, 'abcd'],
  ['bcd', 'a', 0, 'abcd'],
  ['a', 'b', 7, 'ab'],
] as const)('to %s comes %s back at place %i', (now, item, index, order) => {
  expect(broughtBack<string>([...now], item, index).join('')).toBe(order);
});
