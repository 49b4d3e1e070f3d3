import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

test.each([
  ['at https://x.test/confirm_email?code=abc (line 1)', 'at https://x.test/confirm_email (line 1)'],
  ['bad eyJhbGciOiJSUzI1.eyJzdWIiOiIxMjM0.c2lnbmF0dXJlLg', 'bad [token]'],
  ['no user maya@example.org', 'no user [address]'],
  ['no place for 4242 4242 4242 4242', 'no place for [number]'],
])('%s', (text, clean) => {
  expect(scrub(text)).toBe(clean);
});
