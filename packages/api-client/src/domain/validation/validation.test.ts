import { describe, expect, test } from 'vitest';
import { recommendation, review, stars } from './feedback.ts';
import {
  atLeast,
  atMost,
  email,
  firstError,
  hexColour,
  integer,
  isSecureAddress,
  maxLength,
  minLength,
  password,
  pattern,
  phone,
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
  const local = (length: number) => `${'a'.repeat(length)}@example.org`;
  const whole = (length: number) =>
    `${'a'.repeat(length - 193)}@${`${'b'.repeat(62)}.`.repeat(3)}org`;
  test.each([
    ['a local part of 64 letters', local(64), true],
    ['a local part of 65 letters', local(65), false],
    ['254 letters', whole(254), true],
    ['255 letters', whole(255), false],
    ['the last number of an IPv4 address', 'a@[255.255.255.255]', true],
    ['an IPv4 address cut short', 'a@[1.2.3]', false],
    ['an IPv4 address without brackets', 'a@1.2.3.4', false],
    ['a closing angle bracket', 'a>b@c.org', false],
  ])('%s', (_what, value, isGood) => {
    expect(email(value)).toBe(isGood ? undefined : 'Please enter a valid email');
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
  ['HTTPS://EXAMPLE.ORG', undefined],
  ['ftp://example.org', 'Wrong Format'],
  ['javascript:alert(1)', 'Wrong Format'],
  ['example.org', 'Wrong Format'],
])('webAddress(%s)', (value, message) => {
  expect(webAddress(value)).toBe(message);
});

test.each([
  ['#fff', undefined],
  ['#A1b2C3', undefined],
  ['#ff', 'Wrong Format'],
  ['#ffff', 'Wrong Format'],
  ['#fffff', 'Wrong Format'],
  ['#fffffff', 'Wrong Format'],
  ['#ggg', 'Wrong Format'],
  ['fff', 'Wrong Format'],
])('hexColour(%s)', (value, message) => {
  expect(hexColour(value)).toBe(message);
});

test('lengths are inclusive and name the bound', () => {
  expect(maxLength(3)('ab')).toBeUndefined();
  expect(maxLength(3)('abc')).toBeUndefined();
  expect(maxLength(3)('abcd')).toBe('Must be less than 3 characters');
  expect(minLength(3)('abcd')).toBeUndefined();
  expect(minLength(3)('abc')).toBeUndefined();
  expect(minLength(3)('ab')).toBe('Must be more than 3 characters');
  expect(integer('1.5')).toBe('Value must be an integer');
  expect([maxLength(1)('👩'), minLength(2)('👩')]).toEqual([
    undefined,
    'Must be more than 2 characters',
  ]);
});

test.each([
  [4, 'Value must be higher than 5'],
  [5, undefined],
  [6, undefined],
  [Number.NaN, 'Value must be higher than 5'],
])('at least 5: %s', (value, message) => {
  expect(atLeast(5)(value)).toBe(message);
});

test.each([
  [6, 'Value must be lower than 5'],
  [5, undefined],
  [4, undefined],
  [Number.POSITIVE_INFINITY, 'Value must be lower than 5'],
])('at most 5: %s', (value, message) => {
  expect(atMost(5)(value)).toBe(message);
});

test.each(['0', '7', '007', '123456789012345678901234567890'])('%s is an integer', (value) => {
  expect(integer(value)).toBeUndefined();
});

test.each(['', '-1', '1e3', '1.0', ' 1', '１'])('%j is no integer', (value) => {
  expect(integer(value)).toBe('Value must be an integer');
});

test('a pattern says no more than that it does not fit', () => {
  expect(pattern(/^a+$/)('aa')).toBeUndefined();
  expect(pattern(/^a+$/)('b')).toBe('Wrong Format');
});

test.each([...'!@#$%^&*(),.?":{}|<>'])('%s is a special character of a password', (special) => {
  expect(password(`abcdefg1${special}`)).toBeUndefined();
  expect(password('abcdefg1')).toBe('Password does not respect the rules');
});

test.each([
  ['+49 170 1234567', true],
  ['(030) 123-4567', true],
  ['123456', false],
  ['1234567', true],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['+1 555 CALL NOW', false],
])('phone %s: %s', (value, isGood) => {
  expect(phone(value)).toBe(isGood ? undefined : 'Please enter a valid phone number');
});

test.each([
  ['', 'This field is Required'],
  ['x', undefined],
  ['x'.repeat(999), undefined],
  ['x'.repeat(1000), undefined],
  ['x'.repeat(1001), 'Must be less than 1000 characters'],
])('a review of %.10s...', (value, message) => {
  expect(review(value)).toBe(message);
});

test.each([
  [stars, 0, 'Value must be higher than 1'],
  [stars, 1, undefined],
  [stars, 2, undefined],
  [stars, 4, undefined],
  [stars, 5, undefined],
  [stars, 6, 'Value must be lower than 5'],
  [stars, 2.5, 'Value must be an integer'],
  [recommendation, -1, 'Value must be higher than 0'],
  [recommendation, 0, undefined],
  [recommendation, 1, undefined],
  [recommendation, 9, undefined],
  [recommendation, 10, undefined],
  [recommendation, 11, 'Value must be lower than 10'],
])('%o of %s: %s', (rule, value, message) => {
  expect(rule(value)).toBe(message);
});

test('the first message of a field is the one shown', () => {
  expect(firstError('', [required, email])).toBe('This field is Required');
  expect(firstError('x', [required, email])).toBe('Please enter a valid email');
  expect(firstError('x@example.org', [required, email])).toBeUndefined();
});

test.each([
  ['https://xn--e1afmkfd.xn--p1ai/', undefined],
  ['https://пример.рф/', undefined],
  [`https://example.org/${'x'.repeat(1979)}`, undefined],
  [`https://example.org/${'x'.repeat(1980)}`, undefined],
  [`https://example.org/${'x'.repeat(1981)}`, 'Wrong Format'],
  ['https://exa mple.org', 'Wrong Format'],
  ['https://', 'Wrong Format'],
])('web address %.40s', (value, message) => {
  expect(webAddress(value)).toBe(message);
});

test.each([
  ['https://host.example/page?x=1', true],
  ['HTTPS://host.example', true],
  ['http://host.example', false],
  ['https://user:pw@host.example', false],
  ['https://user@host.example', false],
  ['https://host', false],
  ['javascript:alert(1)', false],
])('isSecureAddress(%j)', (value, isSecure) => {
  expect(isSecureAddress(value)).toBe(isSecure);
});
