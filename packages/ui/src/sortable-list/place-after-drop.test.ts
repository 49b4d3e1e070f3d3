import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAfterDrop } from './place-after-drop.ts';

test.each([
  [0, 2, 'after', 2],
  [0, 2, 'before', 1],
  [2, 0, 'before', 0],
  [2, 0, 'after', 1],
  [1, 1, 'after', 1],
] as const)('row %i dropped at row %i, %s, stands at %i', (from, target, position, to) => {
  expect(placeAfterDrop(from, target, position)).toBe(to);
});

test('a row stands beside the one it was dropped at', () => {
  const row = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(
      row,
      row,
      fc.constantFrom('before' as const, 'after' as const),
      (from, at, side) => {
        fc.pre(from !== at);
        const rows = Array.from({ length: 10 }, (_, index) => index);
        const [moved = 0] = rows.splice(from, 1);
        rows.splice(placeAfterDrop(from, at, side), 0, moved);
        expect(rows.indexOf(moved) - rows.indexOf(at)).toBe(side === 'before' ? -1 : 1);
      },
    ),
  );
});
