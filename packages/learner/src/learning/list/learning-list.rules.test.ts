import { courseFixture } from '@uplink/kit/testing';
import { expect, test } from 'vitest';
import { learningListMessages } from './learning-list.messages.ts';
import { toGroups } from './learning-list.rules.ts';

test('products stand under how they stand, what is learned first', () => {
  const modules = ([3, 1, 4, 2, 5, 101, 1] as const).map((status, id) => ({
    ...courseFixture,
    id,
    status,
  }));
  expect(
    toGroups(modules, learningListMessages).map(({ title, modules: own }) => [
      title,
      own.map(({ id }) => id),
    ]),
  ).toEqual([
    ['Learning now', [1, 6]],
    ['Not started yet', [3, 4]],
    ['Applied for', [2]],
    ['Done', [0]],
    ['Suspended', [5]],
  ]);
  expect(toGroups([], learningListMessages)).toEqual([]);
});
