import type { Schema } from '@uplink/api-client';
import { isAnswered } from '@uplink/api-client/domain';

/** An answer as it stands on the screen. */
export interface Answer {
  answerIds: number[];
  text: string | null;
}

export type Answers = ReadonlyMap<string, { value: Answer }>;

export const noAnswer: Answer = { answerIds: [], text: null };

export function isQuestionAnswered(questionId: number, answers: Answers): boolean {
  return isAnswered(answers.get(String(questionId))?.value);
}

export function countAnswered(quiz: Schema<'LearnerQuiz'>, answers: Answers): number {
  return quiz.questions.filter(({ id }) => isQuestionAnswered(id, answers)).length;
}

/** All answers in the shape the quiz is handed in with. */
export function toQuizAnswers(
  quiz: Schema<'LearnerQuiz'>,
  answers: Answers,
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

/**
 * What an answer becomes when a letter is pressed at its question: the one answer is picked, one of
 * several is picked or taken back. Undefined when the letter belongs to no answer.
 */
export function answerByKey(
  question: Schema<'LearnerQuestion'>,
  answer: Answer,
  key: string,
): Answer | undefined {
  const picked = question.answers.find((_, index) => answerKey(index) === key.toUpperCase());
  if (!picked || key.length !== 1) return undefined;
  if (question.type === 'singleAnswer') return { answerIds: [picked.id], text: null };
  const others = answer.answerIds.filter((id) => id !== picked.id);
  const wasPicked = others.length < answer.answerIds.length;
  return { answerIds: wasPicked ? others : [...others, picked.id], text: null };
}

/** The id of a question's place on the page. */
export function questionAnchor(position: number): string {
  return `question-${position}`;
}
