import { expect, test } from 'vitest';
import { COUNTRIES, countryCode, countryName, stateCode, statesOf } from './index.ts';

test.each([
  ['NL', 'NL'],
  [' netherlands ', 'NL'],
  ['USA', 'US'],
  ['Great Britain', 'GB'],
  ['Narnia', undefined],
  ['', undefined],
  ['constructor', undefined],
])('"%s" is the country %s', (text, code) => {
  expect(countryCode(text)).toBe(code);
});

test('every country is found by its code and by its name', () => {
  for (const [code, name] of Object.entries(COUNTRIES)) {
    expect(countryCode(code)).toBe(code);
    expect(countryCode(name)).toBe(code);
    expect(countryName(code)).toBe(name);
  }
});

test('a state is found where its country has a list, and is any text elsewhere', () => {
  expect(stateCode('US', 'texas')).toBe('TX');
  expect(stateCode('US', 'tx')).toBe('TX');
  expect(stateCode('US', 'Bavaria')).toBeUndefined();
  expect(stateCode('DE', ' Bavaria ')).toBe('Bavaria');
  expect(Object.keys(statesOf('CA') ?? {})).toHaveLength(13);
  expect(statesOf('NL')).toBeUndefined();
});
