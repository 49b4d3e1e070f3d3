import { isDeepStrictEqual } from 'node:util';
import type { Definition } from '@uplink/net/exercise';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import {
  addExercise,
  changeExercise,
  placeExercises,
} from '../../exercises/authoring/exercise.service.ts';
import type { LoadedLesson } from './load-lessons.ts';

interface Stored {
  id: number;
  definition: Definition | undefined;
}

/** Gives a lesson the exercises of its files; those that were there keep their ids, and with them what learners saved. */
export async function saveExercises(
  trx: Kysely<DB>,
  { id, before }: { id: number; before: LoadedLesson | undefined },
  exercises: readonly Definition[],
): Promise<void> {
  const known = before?.exerciseIds ?? [];
  if (exercises.length < known.length)
    throw unprocessable('Exercises can be changed and added by an import, but not removed.');
  const stored = known.map((one, index) => ({
    id: one,
    definition: before?.content.exercises[index],
  }));
  const matches = matchStored(stored, exercises);
  const ids: number[] = [];
  for (const [index, exercise] of exercises.entries()) {
    const match = matches[index];
    if (match && !isDeepStrictEqual(exercise, match.definition))
      await changeExercise(trx, match.id, exercise);
    ids.push(match?.id ?? (await addExercise(trx, id, exercise)));
  }
  if (!isDeepStrictEqual(ids.slice(0, known.length), known)) await placeExercises(trx, id, ids);
}

/** How to recognize a stored exercise, the surest way first; as none is removed, those left were changed wholly. */
const ways: ((stored: Definition | undefined, exercise: Definition) => boolean)[] = [
  isDeepStrictEqual,
  (stored, { title }) => stored?.title === title,
  (stored, exercise) => isDeepStrictEqual({ ...stored, title: '' }, { ...exercise, title: '' }),
  () => true,
];

function matchStored(
  stored: readonly Stored[],
  exercises: readonly Definition[],
): readonly (Stored | undefined)[] {
  const free = new Set(stored);
  const matches: (Stored | undefined)[] = exercises.map(() => undefined);
  for (const isSame of ways)
    for (const [index, exercise] of exercises.entries()) {
      const match = matches[index] ?? [...free].find((one) => isSame(one.definition, exercise));
      if (match) free.delete(match);
      matches[index] = match;
    }
  return matches;
}
