import { expect, test } from 'vitest';
import { changedItems } from './attempts.rules.ts';

const items = (answers: Record<string, string>) =>
  Object.entries(answers).map(([itemId, textAnswer]) => ({ itemId, textAnswer }));

test('answers that were changed, added or taken back count as changed', () => {
  const before = items({ why: 'One', tick: 'true', gap: '["445"]' });
  expect(changedItems(before, before)).toEqual([]);
  expect(changedItems(items({ why: 'Two', gap: '["445"]', more: 'New' }), before)).toEqual([
    'why',
    'more',
    'tick',
  ]);
});

test('an answer that was never given is an empty one', () => {
  expect(changedItems(items({ tick: '' }), [])).toEqual([]);
});
