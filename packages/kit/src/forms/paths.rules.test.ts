import { expect, test } from 'vitest';
import { isSameBranch, pathOf, patternOf, placesOf, valueAt } from './paths.rules.ts';

const lab = {
  title: 'OSPF',
  links: [{ url: 'a' }, { url: 'b' }],
  parts: [{ steps: ['x', 'y'] }, { steps: [] }],
};

test.each([
  ['title', ['title']],
  ['links[].url', ['links[0].url', 'links[1].url']],
  ['parts[].steps[]', ['parts[0].steps[0]', 'parts[0].steps[1]']],
  ['gone[].url', []],
])('%s stands for its places', (pattern, places) => {
  expect(placesOf(lab, pattern)).toEqual(places);
  for (const place of places) expect(patternOf(place)).toBe(pattern);
});

test('a value is found under its path, and nothing where there is none', () => {
  expect(valueAt(lab, 'links[1].url')).toBe('b');
  expect(valueAt(lab, 'links[2].url')).toBeUndefined();
});

test.each([
  ['links', 'links[1].url', true],
  ['links[1].url', 'links', true],
  ['title', 'title', true],
  ['links[1]', 'links[10].url', false],
  ['title', 'titles', false],
])('a change of %s is a change of %s: %s', (one, other, isSame) => {
  expect(isSameBranch(one, other)).toBe(isSame);
});

test('a name of the server becomes a path', () => {
  expect(pathOf('links.1.url')).toBe('links[1].url');
  expect(pathOf('parts.0.steps.12')).toBe('parts[0].steps[12]');
  expect(pathOf('address.2nd')).toBe('address.2nd');
});
