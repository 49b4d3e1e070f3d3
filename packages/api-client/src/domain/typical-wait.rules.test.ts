import { expect, test } from 'vitest';
import { WAIT_WORDS, waitClass } from './typical-wait.rules.ts';

test.each([
  [0, 'usually within hours'],
  [6 * 3600, 'usually within hours'],
  [6 * 3600 + 1, 'usually within a day'],
  [24 * 3600, 'usually within a day'],
  [48 * 3600, 'usually within two days'],
  [48 * 3600 + 1, 'usually within a few days'],
])('%i seconds are %s', (seconds, words) => {
  expect(WAIT_WORDS[waitClass(seconds)]).toBe(words);
});
