import type { Definition } from './definition.ts';
import type { Drawn } from './draw.ts';

/** What learners of a practice get: everything but the model and the tests. */
export function forPractice({ definition, ...drawn }: Drawn): Drawn {
  return { ...drawn, definition: { ...definition, model: { texts: {} }, tests: [], seeds: [] } };
}

/** What an exam gives away: the task and what to fill in. No check of a goal, no hint, no model. */
export function forExam({ definition }: Drawn): Omit<Definition, 'goals' | 'model' | 'tests'> & {
  goals: { id: string; title: string }[];
} {
  const { model: _model, tests: _tests, hints: _hints, variants: _variants, ...paper } = definition;
  return {
    ...paper,
    seeds: [],
    goals: definition.goals.map(({ id, title }) => ({ id, title })),
  };
}
