import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { groupFixture } from './notification-page.fixture.ts';
import { notificationPageMessages } from './notification-page.messages.ts';
import { actionOf, groupByPeriod, tileKind } from './notification-page.rules.ts';

const now = new Date(2026, 2, 12, 20);
const at = (...date: [year: number, month: number, day: number]) => ({
  ...groupFixture,
  date: new Date(...date).toISOString(),
});

test('rows are cut into today, yesterday, earlier in the month, then months', () => {
  const groups = [at(2026, 2, 12), at(2026, 2, 11), at(2026, 2, 8), at(2026, 1, 8), at(2025, 2, 8)];
  expect(
    groupByPeriod(groups, now, notificationPageMessages, formatMessages).map(({ label }) => label),
  ).toEqual(['Today', 'Yesterday', 'Earlier in March', 'February', 'March 2025']);
  expect(groupByPeriod([], now, notificationPageMessages, formatMessages)).toEqual([]);
});

test('only what waits for its reader stands out and has a button', () => {
  const open = { ...groupFixture, kind: 'declined', needsYou: true, url: '/billing' } as const;
  expect([tileKind(open, now), actionOf(open, notificationPageMessages)]).toEqual([
    'fault',
    { label: 'Pay now', href: '/billing' },
  ]);
  const settled = { ...open, needsYou: false };
  expect([tileKind(settled, now), actionOf(settled, notificationPageMessages)]).toEqual([
    'plain',
    null,
  ]);
});
