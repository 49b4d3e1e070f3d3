import { expect, test } from 'vitest';
import { findSecrets } from './secrets.mjs';

/** A text in parts, so that the check of the repository doesn't find it here. */
const text = (/** @type {string[]} */ ...parts) => parts.join('');
const kindsIn = (/** @type {string} */ found) => findSecrets(found).map(({ what }) => what);
const letters = 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7cF0hJ3lM6oR9u';

test.each([
  ['a private key', text('-----BEGIN RSA PRIVATE', ` KEY-----\n${letters}${letters}`)],
  ['an AWS key', text('AKIA', 'Q3EGRIXV5NRPTZ2A')],
  ['a Stripe key', text('sk_', `live_${letters}`)],
  ['the secret of a Stripe webhook', text('whsec', `_${letters}`)],
  ['a GitHub token', text('ghp', `_${letters}`)],
  ['an npm token', text('npm', `_${letters.slice(0, 36)}`)],
  ['a Slack token', text('xoxb', '-123456789012-abcdefghijkl')],
  ['a Google key', text('AIza', letters.slice(0, 35))],
  ['a signed token', text('eyJhbGciOiJIUzI1NiJ9', `.eyJzdWIiOiIxIn0.${letters}xyz`)],
  ['an address with a password', text('postgres://academy:', 'Tr0ub4dor@db.example/academy')],
  ['a value of a secret setting', text('PAYPAL_SECRET', `=${letters}`)],
])('%s is found, and where', (what, secret) => {
  expect(findSecrets(`one\ntwo ${secret}\n`)).toEqual([{ what, line: 2 }]);
});

test('names, examples and sentences are none', () => {
  expect(kindsIn('AKIAIOSFODNN7EXAMPLE')).toEqual([]);
  expect(kindsIn('smtps://user:password@host')).toEqual([]);
  expect(kindsIn('eyJhbGciOiJIUzI1NiJ9.eyJsZXNzb24iOjQyfQ.c2lnbmF0dXJl')).toEqual([]);
  expect(kindsIn('SECRET: process.env.SECRET ?? keptSecretOfTheDataFolder')).toEqual([]);
  expect(kindsIn("STRIPE_SECRET_KEY: 'sk_test_…'")).toEqual([]);
});
