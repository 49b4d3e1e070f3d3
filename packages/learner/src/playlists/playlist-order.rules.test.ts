import { expect, test } from 'vitest';
import { moved } from './playlist-order.rules.ts';

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
  [7, 1, 'abc'],
] as const)('%i moved by %i', (index, step, order) => {
  expect(moved([...'abc'], index, step).join('')).toBe(order);
});
