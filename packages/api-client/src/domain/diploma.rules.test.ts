import { expect, test } from 'vitest';
import { readDiplomaCode } from './diploma.rules.ts';

test.each([
  ['7ZK3M9QXW2R4T8VB', '7ZK3M9QXW2R4T8VB'],
  ['7zk3-m9qx w2r4-t8vb', '7ZK3M9QXW2R4T8VB'],
  ['OOIL000000000000', '0011000000000000'],
  ['7ZK3', undefined],
  ['7ZK3M9QXW2R4T8VU', undefined],
  ['', undefined],
])('the code %s typed from paper is %s', (typed, code) => {
  expect(readDiplomaCode(typed)).toBe(code);
});
