import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { groupFixture } from './notification-page.fixture.ts';
import { notificationPageMessages } from './notification-page.messages.ts';
import { actionOf, groupByPeriod, momentOf, tileKind } from './notification-page.rules.ts';

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

test('a row says the time of its day, in step with the words above it', () => {
  const said = (...date: [number, number, number, number]) =>
    momentOf(new Date(...date).toISOString(), now, formatMessages);
  expect(said(2026, 2, 12, 18)).toBe('2 h ago');
  expect(said(2026, 2, 11, 21)).toBe('21:00');
  // Less than two days, and not yesterday.
  expect(said(2026, 2, 10, 22)).toBe('10 Mar 2026');
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
