import type { Schema } from '@uplink/api-client';
import { lessonPath, submissionPath } from '@uplink/api-client/domain';
import type { WorkRow } from '../shared/work-list.view.tsx';
import { messages } from './quiz-list.messages.ts';

/** An own quiz: a handed-in one leads to its review, an open one to its lesson. */
export function toQuizRow(item: Schema<'QuizListItem'>): WorkRow {
  const { quizId, title, lesson, questionCount, status, submission } = item;
  const open = status === 'notAvailable' ? undefined : lessonPath(lesson, 'quiz');
  return {
    id: quizId,
    title,
    detail: `${lesson.product.name}, ${messages.questions(questionCount)}`,
    href: submission ? submissionPath('quizzes', quizId, submission.id) : open,
    status,
    ...(submission && { figure: messages.right(submission.score, submission.total) }),
  };
}

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
