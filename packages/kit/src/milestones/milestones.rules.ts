import type { Schema } from '@uplink/api-client';
import type { Formats } from '@uplink/api-client/messages';
import type { StatusKind } from '@uplink/ui/status';
import type { milestonePartsMessages } from './milestone-parts.messages.ts';

const kinds: Record<Schema<'MilestoneStatus'>, StatusKind> = {
  1: 'down',
  2: 'pending',
  3: 'ok',
  4: 'fault',
  5: 'down',
  6: 'pending',
  7: 'info',
};

/** The colour of its state. */
export function statusKind(status: Schema<'MilestoneStatus'>): StatusKind {
  return kinds[status];
}

/** 'Due Tue 17 Mar 2026, in 5 days', in the days of the reader. */
export function dueWords(
  dueDate: string,
  now: Date,
  messages: typeof milestonePartsMessages,
  formats: Formats,
): string {
  const due = new Date(dueDate);
  const date = `${formats.part(dueDate, { weekday: 'short' })} ${formats.date(dueDate)}`;
  const days = Math.round((midnight(due) - midnight(now)) / 86_400_000);
  const words = days < 0 ? messages.wasDue : messages.dueWith;
  return words(date, distance(days, messages));
}

function distance(days: number, messages: typeof milestonePartsMessages): string {
  if (days === 0) return messages.today;
  if (days === 1) return messages.tomorrow;
  if (days === -1) return messages.yesterday;
  return days > 0 ? messages.inDays(days) : messages.daysAgo(-days);
}

const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
