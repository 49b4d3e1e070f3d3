import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  [undefined, { start: 0, end: 99, isPart: false }],
  ['bytes=0-0', { start: 0, end: 0, isPart: true }],
  ['bytes=10-', { start: 10, end: 99, isPart: true }],
  ['bytes=10-19', { start: 10, end: 19, isPart: true }],
  ['bytes=90-500', { start: 90, end: 99, isPart: true }],
  ['bytes=-5', { start: 95, end: 99, isPart: true }],
  ['bytes=-500', { start: 0, end: 99, isPart: true }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', { start: 0, end: 99, isPart: false }],
  ['bytes=0-1,5-6', { start: 0, end: 99, isPart: false }],
  ['lines=0-1', { start: 0, end: 99, isPart: false }],
  ['bytes=-', { start: 0, end: 99, isPart: false }],
])('of 100 bytes %s gives %o', (header, verdict) => {
  expect(readRange(header, 100)).toEqual(verdict);
});
