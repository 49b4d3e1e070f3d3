import type { Definition, Hint } from './definition.ts';
import type { Grade } from './finding.ts';

/**
 * The hints of the first goal that isn't met, in their order. Before the first check nothing is met. Learners open one
 * after the other.
 */
export function hintsFor({ goals, hints = [] }: Definition, grade: Grade | undefined): Hint[] {
  const open = goals.find(
    ({ id }) => !grade || grade.goals.some(({ goal, verdict }) => goal === id && verdict !== 'met'),
  );
  return open ? hints.filter((hint) => hint.for === open.id) : [];
}
