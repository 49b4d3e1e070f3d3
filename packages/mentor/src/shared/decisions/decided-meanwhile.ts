import { ApiError } from '@uplink/api-client';
import { formatDate } from '@uplink/api-client/domain';
import type { decisionsMessages } from './decisions.messages.ts';

/** What each status of a kind of work means when someone made it so. */
export type Deeds = Readonly<Record<string | number, string>>;

/**
 * What to tell someone whose decision did not count: who was first, with what and when, where that is the
 * reason; else the server's own words.
 */
export function decidedMeanwhile(
  error: Error | null,
  deeds: Deeds,
  messages: typeof decisionsMessages,
  now = new Date(),
): string | undefined {
  const current = error instanceof ApiError ? error.body.current : undefined;
  // Who has taken the work, the server says itself.
  if (!current || current.claim) return error?.message;
  const what = deeds[current.status] ?? messages.changed;
  return messages.meanwhile(
    current.by?.name ?? messages.somebody,
    what,
    current.date === null ? messages.meanwhileUndated : when(new Date(current.date), now, messages),
  );
}

function when(date: Date, now: Date, messages: typeof decisionsMessages): string {
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const isToday = date.toDateString() === now.toDateString();
  return isToday ? messages.at(time) : messages.on(formatDate(date.toISOString()), time);
}
