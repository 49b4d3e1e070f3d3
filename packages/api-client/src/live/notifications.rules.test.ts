import { expect, test } from 'vitest';
import type { Schema } from '../contract.ts';
import { receive } from './notifications.rules.ts';

const one = (id: number, isRead = false) => ({ id, isRead }) as Schema<'Notification'>;

test('a list replaces what is there', () => {
  expect(receive([one(1)], [one(3), one(2)])).toEqual([one(3), one(2)]);
});

test('a single notification goes first, once', () => {
  expect(receive([one(2), one(1)], one(3))).toEqual([one(3), one(2), one(1)]);
  expect(receive([one(2), one(1)], one(1))).toEqual([one(1), one(2)]);
});

test('read is never undone by what was sent before', () => {
  expect(receive([one(1, true)], [one(1), one(2)])).toEqual([one(1, true), one(2)]);
  expect(receive([one(1, true)], one(1))).toEqual([one(1, true)]);
});
