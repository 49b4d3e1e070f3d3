import type { Schema } from '@uplink/api-client';
import type { Definition, Drawn, Grade } from '@uplink/net/exercise';

/** What a learner typed, by field or list. */
export type Texts = Record<string, string>;

/** An answer that was checked, and what came of it. */
export interface Checked {
  texts: Texts;
  grade: Grade;
  at: string;
}

/** The engine's own types for what the contract leaves open. */
export const definitionOf = ({ definition }: Schema<'Exercise'>): Definition =>
  definition as unknown as Definition;

export const drawnOf = (exercise: Schema<'Exercise'>): Drawn => ({
  seed: exercise.seed,
  values: exercise.values,
  definition: definitionOf(exercise),
});

export const gradeOf = ({ grade }: Schema<'GradedExercise'>): Grade => grade as unknown as Grade;
