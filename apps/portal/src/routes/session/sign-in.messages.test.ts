import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signInFault } from './sign-in.messages.ts';

test.each([
  ['sign_in_failed', /^Sign-in failed/],
  ['sign_in_unavailable', /^The sign-in service cannot be reached/],
  ['sign_in_email_unconfirmed', /^Confirm your email address/],
  ['sign_in_email_taken', /^This email address is already used by another sign-in/],
])('the code %s has a sentence of its own', (code, sentence) => {
  expect(signInFault(code)).toMatch(sentence);
});

test.each(['Your account is closed, call 555-0100', '<b>x</b>', '', 'constructor', '__proto__'])(
  'the text %s from an address is not shown',
  (text) => {
    expect(signInFault(text)).toBe(signInFault('sign_in_failed'));
  },
);

test('no text of an address is ever part of what is shown', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      expect(signInFault(`x${text}`)).toBe(signInFault('sign_in_failed'));
    }),
  );
});
