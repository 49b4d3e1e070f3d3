import { describe, expect, test } from 'vitest';
import { TSHIRT_SIZES } from './codes/people.codes.ts';
import { birthDateError, PROFILE_LENGTHS, profileTextError, socialLink } from './profile.rules.ts';

describe('a text of a profile', () => {
  test.each(Object.entries(PROFILE_LENGTHS))('%s takes %i characters and no more', (name, most) => {
    const field = name as keyof typeof PROFILE_LENGTHS;
    expect(profileTextError(field, 'x'.repeat(most - 1))).toBeUndefined();
    expect(profileTextError(field, 'x'.repeat(most))).toBeUndefined();
    expect(profileTextError(field, 'x'.repeat(most + 1))).toBe(
      `Must be less than ${most} characters`,
    );
  });

  test.each(['firstName', 'lastName'] as const)('%s has to be there', (field) => {
    expect(profileTextError(field, ' ')).toBe('This field is Required');
    expect(profileTextError(field, 'é')).toBeUndefined();
  });

  test('everything else may be empty', () => {
    expect(profileTextError('city', '')).toBeUndefined();
  });
});

test.each([
  ['https://www.linkedin.com/in/maya', undefined],
  ['www.linkedin.com/in/maya', 'Wrong Format'],
  ['javascript:alert(1)', 'Wrong Format'],
  ['https://localhost/x', 'Wrong Format'],
  [`https://example.org/${'x'.repeat(279)}`, undefined],
  [`https://example.org/${'x'.repeat(280)}`, undefined],
  [`https://example.org/${'x'.repeat(281)}`, 'Must be less than 300 characters'],
])('a link to %.40s', (url, message) => {
  expect(socialLink(url)).toBe(message);
});

test.each([
  [null, null, null, undefined],
  [9, 4, 1991, undefined],
  [29, 2, 2024, undefined],
  [29, 2, 2023, 'Wrong Format'],
  [31, 4, 1991, 'Wrong Format'],
  [9, 4, null, 'Enter a day, month and year'],
  [null, 4, 1991, 'Enter a day, month and year'],
  [31, 12, 1899, 'Wrong Format'],
  [1, 1, 1900, undefined],
  [21, 11, 2026, undefined],
  [22, 11, 2026, 'Wrong Format'],
])('born on %s.%s.%s', (day, month, year, message) => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(birthDateError({ day, month, year }, now)).toBe(message);
});

test('t-shirts come in seven sizes', () => {
  expect(TSHIRT_SIZES).toEqual(['S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL']);
});
