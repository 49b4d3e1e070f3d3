import type { Schema } from '@uplink/api-client';
import type {
  AskedPart,
  GivenAnswer,
  Question,
  QuestionForm,
  ReviewedPart,
} from '@uplink/api-client/domain';

/** What a learner sends for a question. */
export interface AnswerInput {
  answerIds?: number[];
  text?: string;
}

/** What the server knows of one kind of question. A new kind is an entry in `question-kinds.ts`. */
export interface QuestionKind {
  /** Turns what was sent into an answer; refuses what doesn't belong to the question. */
  take: (question: Question, input: AnswerInput) => GivenAnswer;
  /** What its learner gets: nothing that tells the answer. */
  ask: (question: Question) => AskedPart;
  /** Grades an answer, or the lack of one; `grade` is what the engine says of an exercise. */
  review: (
    question: Question,
    given: GivenAnswer | undefined,
    grade?: Schema<'ExerciseGrade'>,
  ) => ReviewedPart;
  /** How its author's words are stored. @default as they are */
  store?: (form: QuestionForm) => QuestionForm;
}
