import type { Schema } from '@uplink/api-client';
import type { quizReviewMessages } from './quiz-review.messages.ts';

/** The attempt handed in just before the one that is shown; undefined for a first one. */
export function attemptBefore(submission: Schema<'QuizSubmission'> | undefined) {
  const { attempts = [], summary } = submission ?? {};
  const index = attempts.findIndex(({ id }) => id === summary?.id);
  return index < 0 ? undefined : attempts[index + 1]?.id;
}

/** What another attempt answered to a question, in words; undefined when it was not asked then. */
export function formerAnswer(
  former: Schema<'QuizSubmission'>,
  questionId: number,
  messages: typeof quizReviewMessages,
): { words: string; isCorrect: boolean } | undefined {
  const question = former.questions.find(({ id }) => id === questionId);
  if (!question) return undefined;
  const given = question.blank
    ? [question.text ?? '']
    : question.answers.filter(({ isPicked }) => isPicked).map(({ answer }) => answer);
  const words = given.filter((answer) => answer !== '').join('; ');
  return { words: words || messages.noAnswer, isCorrect: question.isCorrect };
}
