import type { Schema } from '@uplink/api-client';
import { lessonPath, submissionPath } from '@uplink/api-client/domain';
import type { WorkRow } from '@uplink/kit/work';
import type { quizListMessages } from './quiz-list.messages.ts';

/** An own quiz: a handed-in one leads to its review, an open one to its lesson. */
export function toQuizRow(
  item: Schema<'QuizListItem'>,
  messages: typeof quizListMessages,
): WorkRow {
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
