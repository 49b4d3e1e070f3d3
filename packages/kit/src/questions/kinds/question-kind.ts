import type { Schema } from '@uplink/api-client';
import type { ComponentType } from 'react';
import type { Answer } from '../answer.rules.ts';
import type { questionMessages } from '../question.messages.ts';

export interface AskedProps {
  question: Schema<'LearnerQuestion'>;
  /** The id of its title, which names its fields. */
  titleId: string;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
}

export interface ReviewedProps {
  question: Schema<'ReviewedQuestion'>;
  /** Whether its learner reads it. */
  isOwn: boolean;
}

/** What the screen knows of one kind of question. A new kind is an entry in `question-kinds.ts`. */
export interface QuestionKind {
  /** What is asked, as a heading. */
  title: (question: { question: string }, messages: typeof questionMessages) => string;
  /** Takes the answer. */
  Asked: ComponentType<AskedProps>;
  /** Shows what was answered and what is right. */
  Reviewed: ComponentType<ReviewedProps>;
  /** What an answer becomes when a key is pressed at its question. @default keys do nothing */
  answerByKey?: (
    question: Schema<'LearnerQuestion'>,
    answer: Answer,
    key: string,
  ) => Answer | undefined;
  /** An answer in the shape that is sent. */
  toInput: (answer: Answer) => { answerIds: number[] } | { text: string };
}
