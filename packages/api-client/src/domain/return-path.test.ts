import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each([
  ['/courses?x=1#y', '/courses?x=1#y'],
  ['/.//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [null, '/'],
  [`/${'x'.repeat(2001)}`, '/'],
])('return path %s', (path, expected) => {
  expect(safeReturnPath(path, 'https://uplink.example')).toBe(expected);
});

test('whatever is stored, the way back stays at this origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    'evil.example',
    '@',
    ':',
    '\t',
    '%2f',
    '?',
    '#',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const back = safeReturnPath(pieces.join(''), 'https://uplink.example');
      expect(new URL(back, 'https://uplink.example').origin).toBe('https://uplink.example');
    }),
    { numRuns: 2000 },
  );
});
