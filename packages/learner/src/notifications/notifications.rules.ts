import type { Schema } from '@uplink/api-client';
import type { Formats } from '@uplink/api-client/messages';
import type { notificationsMessages } from './notifications.messages.ts';

type Notification = Schema<'Notification'>;

export interface Day {
  label: string;
  list: Notification[];
}

/** The list grouped by the reader's local day, in its original order. */
export function groupByDay(
  list: readonly Notification[],
  now: Date,
  messages: typeof notificationsMessages,
  formats: Formats,
): Day[] {
  const days: Day[] = [];
  for (const one of list) {
    const label = dayLabel(one.date, now, messages, formats);
    const last = days.at(-1);
    if (last?.label === label) last.list.push(one);
    else days.push({ label, list: [one] });
  }
  return days;
}

function dayLabel(
  instant: string,
  now: Date,
  messages: typeof notificationsMessages,
  formats: Formats,
): string {
  const day = new Date(instant).toDateString();
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (day === now.toDateString()) return messages.today;
  return day === yesterday.toDateString() ? messages.yesterday : formats.date(instant);
}

/** When the reader last left this place, and came back. */
export interface Absence {
  left: number;
  back: number;
}

/** Unread, and arrived while the reader was away. */
export function isMissed({ isRead, date }: Notification, absence: Absence | undefined): boolean {
  if (isRead || !absence) return false;
  const came = new Date(date).getTime();
  return came > absence.left && came < absence.back;
}

/** '(2) Courses': the count before the page's own title, and nothing when all is read. */
export function withCount(title: string, unread: number): string {
  const bare = title.replace(/^\(\d+\) /, '');
  return unread > 0 ? `(${unread}) ${bare}` : bare;
}
