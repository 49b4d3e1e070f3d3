import { describe, expect, test } from 'vitest';
import {
  email,
  hexColour,
  integer,
  maxLength,
  minLength,
  password,
  required,
  samePassword,
  webAddress,
} from './validation.ts';

test.each([
  ['', 'This field is Required'],
  ['   ', 'This field is Required'],
  [null, 'This field is Required'],
  ['x', undefined],
])('required(%j)', (value, message) => {
  expect(required(value)).toBe(message);
});

describe('email', () => {
  test.each(['maya@example.org', "o'neil+x@sub.example.co", 'a@[192.168.0.1]', 'x@a-b.io'])(
    '%s',
    (value) => {
      expect(email(value)).toBeUndefined();
    },
  );
  test.each([
    '',
    'a',
    'a@',
    '@b.org',
    'a b@c.org',
    'a,b@c.org',
    'a<b@c.org',
    'a@b',
    'a@[1.2.3.256]',
    'a..b@c.org',
    'a@-b.org',
  ])('%s is refused', (value) => {
    expect(email(value)).toBe('Please enter a valid email');
  });
  test('a long hostile text is answered at once', () => {
    expect(email(`${'a'.repeat(100_000)}@`)).toBe('Please enter a valid email');
  });
});

test.each([
  ['Abcdef12', true],
  ['abcdef1!', true],
  ['abcdefgh', false],
  ['Abcdefgh', false],
  ['Abc12!x', false],
  [`Aa1${'x'.repeat(125)}`, true],
  [`Aa1${'x'.repeat(126)}`, false],
  ['abcdef1~', false],
])('password %s: %s', (value, isGood) => {
  expect(password(value)).toBe(isGood ? undefined : 'Password does not respect the rules');
});

test('passwords must agree', () => {
  expect(samePassword('a')('a')).toBeUndefined();
  expect(samePassword('a')('b')).toBe("Password doesn't match");
});

test.each([
  ['https://example.org', undefined],
  ['http://www.example.org/a?b', undefined],
  ['ftp://example.org', 'Wrong Format'],
  ['javascript:alert(1)', 'Wrong Format'],
  ['example.org', 'Wrong Format'],
])('webAddress(%s)', (value, message) => {
  expect(webAddress(value)).toBe(message);
});

test.each([
  ['#fff', undefined],
  ['#A1b2C3', undefined],
  ['#ffff', 'Wrong Format'],
  ['fff', 'Wrong Format'],
])('hexColour(%s)', (value, message) => {
  expect(hexColour(value)).toBe(message);
});

test('lengths are inclusive and name the bound', () => {
  expect(maxLength(3)('abc')).toBeUndefined();
  expect(maxLength(3)('abcd')).toBe('Must be less than 3 characters');
  expect(minLength(3)('abc')).toBeUndefined();
  expect(minLength(3)('ab')).toBe('Must be more than 3 characters');
  expect(integer('1.5')).toBe('Value must be an integer');
});
