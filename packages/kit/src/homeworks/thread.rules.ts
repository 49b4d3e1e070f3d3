import type { Schema } from '@uplink/api-client';
import type { workStatusMessages } from '../work/work-status.messages.ts';
import type { threadMessages } from './thread.messages.ts';

export type ThreadLine =
  | { kind: 'message'; date: string; message: Schema<'SubmissionMessage'> }
  | { kind: 'event'; date: string; event: Schema<'SubmissionEvent'> };

/** Messages and what happened, oldest first. */
export function toLines(submission: Schema<'Submission'> | undefined): ThreadLine[] {
  if (!submission) return [];
  return [
    ...submission.messages.map(
      (message): ThreadLine => ({ kind: 'message', date: message.date, message }),
    ),
    ...submission.events.map((event): ThreadLine => ({ kind: 'event', date: event.date, event })),
  ].sort((one, other) => one.date.localeCompare(other.date));
}

/** Whether these are someone's own words and the last ones of the thread. */
export function isLastWord(
  submission: Schema<'Submission'> | undefined,
  userId: number | undefined,
  text: string,
): boolean {
  const last = submission?.messages.at(-1);
  return last?.author.id === userId && last?.message === text;
}

/** What happened, in words. */
export function eventWords(
  { status, version }: Schema<'SubmissionEvent'>,
  messages: typeof threadMessages,
  statuses: typeof workStatusMessages,
): string {
  return status === 'pending' ? messages.submitted(version) : statuses[status];
}
