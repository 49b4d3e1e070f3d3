import { expect, test } from 'vitest';
import { checkFeedback, toValues } from './feedback-form.rules.ts';

const empty = toValues(null);
const full = { stars: 4, review: 'Clear.', nps: 8 };

test('an untouched form cannot be sent, whether it is empty or filled', () => {
  expect(checkFeedback(empty, empty, 'course').canSend).toBe(false);
  expect(checkFeedback(full, full, 'course').canSend).toBe(false);
  expect(checkFeedback({ ...full, review: ' Clear. ' }, full, 'course').canSend).toBe(false);
});

test('a changed form can be sent once nothing in it is wrong', () => {
  expect(checkFeedback(full, empty, 'course').canSend).toBe(true);
  for (const change of [{ stars: 3 }, { review: 'Clear!' }, { nps: 0 }])
    expect(checkFeedback({ ...full, ...change }, full, 'course').canSend).toBe(true);
  for (const change of [{ stars: null }, { review: '' }, { review: ' ' }, { nps: null }])
    expect(checkFeedback({ ...full, ...change }, full, 'course').canSend).toBe(false);
});

test('a lesson leaves the recommendation open, a product asks for it', () => {
  const values = { ...full, nps: null };
  expect(checkFeedback(values, empty, 'lesson').canSend).toBe(true);
  expect(checkFeedback(values, empty, 'program').errors).toEqual({ nps: 'This field is Required' });
});

test('a review is needed and has at most a thousand characters', () => {
  const errorOf = (review: string) =>
    checkFeedback({ ...full, review }, empty, 'course').errors.review;
  expect(errorOf('')).toBe('This field is Required');
  expect(errorOf('a'.repeat(1000))).toBeUndefined();
  expect(errorOf('a'.repeat(1001))).toBe('Must be less than 1000 characters');
});
