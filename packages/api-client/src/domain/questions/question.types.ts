import type { components } from '../../generated/schema.ts';
import type { QuestionType } from '../codes/work.codes.ts';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** A question as its author writes it. */
export interface QuestionForm {
  type: QuestionType;
  /** For a fill-in, the sentence with its answer in angle brackets; for an exercise, its definition as JSON. */
  question: string;
  answers: { answer: string; isCorrect: boolean }[];
  explanation: string | null;
  link: string | null;
}

/** A question with its key, of a quiz or of an exam. */
export interface Question extends QuestionForm {
  id: number;
  position: number;
  answers: { id: number; answer: string; isCorrect: boolean }[];
}

/** What a learner answered. */
export interface GivenAnswer {
  answerIds: number[];
  text: string | null;
}

/** What a learner sees of a question besides its number and kind. */
export type AskedPart = Pick<
  Schema<'LearnerQuestion'>,
  'question' | 'blank' | 'answers' | 'exercise'
>;

/** What a review says of a question besides its number, kind and explanation. */
export type ReviewedPart = Pick<
  Schema<'ReviewedQuestion'>,
  'question' | 'blank' | 'answers' | 'text' | 'correctText' | 'isCorrect' | 'exercise' | 'grade'
>;

/** Faults by the field they belong to: 'question', 'answers', 'answers[1].answer'. */
export type QuestionFaults = Readonly<Record<string, string>>;
