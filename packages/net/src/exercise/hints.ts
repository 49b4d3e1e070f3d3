import type { Definition, Hint } from './definition.ts';
import type { Grade } from './finding.ts';

/** The hints of the first goal that isn't met, in their order. Learners open one after the other. */
export function hintsFor({ goals, hints = [] }: Definition, grade: Grade): Hint[] {
  const open = goals.find(({ id }) =>
    grade.goals.some((finding) => finding.goal === id && finding.verdict !== 'met'),
  );
  return open ? hints.filter((hint) => hint.for === open.id) : [];
}
