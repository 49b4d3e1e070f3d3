import type { Schema } from '@uplink/api-client';
import { lessonPath } from '@uplink/api-client/domain';
import type { quizReviewMessages } from './quiz-review.messages.ts';

/** The one way on from a review. */
export interface WayOn {
  label: string;
  href: string;
  isNext: boolean;
}

/** The next lesson when it is open, else what this lesson still asks for. */
export function wayOn(
  { summary, next, lessonRemaining }: Schema<'QuizSubmission'>,
  messages: typeof quizReviewMessages,
): WayOn {
  if (next && !next.isLocked) {
    return { label: messages.nextLesson, href: lessonPath(next.lesson), isNext: true };
  }
  return lessonRemaining.includes('homework')
    ? { label: messages.homework, href: lessonPath(summary.lesson, 'homework'), isNext: false }
    : { label: messages.lesson, href: lessonPath(summary.lesson), isNext: false };
}
