import type { components, operations, paths } from './generated/schema.ts';

export type { components, operations, paths };

/** A named shape of the contract, e.g. `Schema<'LearnerQuiz'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
