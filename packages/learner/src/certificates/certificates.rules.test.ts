import { expect, test } from 'vitest';
import { readCode, validityOf } from './certificates.rules.ts';

test('says how long a diploma counts, or counted', () => {
  const expiresAt = '2029-03-09T18:04:00.000Z';
  expect(validityOf({ expiresAt: null, status: 'valid' })).toBe('Never expires');
  expect(validityOf({ expiresAt, status: 'valid' })).toBe('Valid until 9 Mar 2029');
  expect(validityOf({ expiresAt, status: 'expired' })).toBe('Expired 9 Mar 2029');
});

test.each([
  ['7ZK3M9QXW2R4T8VB', '7ZK3M9QXW2R4T8VB'],
  ['7zk3-m9qx w2r4-t8vb', '7ZK3M9QXW2R4T8VB'],
  ['OOIL000000000000', '0011000000000000'],
  ['7ZK3', undefined],
  ['7ZK3M9QXW2R4T8VU', undefined],
  ['', undefined],
])('the code %s typed from paper is %s', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
