import type { Schema } from '@uplink/api-client';
import { isAnswered } from '@uplink/api-client/domain';
import type { Conflict } from '../shared/conflict.ts';
import { messages } from './quiz-player.messages.ts';

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

/** Both versions of one answer, in the words of its question. */
export function describeConflict(
  quiz: Schema<'LearnerQuiz'>,
  questionId: string,
  mine: Answer,
  theirs: Answer,
): Omit<Conflict, 'id'> {
  const question = quiz.questions.find(({ id }) => String(id) === questionId);
  const words = ({ answerIds, text }: Answer) =>
    text === null
      ? (question?.answers ?? []).flatMap(({ id, answer }) =>
          answerIds.includes(id) ? answer : [],
        )
      : [text];
  return {
    label: messages.question(question?.position ?? 0),
    mine: words(mine),
    theirs: words(theirs),
  };
}

/** 'A' for the first answer: the key that picks it. */
export function answerKey(index: number): string {
  return String.fromCharCode(65 + index);
}
