import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrangeSyllabus,
  moveLessons,
  moveSections,
  orderOf,
  withoutParts,
} from './syllabus.rules.ts';

/** Sections 100, 200, ... with lessons 101, 102, ... */
const tree = (...counts: number[]) =>
  counts.map((count, index) => ({
    id: (index + 1) * 100,
    lessons: Array.from({ length: count }, (_, at) => ({ id: (index + 1) * 100 + at + 1 })),
  }));
const idsOf = (sections: ReturnType<typeof tree> | undefined) =>
  sections && orderOf(sections).map(({ id, lessonIds }) => [id, ...lessonIds]);

describe('lessons move', () => {
  test('before another lesson, and to the end of another section', () => {
    const sections = tree(3, 2);
    expect(idsOf(moveLessons(sections, [103], { sectionId: 100, beforeId: 101 }))).toEqual([
      [100, 103, 101, 102],
      [200, 201, 202],
    ]);
    expect(idsOf(moveLessons(sections, [202, 101], { sectionId: 200, beforeId: null }))).toEqual([
      [100, 102, 103],
      [200, 201, 101, 202],
    ]);
  });

  test('to a place that names one of themselves', () => {
    const moved = moveLessons(tree(3), [101, 102], { sectionId: 100, beforeId: 102 });
    expect(idsOf(moved)).toEqual([[100, 101, 102, 103]]);
  });

  test('nowhere, when a lesson or the place is gone', () => {
    const sections = tree(2, 1);
    expect(moveLessons(sections, [999], { sectionId: 100, beforeId: null })).toBeUndefined();
    expect(moveLessons(sections, [101], { sectionId: 300, beforeId: null })).toBeUndefined();
    expect(moveLessons(sections, [101], { sectionId: 100, beforeId: 201 })).toBeUndefined();
  });
});

test('sections move with their lessons', () => {
  expect(idsOf(moveSections(tree(1, 1, 0), [300, 100], null))).toEqual([
    [200, 201],
    [100, 101],
    [300],
  ]);
  expect(moveSections(tree(1), [200], null)).toBeUndefined();
});

test('whatever moved, the former order brings everything back', () => {
  const move = fc.record({ ids: fc.subarray([101, 102, 103, 201, 301, 302]), to: fc.nat(2) });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 8 }), (moves) => {
      const before = tree(3, 1, 2);
      const after = moves.reduce(
        (now, { ids, to }) =>
          moveLessons(now, ids, { sectionId: (to + 1) * 100, beforeId: null }) ?? now,
        before,
      );
      expect(arrangeSyllabus(after, orderOf(before))).toEqual(before);
    }),
  );
});

test('an order with other parts is refused', () => {
  const order = orderOf(tree(2, 1));
  expect(arrangeSyllabus(withoutParts(tree(2, 1), [102]), order)).toBeUndefined();
  expect(arrangeSyllabus(withoutParts(tree(2, 1), [200]), order)).toBeUndefined();
});
