import { expect, test } from 'vitest';
import { shouldPrefetch } from './should-prefetch.ts';

test.each([
  ['a browser that does not tell', undefined, true],
  ['a fast connection', { saveData: false, effectiveType: '4g' }, true],
  ['a fast connection of someone who saves data', { saveData: true, effectiveType: '4g' }, false],
  ['3g', { effectiveType: '3g' }, false],
  ['2g', { effectiveType: '2g' }, false],
  ['a very slow connection', { effectiveType: 'slow-2g' }, false],
])('%s', (_name, connection, expected) => {
  expect(shouldPrefetch({ connection })).toBe(expected);
});
