import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameValue } from './same-value.ts';

/** The same value as a database gives it back: the keys of an object in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const turnedEntries = Object.entries(value).map(([key, one]) => [key, turned(one)] as const);
  return Object.fromEntries(turnedEntries.reverse());
}

test('the order of keys makes no difference', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(isSameValue(plain, turned(plain))).toBe(true);
    }),
  );
});

test.each([
  [{ a: '1' }, { a: '2' }],
  [{ a: '1' }, { a: '1', b: '2' }],
  [{ a: undefined }, { b: undefined }],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [null, {}],
  ['1', 1],
  [{ a: { b: [1] } }, { a: { b: [1, 2] } }],
])('%j is not %j', (one, other) => {
  expect(isSameValue(one, other)).toBe(false);
  expect(isSameValue(other, one)).toBe(false);
});
