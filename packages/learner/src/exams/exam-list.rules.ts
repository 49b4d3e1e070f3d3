import type { Schema } from '@uplink/api-client';
import { examPath } from '@uplink/api-client/domain';
import type { Formats } from '@uplink/api-client/messages';
import type { StatusKind } from '@uplink/ui/status';
import type { examIntroMessages } from './exam-intro.messages.ts';
import { placeOf } from './exam-intro.rules.ts';
import type { examListMessages } from './exam-list.messages.ts';

/** An exam in the list. */
export interface ExamItem {
  id: number;
  title: string;
  detail: string;
  href: string;
  state: Schema<'ExamState'>;
  figure: string | undefined;
}

export const stateKinds: Record<Schema<'ExamState'>, StatusKind> = {
  notStarted: 'down',
  started: 'info',
  passed: 'ok',
  failed: 'fault',
};

/** An exam that was passed, or cannot be sat now, leads to its results, any other to itself. */
export function toExamItem(
  exam: Schema<'Exam'>,
  messages: typeof examListMessages,
  introMessages: typeof examIntroMessages,
  formats: Formats,
): ExamItem {
  const { id, uniqueName, title, state, bestPercent, canStart } = exam;
  const isOver = (state === 'passed' || state === 'failed') && !canStart;
  return {
    id,
    title,
    detail: detailOf(exam, messages, introMessages, formats),
    href: examPath(uniqueName, isOver ? 'results' : undefined),
    state,
    figure: bestPercent === null ? undefined : messages.best(bestPercent),
  };
}

function detailOf(
  exam: Schema<'Exam'>,
  messages: typeof examListMessages,
  introMessages: typeof examIntroMessages,
  formats: Formats,
): string {
  const { questionCount, checklist, durationMinutes, state, canStart, nextAttemptAt } = exam;
  const parts = [
    placeOf(exam, introMessages),
    messages.questions(questionCount),
    durationMinutes === null ? messages.noLimit : formats.duration(durationMinutes * 60),
  ];
  if (checklist.length > 0) {
    const done = checklist.filter(({ doneAt }) => doneAt !== null).length;
    parts.push(messages.practical(done, checklist.length));
  }
  if (nextAttemptAt) parts.push(messages.opens(formats.dateTime(nextAttemptAt)));
  else if (state === 'failed' && !canStart) parts.push(messages.usedUp);
  return parts.join(', ');
}
