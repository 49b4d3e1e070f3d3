import type { Drawn } from './draw.ts';

/** What learners of a practice get: everything but the model and the tests. */
export function forPractice({ definition, ...drawn }: Drawn): Drawn {
  return { ...drawn, definition: { ...definition, model: { texts: {} }, tests: [], seeds: [] } };
}

/** What a quiz or an exam gives away: the task and what to fill in. No goal, no hint, no model. */
export function forExam({ definition, ...drawn }: Drawn): Drawn {
  const { hints: _hints, variants: _variants, ...paper } = definition;
  return {
    ...drawn,
    definition: { ...paper, goals: [], seeds: [], model: { texts: {} }, tests: [] },
  };
}
