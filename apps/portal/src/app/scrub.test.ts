import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

test.each([
  ['at https://x.test/confirm_email?code=abc (line 1)', 'at https://x.test/confirm_email (line 1)'],
  ['bad eyJhbGciOiJSUzI1.eyJzdWIiOiIxMjM0.c2lnbmF0dXJlLg', 'bad [token]'],
  ['no user maya@example.org', 'no user [address]'],
])('%s', (text, clean) => {
  expect(scrub(text)).toBe(clean);
});
