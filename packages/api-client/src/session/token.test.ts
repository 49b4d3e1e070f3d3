import { expect, test } from 'vitest';
import { personOf } from './token.ts';

const tokenOf = (payload: string) =>
  `x.${btoa(payload).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}.x`;

test('names the subject of a token', () => {
  expect(personOf(tokenOf('{"sub":"42","roles":["~~~???"]}'))).toBe('42');
});

test.each(['', 'x', 'x.!.x', tokenOf('[]'), tokenOf('null'), tokenOf('{"sub":7}')])(
  'says nothing of %j',
  (token) => {
    expect(personOf(token)).toBe('');
  },
);
