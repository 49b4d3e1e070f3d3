import { expect, test } from 'vitest';
import { editorTabs, productEditorPath, rankOf } from './products.rules.ts';

test.each([
  [1, ['settings', 'bundle', 'cohorts', 'intro-page', 'pricing']],
  [2, ['settings', 'syllabus', 'intro-page', 'pricing']],
  [3, ['settings', 'syllabus', 'intro-page', 'pricing']],
  [8, ['settings', 'bundle', 'pricing']],
  [10, ['settings', 'pricing']],
  [4, []],
])('a product of type %i has its tabs in order', (type, tabs) => {
  expect(editorTabs(type)).toEqual(tabs);
});

test('the editor has an address for each product and page', () => {
  expect(productEditorPath({ id: 14, type: 2 })).toBe('/creator/products/course/14');
  expect(productEditorPath({ id: 3, type: 10 }, 'pricing')).toBe('/creator/products/lab/3/pricing');
});

test('a higher permission includes a lower one', () => {
  expect(rankOf('manage')).toBeGreaterThan(rankOf('edit'));
  expect(rankOf('edit')).toBeGreaterThan(rankOf('view'));
});
