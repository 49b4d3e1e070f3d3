import { expect, test } from 'vitest';
import { readPhone } from './phone.ts';

test.each([
  ['+44 113 496 0000', '+44 113 496 0000'],
  ['+441134960000', '+44 113 496 0000'],
  ['+49 (30) 901820', '+49 30 901820'],
  ['+31 6 12345678', '+31 6 12345678'],
])('%s is kept as %s', async (text, number) => {
  expect(await readPhone(text)).toEqual({ number });
});

test.each([
  ['', 'This field is Required'],
  ['call me', 'Please enter a valid phone number'],
  ['0113 496 0000', 'Start with + and your country code'],
  ['+44 113 496', 'Please enter a valid phone number'],
  ['+999 1234567', 'Please enter a valid phone number'],
  ['+1 555 555 5555 555', 'Please enter a valid phone number'],
])('%s: %s', async (text, fault) => {
  expect(await readPhone(text)).toEqual({ fault });
});
