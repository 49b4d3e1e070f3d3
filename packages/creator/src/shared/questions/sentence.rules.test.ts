import { expect, test } from 'vitest';
import { partsOf, toggleBlank } from './sentence.rules.ts';

test('a sentence is cut at its blanks', () => {
  expect(partsOf('Stay in <2-Way>.')).toEqual([
    { text: 'Stay in ', isBlank: false },
    { text: '<2-Way>', isBlank: true },
    { text: '.', isBlank: false },
  ]);
  expect(partsOf('')).toEqual([]);
});

test('a selection becomes a blank, and a blank becomes words again', () => {
  expect(toggleBlank('Stay in 2-Way.', 8, 13)).toBe('Stay in <2-Way>.');
  expect(toggleBlank('Stay in <2-Way>.', 9, 14)).toBe('Stay in 2-Way.');
  expect(toggleBlank('Stay in <2-Way>.', 8, 15)).toBe('Stay in 2-Way.');
});
