import { productWords } from '@uplink/kit/products';
import { expect, test } from 'vitest';
import { productFixture } from '../shared/testing/product.fixture.ts';
import { productEditorMessages } from './product-editor.messages.ts';
import { productContents, productStatus } from './product-words.rules.ts';

test.each([
  [{ type: 2 as const }, 'Course, 4 sections, 25 lessons'],
  [{ type: 3 as const, sectionCount: 1, lessonCount: 1 }, 'Project, 1 section, 1 lesson'],
  [{ type: 1 as const, childCount: 3 }, 'Program, 3 products'],
  [{ type: 10 as const }, 'Labs'],
])('%o is told as %s', (changed, words) => {
  expect(
    productContents({ ...productFixture, ...changed }, productEditorMessages, productWords),
  ).toBe(words);
});

test.each([
  [false, false, 'Not published'],
  [false, true, 'Not published'],
  [true, true, 'Hidden'],
  [true, false, 'Published'],
])('isPublic %s and hidden %s is %s', (isPublic, hidden, label) => {
  expect(productStatus({ isPublic, hidden }, productEditorMessages).label).toBe(label);
});
