import type { QuestionFaults } from './question.types.ts';

/** The fields that have a fault. */
export function withFault(found: Record<string, string | undefined>): QuestionFaults {
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
