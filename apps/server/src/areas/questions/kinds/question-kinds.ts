import type { QuestionType } from '@uplink/api-client/domain';
import { choice } from './choice.kind.ts';
import { exercise } from './exercise.kind.ts';
import { fillIn } from './fill-in.kind.ts';
import type { QuestionKind } from './question-kind.ts';

/** Every kind of question: a missing one is a type error. */
export const questionKinds: Record<QuestionType, QuestionKind> = {
  singleAnswer: choice,
  multipleAnswer: choice,
  fillInTheBlank: fillIn,
  exercise,
};
