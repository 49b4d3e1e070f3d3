import type { Schema } from '@uplink/api-client';
import { formatTimer, lessonPath } from '@uplink/api-client/domain';
import { messages } from './quiz-review.messages.ts';

/** The one way on from a review. */
export interface WayOn {
  label: string;
  href: string;
  isNext: boolean;
}

/** The next lesson when it is open, else what this lesson still asks for. */
export function wayOn({ summary, next, lessonRemaining }: Schema<'QuizSubmission'>): WayOn {
  if (next && !next.isLocked) {
    return { label: messages.nextLesson, href: lessonPath(next.lesson), isNext: true };
  }
  return lessonRemaining.includes('homework')
    ? { label: messages.homework, href: lessonPath(summary.lesson, 'homework'), isNext: false }
    : { label: messages.lesson, href: lessonPath(summary.lesson), isNext: false };
}

export interface AnswerMark {
  kind: 'ok' | 'fault' | undefined;
  words: string;
}

/** How an answer is marked: picked or not, right or not. */
export function markOf(answer: Schema<'ReviewedAnswer'>, isOwn: boolean): AnswerMark {
  if (answer.isPicked && answer.isCorrect) {
    return { kind: 'ok', words: isOwn ? messages.yourRight : messages.theirRight };
  }
  if (answer.isPicked) {
    return { kind: 'fault', words: isOwn ? messages.yourWrong : messages.theirWrong };
  }
  return answer.isCorrect
    ? { kind: 'ok', words: messages.notPicked }
    : { kind: undefined, words: '' };
}

/** Where a question's link leads, in words: a place in a text, or a second of a video. */
export function linkLabel(link: string): string {
  const position = /[?&]position=(\d+)/.exec(link)?.[1];
  return position === undefined
    ? messages.readAgain
    : messages.watchAgain(formatTimer(Number(position)));
}

/** '12 March 2026, 21:31' by the reader's own clock. */
export function submittedWhen(instant: string): string {
  const date = new Date(instant);
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `${day}, ${time}`;
}
