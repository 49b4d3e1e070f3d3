import { expect, test } from 'vitest';
import { storingFault } from './storable.ts';

test.each([
  ['words', { a: ['é', '😀'], b: null, c: 1 }, undefined],
  ['a null character', { a: ['\0'] }, 'characters'],
  ['half of a pair', ['a\uD800b'], 'characters'],
  ['such a name', { '\uDC00': 1 }, 'characters'],
  ['lists in lists', JSON.parse(`${'['.repeat(40_000)}${']'.repeat(40_000)}`), 'depth'],
])('%s', (_, value, fault) => {
  expect(storingFault(value)).toBe(fault);
});
