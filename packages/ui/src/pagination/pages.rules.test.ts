import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPages } from './pages.rules.ts';

test.each([
  [0, 0, [0]],
  [0, 2, [0, 1, 2]],
  [0, 9, [0, 1, 'gap', 9]],
  [2, 9, [0, 1, 2, 3, 'gap', 9]],
  [3, 9, [0, 1, 2, 3, 4, 'gap', 9]],
  [5, 9, [0, 'gap', 4, 5, 6, 'gap', 9]],
  [6, 9, [0, 'gap', 5, 6, 7, 8, 9]],
  [9, 9, [0, 'gap', 8, 9]],
])('page %d of %d', (page, last, shown) => {
  expect(listPages(page, last)).toEqual(shown);
});

test('first, last and current are always there, in order, in at most seven places', () => {
  const place = fc.nat(500).chain((last) => fc.tuple(fc.nat(last), fc.constant(last)));
  fc.assert(
    fc.property(place, ([page, last]) => {
      const shown = listPages(page, last);
      const pages = shown.filter((one) => one !== 'gap');
      expect(pages).toEqual(expect.arrayContaining([0, page, last]));
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect(shown.length).toBeLessThanOrEqual(7);
    }),
  );
});
