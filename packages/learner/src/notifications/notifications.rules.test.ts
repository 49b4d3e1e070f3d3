import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { notificationsFixture as list } from './notifications.fixture.ts';
import { notificationsMessages } from './notifications.messages.ts';
import { groupByDay, isMissed, withCount } from './notifications.rules.ts';

const now = new Date('2026-03-12T20:00:00.000Z');

test('the list is cut by day', () => {
  expect(
    groupByDay(list, now, notificationsMessages, formatMessages).map((day) => [
      day.label,
      day.list.map(({ id }) => id),
    ]),
  ).toEqual([
    ['Today', [4, 3]],
    ['Yesterday', [2]],
    ['1 Mar 2026', [1]],
  ]);
  expect(groupByDay([], now, notificationsMessages, formatMessages)).toEqual([]);
});

test('what came between leaving and coming back was missed, unless it is read', () => {
  const at = (time: string) => new Date(`2026-03-12T${time}:00.000Z`).getTime();
  const absence = { left: at('18:00'), back: at('19:30') };
  expect(list.filter((one) => isMissed(one, absence)).map(({ id }) => id)).toEqual([4]);
  expect(list.some((one) => isMissed({ ...one, isRead: true }, absence))).toBe(false);
  expect(list.some((one) => isMissed(one, undefined))).toBe(false);
});

test('the title carries the count once', () => {
  expect(withCount('Courses', 2)).toBe('(2) Courses');
  expect(withCount('(2) Courses', 3)).toBe('(3) Courses');
  expect(withCount('(2) Courses', 0)).toBe('Courses');
});
