import type { Schema } from '@uplink/api-client';
import { examPath } from '@uplink/api-client/domain';
import type { Formats } from '@uplink/api-client/messages';
import type { examResultsMessages } from './exam-results.messages.ts';

/** The way on from a result: another attempt, the open one, or when and whether there is one. */
export interface ExamWayOn {
  /** A link, where there is one. */
  action: { label: string; href: string } | undefined;
  /** What holds instead. */
  words: string | undefined;
}

export function wayOnOf(
  exam: Schema<'Exam'>,
  messages: typeof examResultsMessages,
  formats: Formats,
): ExamWayOn {
  const href = examPath(exam.uniqueName);
  if (exam.openAttempt) return { action: { label: messages.goOn, href }, words: undefined };
  if (exam.canStart) return { action: { label: messages.again, href }, words: undefined };
  if (exam.nextAttemptAt) {
    return { action: undefined, words: messages.opens(formats.dateTime(exam.nextAttemptAt)) };
  }
  return { action: undefined, words: exam.state === 'failed' ? messages.usedUp : undefined };
}

/** When and by whom an attempt was handed in. */
export function finishedWhen(
  { isTimedOut, completedAt }: Schema<'ExamAttemptSummary'>,
  messages: typeof examResultsMessages,
  formats: Formats,
): string {
  const when = formats.dateTime(completedAt);
  return isTimedOut ? messages.timedOut(when) : messages.finished(when);
}
