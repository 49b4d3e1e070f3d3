import { expect, test } from 'vitest';
import { targetTab } from './tabs.rules.ts';

const tabs = [{ id: 'a' }, { id: 'b', isDisabled: true }, { id: 'c' }, { id: 'd' }];

test.each([
  ['ArrowRight', 'a', false, 'c'],
  ['ArrowLeft', 'a', false, 'd'],
  ['ArrowRight', 'd', false, 'a'],
  ['ArrowRight', 'c', true, 'a'],
  ['ArrowLeft', 'c', true, 'd'],
  ['Home', 'd', false, 'a'],
  ['End', 'a', false, 'd'],
  ['Enter', 'a', false, undefined],
])('%s from %s, right to left: %s, leads to %s', (key, open, isRtl, target) => {
  expect(targetTab(tabs, open, key, isRtl)).toBe(target);
});
