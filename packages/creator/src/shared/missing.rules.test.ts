import { expect, test } from 'vitest';
import { missingPath } from './missing.rules.ts';

test.each([
  ['shortDescription', 'settings?step=basicInfo&field=shortDescription'],
  ['certificate', 'settings?step=basicInfo&field=certificate'],
  ['lessons', 'syllabus'],
  ['content', 'syllabus'],
  ['products', 'bundle'],
  ['price', 'pricing'],
] as const)('what is missing of %s is added in %s', (part, tab) => {
  expect(missingPath({ id: 14, type: 2 }, part)).toBe(`/creator/products/course/14/${tab}`);
});
