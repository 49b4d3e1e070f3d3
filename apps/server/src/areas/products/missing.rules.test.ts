import { expect, test } from 'vitest';
import { missingParts } from './missing.rules.ts';

const complete = {
  type: 2,
  shortDescription: 'Build OSPF.',
  lessonCount: 1,
  emptyLessonCount: 0,
  lacksCertificate: false,
  publicChildCount: 0,
  planCount: 1,
};

test.each([
  [{}, []],
  [{ shortDescription: ' ', planCount: 0 }, ['shortDescription', 'price']],
  [{ lessonCount: 0 }, ['lessons']],
  [{ type: 3, lessonCount: 0 }, ['lessons']],
  [{ lessonCount: 2, emptyLessonCount: 1 }, ['content']],
  [{ lacksCertificate: true, planCount: 0 }, ['certificate', 'price']],
  [{ type: 8, publicChildCount: 1, lessonCount: 0 }, ['products']],
  [{ type: 8, publicChildCount: 2, lessonCount: 0 }, []],
  [{ type: 1, publicChildCount: 0, lessonCount: 0 }, ['products']],
  [{ type: 10, lessonCount: 0 }, []],
])('a product with %o lacks %o', (changed, parts) => {
  expect(missingParts({ ...complete, ...changed })).toEqual(parts);
});
