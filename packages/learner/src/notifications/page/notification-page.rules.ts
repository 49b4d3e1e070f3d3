import type { Schema } from '@uplink/api-client';
import type { Formats } from '@uplink/api-client/messages';
import type { notificationPageMessages } from './notification-page.messages.ts';

type Group = Schema<'NotificationGroup'>;

export interface Period {
  label: string;
  groups: Group[];
}

/** Today, yesterday, earlier in the month, then by month; in the order they came. */
export function groupByPeriod(
  groups: readonly Group[],
  now: Date,
  messages: typeof notificationPageMessages,
  formats: Formats,
): Period[] {
  const periods: Period[] = [];
  for (const group of groups) {
    const label = periodOf(new Date(group.date), now, messages, formats);
    const last = periods[periods.length - 1];
    if (last?.label === label) last.groups.push(group);
    else periods.push({ label, groups: [group] });
  }
  return periods;
}

function periodOf(
  date: Date,
  now: Date,
  messages: typeof notificationPageMessages,
  formats: Formats,
): string {
  if (date.toDateString() === now.toDateString()) return messages.today;
  if (isDayBefore(date, now)) return messages.yesterday;
  const isThisYear = date.getFullYear() === now.getFullYear();
  if (isThisYear && date.getMonth() === now.getMonth())
    return messages.earlierIn(formats.part(date, { month: 'long' }));
  return formats.part(date, { month: 'long', ...(!isThisYear && { year: 'numeric' }) });
}

/** When a row was, below the words that say which day: ago, then by the clock, then by the date. */
export function momentOf(instant: string, now: Date, formats: Formats): string {
  const date = new Date(instant);
  if (date.toDateString() === now.toDateString()) return formats.ago(instant, now);
  return isDayBefore(date, now) ? formats.time(instant) : formats.date(instant);
}

function isDayBefore(date: Date, now: Date): boolean {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  return date.toDateString() === yesterday.toDateString();
}

type TileKind = 'plain' | 'pending' | 'ok' | 'info' | 'fault';

/** The kind of a row's tile: colour marks what is open, and goes once it is settled. */
export function tileKind({ kind, needsYou, date }: Group, now: Date): TileKind {
  if (kind === 'declined') return needsYou ? 'fault' : 'plain';
  if (kind === 'sentBack') return needsYou ? 'pending' : 'plain';
  if (kind === 'accepted') return 'ok';
  const isToday = new Date(date).toDateString() === now.toDateString();
  return kind === 'dueDate' && isToday ? 'info' : 'plain';
}

/** The one thing to do about a row that waits for its reader. */
export function actionOf(
  { kind, needsYou, url }: Group,
  messages: typeof notificationPageMessages,
): { label: string; href: string } | null {
  if (!needsYou || !url) return null;
  const label = (messages.act as Partial<Record<Group['kind'], string>>)[kind];
  return label ? { label, href: url } : null;
}
