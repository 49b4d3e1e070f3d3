import type { Schema } from '@uplink/api-client';
import { submissionPath } from '@uplink/api-client/domain';
import type { WorkRow } from '@uplink/kit/work';
import { messages } from './quiz-inbox.messages.ts';

/** A quiz somebody handed in, as its mentor sees it. */
export function toHandedInRow(summary: Schema<'QuizSubmissionSummary'>): WorkRow {
  const { id, quizId, title, user, lesson, score, total, status } = summary;
  return {
    id,
    title,
    detail: `${user.name}, ${lesson.product.name}`,
    href: submissionPath('quizzes', quizId, id),
    status,
    figure: messages.right(score, total),
  };
}
