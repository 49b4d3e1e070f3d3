import type { Schema } from '@uplink/api-client';
import { isAnswered } from '@uplink/api-client/domain';

/** An answer as it stands on the screen. */
export interface Answer {
  answerIds: number[];
  text: string | null;
}

export const noAnswer: Answer = { answerIds: [], text: null };

export function countAnswered(
  quiz: Schema<'LearnerQuiz'>,
  answers: ReadonlyMap<string, { value: Answer }>,
): number {
  return quiz.questions.filter(({ id }) => isAnswered(answers.get(String(id))?.value)).length;
}

/** All answers in the shape the quiz is handed in with. */
export function toQuizAnswers(
  quiz: Schema<'LearnerQuiz'>,
  answers: ReadonlyMap<string, { value: Answer }>,
): Schema<'QuizAnswer'>[] {
  return quiz.questions.map(({ id, type }) => {
    const { answerIds, text } = answers.get(String(id))?.value ?? noAnswer;
    return type === 'fillInTheBlank'
      ? { questionId: id, text: text ?? '' }
      : { questionId: id, answerIds };
  });
}

/** 'A' for the first answer: the key that picks it. */
export function answerKey(index: number): string {
  return String.fromCharCode(65 + index);
}
