import type { Schema } from '@uplink/api-client';
import { expect, test } from 'vitest';
import { missingItems, oddTicks, strangeItem } from './homework-answer.rules.ts';

const sections: Schema<'HomeworkSection'>[] = [
  { id: 'a', title: 'Check', type: 'checklist', items: [{ id: 'tick', text: 'Done' }] },
  { id: 'b', title: 'Say', type: 'openAnswer', items: [{ id: 'why', text: 'Why?' }] },
  { id: 'c', title: 'Fill', type: 'fillBlanks', items: [{ id: 'gap', text: '___ and ___' }] },
];
const answers = (tick: string, why: string, gap: string) => [
  { itemId: 'tick', textAnswer: tick },
  { itemId: 'why', textAnswer: why },
  { itemId: 'gap', textAnswer: gap },
];

test.each(['true', ''])('a tick is %j', (tick) => {
  expect(oddTicks(sections, answers(tick, 'true story', '["a","b"]'))).toEqual({});
});

test.each(['false', 'TRUE', ' true', 'yes', '<b>true</b>'])('a tick is never %j', (tick) => {
  expect(oddTicks(sections, answers(tick, 'x', '["a","b"]'))).toEqual({ tick: 'Wrong Format' });
});

test.each([
  ['x', '["a","b"]', {}],
  ['  ', '["a","b"]', { why: 'This field is Required' }],
  ['x', '["a"]', { gap: 'This field is Required' }],
  ['x', '["a",""]', { gap: 'This field is Required' }],
  ['x', '["a","b","c"]', { gap: 'This field is Required' }],
  ['x', '["a",1]', { gap: 'This field is Required' }],
  ['x', 'a, b', { gap: 'This field is Required' }],
])('the answer %j with the blanks %s lacks %j', (why, gap, missing) => {
  expect(missingItems(sections, answers('', why, gap))).toEqual(missing);
});

test('a tick left out is a tick not set', () => {
  const [, ...others] = answers('', 'x', '["a","b"]');
  expect(missingItems(sections, others)).toEqual({});
  expect(oddTicks(sections, others)).toEqual({});
});

test('an answer to no question, or the second to one, is found', () => {
  const good = answers('', 'x', '["a","b"]');
  expect(strangeItem(sections, good)).toBeUndefined();
  expect(strangeItem(sections, [...good, { itemId: 'other', textAnswer: '' }])).toBe('other');
  expect(strangeItem(sections, [...good, { itemId: 'why', textAnswer: 'x' }])).toBe('why');
});
