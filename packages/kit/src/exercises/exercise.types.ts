import type { Schema } from '@uplink/api-client';
import type { Definition, Drawn, Grade } from '@uplink/net/exercise';
import type { ReactNode } from 'react';
import type { Engine } from './engine/engine.types.ts';

/** What a learner typed, by field or list. */
export type Texts = Record<string, string>;

/** How many hints are open, by goal. */
export type OpenedHints = Readonly<Record<string, number>>;

/** An answer that was checked, and what came of it. */
export interface Checked {
  texts: Texts;
  grade: Grade;
  at: string;
}

/** How far an exercise is. */
export interface GoalCount {
  met: number;
  total: number;
}

/** An exercise as a learner works on it. */
export interface ExercisePaperProps {
  /** The exercise with the values of this learner's variant. */
  drawn: Drawn;
  /** What is answered so far. */
  texts: Texts;
  /** Told the whole answer after each change. */
  onChange: (texts: Texts) => void;
  /** The hints that are open. */
  hints: OpenedHints;
  /** Told all that are open after each one more. */
  onHints: (hints: OpenedHints) => void;
  /** Told to grade the answer. */
  onCheck: () => void;
  /** The answer that was graded last; undefined before the first. */
  checked: Checked | undefined;
  /** What plays and grades answers; undefined while its code is loading. */
  engine: Engine | undefined;
  /** The commands that starting over goes back to. @default none */
  startLog?: string | undefined;
  /** Told how many goals are met, as they are shown; 0 before anything was checked. */
  onGoals?: ((goals: GoalCount) => void) | undefined;
  /** Where to go from an answer that passes, beside what is said about it. */
  wayOn?: ReactNode;
  /** Below the answer: what checks it. */
  children?: ReactNode;
}

type Asked = Pick<Schema<'Exercise'>, 'definition' | 'seed' | 'values'>;

/** The engine's own types for what the contract leaves open. */
export const definitionOf = ({ definition }: Pick<Asked, 'definition'>): Definition =>
  definition as unknown as Definition;

export const drawnOf = (exercise: Asked): Drawn => ({
  seed: exercise.seed,
  values: exercise.values,
  definition: definitionOf(exercise),
});

export const gradeOf = ({ grade }: Pick<Schema<'GradedExercise'>, 'grade'>): Grade =>
  grade as unknown as Grade;
