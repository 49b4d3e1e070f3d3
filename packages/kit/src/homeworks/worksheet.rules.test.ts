import { expect, test } from 'vitest';
import { countFilled, findMissing, readBlanks, toItems, writeBlank } from './worksheet.rules.ts';

const sections = [
  { id: 'a', title: 'A', type: 'checklist' as const, items: [{ id: 'tick', text: 'Done' }] },
  { id: 'b', title: 'B', type: 'openAnswer' as const, items: [{ id: 'why', text: 'Why?' }] },
  {
    id: 'c',
    title: 'C',
    type: 'fillBlanks' as const,
    items: [{ id: 'gap', text: 'The ___ is ___.' }],
  },
];

test('blanks are read and written by their place', () => {
  const answer = writeBlank('The ___ is ___.', undefined, 1, 'up');
  expect(readBlanks('The ___ is ___.', answer)).toEqual(['', 'up']);
  expect(readBlanks('The ___ is ___.', 'not json')).toEqual(['', '']);
});

test('a tick may stay empty, an answer and each blank may not', () => {
  expect(findMissing(sections, { gap: '["port",""]' })).toEqual(['why', 'gap']);
  expect(findMissing(sections, { why: 'x', gap: '["port","up"]' })).toEqual([]);
  expect(countFilled(sections, { tick: 'true', why: 'x' })).toBe(2);
});

test('every item is handed in', () => {
  expect(toItems(sections, { why: 'x' }).map(({ itemId }) => itemId)).toEqual([
    'tick',
    'why',
    'gap',
  ]);
});
