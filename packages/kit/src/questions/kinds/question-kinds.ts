import type { Schema } from '@uplink/api-client';
import type { Answer } from '../answer.rules.ts';
import { multipleAnswer, singleAnswer } from './choice.kind.tsx';
import { exercise } from './exercise.kind.tsx';
import { fillInTheBlank } from './fill-in.kind.tsx';
import type { QuestionKind } from './question-kind.ts';

/** Every kind of question: a missing one is a type error. */
export const questionKinds: Record<Schema<'QuestionType'>, QuestionKind> = {
  singleAnswer,
  multipleAnswer,
  fillInTheBlank,
  exercise,
};

/** An answer as it is sent for a question of a kind. */
export function toAnswerInput(type: Schema<'QuestionType'>, answer: Answer) {
  return questionKinds[type].toInput(answer);
}
