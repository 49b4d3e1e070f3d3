import { expect, test } from 'vitest';
import { withoutName } from './former-name.rules.ts';

test.each([
  ['Zoë (Z) O’Hara', 'Zoë (Z) O’Hara follows you.', 'A former member follows you.'],
  [
    'Ann Lee',
    'You reached level 3.\n\nAnn Lee follows you.\nhttps://a.example/u/1\n\nAnn Lee asked "Why?".',
    'You reached level 3.\n\nA former member follows you.\nhttps://a.example/u/1\n\nA former member asked "Why?".',
  ],
  ['Ann Lee', 'Joann Lee follows you.', 'Joann Lee follows you.'],
  ['Your homework', 'Your homework was accepted.', 'Your homework was accepted.'],
  ['A.b', 'Axb follows you.', 'Axb follows you.'],
])('the name of %s', (name, text, expected) => {
  expect(withoutName(text, name)).toBe(expected);
});
