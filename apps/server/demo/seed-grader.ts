import { createGrader, type Grader } from '../src/areas/exercises/grading/grader.ts';

/** Grades the demo's work; there is no app's log yet for what ends its threads. */
export const createSeedGrader = (): Grader =>
  createGrader((error) => process.emitWarning(error as Error));
