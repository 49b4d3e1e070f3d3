import { ApiError } from '@uplink/api-client';
import type { Formats } from '@uplink/api-client/messages';
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
  formats: Formats,
): string | undefined {
  const current = error instanceof ApiError ? error.body.current : undefined;
  // The server's own message says who has claimed the work.
  if (!current || current.claim) return error?.message;
  const what = deeds[current.status] ?? messages.changed;
  return messages.meanwhile(
    current.by?.name ?? messages.somebody,
    what,
    current.date === null ? messages.meanwhileUndated : when(current.date, messages, formats),
  );
}

function when(instant: string, messages: typeof decisionsMessages, formats: Formats): string {
  const isToday = new Date(instant).toDateString() === new Date().toDateString();
  const time = formats.time(instant);
  return isToday ? messages.at(time) : messages.on(formats.date(instant), time);
}
