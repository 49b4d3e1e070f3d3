import { createHmac } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import {
  type Definition,
  type Drawn,
  draw,
  ENGINE,
  forPractice,
  type Grade,
} from '@uplink/net/exercise';
import { unprocessable } from '../../plugins/errors/errors.ts';
import type { FoundExercise } from './exercises.repository.ts';

/** All texts of an answer together. */
const MOST_CHARACTERS = 64_000;

/** The variant of a learner: one of the published ones, the same whenever they come back. */
export function seedFor(
  { seeds }: Pick<Definition, 'seeds'>,
  { secret, key }: { secret: string; key: string },
): number {
  const digest = createHmac('sha256', secret).update(key).digest();
  return seeds[digest.readUInt32BE(0) % seeds.length] ?? 0;
}

/** An exercise as learners get it: drawn, without its model answer and tests. */
export function toExercise(found: FoundExercise, drawn: Drawn): Schema<'Exercise'> {
  const { seed, values, definition } = forPractice(drawn);
  const { attempt } = found;
  return {
    id: found.id,
    moduleId: found.lesson_id,
    version: found.version,
    seed,
    values,
    definition: definition as unknown as Schema<'Exercise'>['definition'],
    answer: attempt && {
      texts: attempt.texts,
      hints: attempt.hints,
      version: attempt.version,
      savedAt: attempt.savedAt,
    },
    graded: attempt?.graded ?? null,
  };
}

export const drawOf = ({ definition, attempt }: FoundExercise, seed: number): Drawn =>
  draw(definition, attempt?.seed ?? seed);

/** An answer fills in what the exercise asks for, and nothing else. */
export function requireFitting(
  { lists = [], fields = [], network, goals }: Definition,
  { texts, hints = {} }: { texts: object; hints?: object | undefined },
): void {
  const asked = new Set([...lists, ...fields].map(({ id }) => id));
  if (network) asked.add('log');
  const entries = Object.entries(texts);
  const isOfGoal = (id: string) => goals.some((goal) => goal.id === id);
  if (entries.some(([id]) => !asked.has(id)) || !Object.keys(hints).every(isOfGoal))
    throw unprocessable("This answer doesn't belong to this exercise. Reload the page.");
  if (entries.reduce((sum, [, text]) => sum + String(text).length, 0) > MOST_CHARACTERS)
    throw unprocessable('This answer is too long.');
}

/** A grade as the contract has it: the engine's findings have more fields than it names. */
export const toGraded = (grade: Grade, now: Date): Schema<'GradedExercise'> => ({
  grade: grade as unknown as Schema<'ExerciseGrade'>,
  engine: ENGINE,
  gradedAt: now.toISOString(),
});

/** The goals about which browser and server disagree. There should be none: both run the same engine. */
export const differences = (
  grade: Schema<'ExerciseGrade'>,
  seen: Schema<'SeenVerdicts'> = [],
): string[] =>
  seen
    .filter(({ goal, verdict }) =>
      grade.goals.some((finding) => finding.goal === goal && finding.verdict !== verdict),
    )
    .map(({ goal }) => goal);
