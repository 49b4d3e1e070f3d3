import type { Schema } from '@uplink/api-client';
import {
  type GivenAnswer,
  type Question,
  type QuestionForm,
  questionFaults,
} from '@uplink/api-client/domain';
import { exerciseError } from './kinds/exercise.kind.ts';
import { typedBlankError } from './kinds/fill-in.kind.ts';
import type { AnswerInput } from './kinds/question-kind.ts';
import { questionKinds } from './kinds/question-kinds.ts';

export type { GivenAnswer, Question, QuestionForm };

/** The first fault of a question as its author wrote it. */
export function questionError(form: QuestionForm): string | undefined {
  const [fault] = Object.values(questionFaults(form));
  if (fault || form.type === 'singleAnswer' || form.type === 'multipleAnswer') return fault;
  return form.type === 'exercise' ? exerciseError(form) : typedBlankError(form.question);
}

/** An answer in the shape its question takes; refused when it does not belong to it. */
export function checkAnswer(question: Question, input: AnswerInput): GivenAnswer {
  return questionKinds[question.type].take(question, input);
}

/** One question with what was given, what is right and why. */
export function reviewQuestion(
  question: Question,
  given: GivenAnswer | undefined,
  grade?: Schema<'ExerciseGrade'>,
): Schema<'ReviewedQuestion'> {
  const { id, position, type, explanation, link } = question;
  return {
    id,
    position,
    type,
    ...questionKinds[type].review(question, given, grade),
    explanation,
    link,
  };
}

/** A question as its learner gets it: no correct mark, no explanation, the sentence cut at its blank. */
export function withoutKey(question: Question): Schema<'LearnerQuestion'> {
  const { id, position, type } = question;
  return { id, position, type, ...questionKinds[type].ask(question) };
}
