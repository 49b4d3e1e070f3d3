import type { Schema } from '@uplink/api-client';
import {
  type AskedPart,
  askChoice,
  askFillIn,
  type GivenAnswer,
  type Question,
  type ReviewedPart,
  reviewChoice,
  reviewFillIn,
} from '@uplink/api-client/domain';
import { CircleDot, type LucideIcon, Network, SquareCheck, TextCursorInput } from 'lucide-react';
import type { ComponentType } from 'react';
import { ChoiceFields } from './choice.fields.tsx';
import { ExerciseFields } from './exercise.fields.tsx';
import { askExercise, reviewExercise } from './exercise-preview.rules.ts';
import { FillInFields } from './fill-in.fields.tsx';
import type { QuestionFieldsProps } from './question-fields.types.ts';

/** What the editor knows of one kind of question. A new kind is an entry below. */
export interface QuestionEditor {
  icon: LucideIcon;
  /** Its words and its key. */
  Fields: ComponentType<QuestionFieldsProps>;
  /** What a learner sees of it before and after answering. */
  ask: (question: Question) => AskedPart;
  review: (question: Question, given: GivenAnswer | undefined) => ReviewedPart;
}

const choice = { Fields: ChoiceFields, ask: askChoice, review: reviewChoice };

/** Every kind of question, in the order in which they are offered: a missing one is a type error. */
export const questionEditors: Record<Schema<'QuestionType'>, QuestionEditor> = {
  fillInTheBlank: {
    icon: TextCursorInput,
    Fields: FillInFields,
    ask: askFillIn,
    review: reviewFillIn,
  },
  singleAnswer: { icon: CircleDot, ...choice },
  multipleAnswer: { icon: SquareCheck, ...choice },
  exercise: {
    icon: Network,
    Fields: ExerciseFields,
    ask: askExercise,
    review: reviewExercise,
  },
};

export const questionTypes = Object.keys(questionEditors) as Schema<'QuestionType'>[];
