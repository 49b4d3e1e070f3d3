import type { Schema } from '@uplink/api-client';
import { ENGINE } from '@uplink/net/exercise';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { conflict, notFound } from '../../plugins/errors/errors.ts';
import { requireReadableLesson } from '../learning/lesson-access.ts';
import { drawOf, requireFitting, seedFor, toExercise, toGraded } from './exercise.rules.ts';
import {
  type FoundExercise,
  findExercise,
  keepGrade,
  listExercises,
  upsertAnswer,
} from './exercises.repository.ts';
import { oneAtATime } from './grading/few-at-once.ts';
import type { Grader } from './grading/grader.ts';

export interface Exercises {
  db: Kysely<DB>;
  clock: Clock;
  grader: Grader;
  /** What learners' variants are chosen with. */
  secret: string;
}

interface Key {
  userId: number;
  exerciseId: number;
}

export const changed =
  'This exercise changed while you were working on it. Reload it: your saved answer is kept.';
const savedElsewhere =
  'This answer was changed in another tab or on another device. Reload the exercise to see it.';

/** The exercises of an open lesson with the learner's answers. */
export async function readExercises(
  { db, secret }: Exercises,
  userId: number,
  lessonId: number,
): Promise<Schema<'LessonExercises'>> {
  const { lesson } = await requireReadableLesson(db, userId, lessonId);
  const found = await listExercises(db, userId, lessonId);
  return {
    lesson,
    exercises: found.map((one) => toExercise(one, drawOf(one, ownSeed(one, secret, userId)))),
  };
}

/** Saves an answer; what it returns is the learner's receipt. */
export async function saveAnswer(
  exercises: Exercises,
  key: Key,
  input: Schema<'ExerciseAnswerInput'>,
): Promise<Schema<'SavedExerciseAnswer'>> {
  return store(exercises, key, await open(exercises, key), input);
}

/**
 * Saves an answer and grades it. It is saved first: whatever happens to the grading, the answer is there. An answer
 * that was graded already keeps its grade.
 */
export async function checkAnswer(
  exercises: Exercises,
  key: Key,
  input: Schema<'ExerciseCheckInput'>,
): Promise<Schema<'CheckedExercise'>> {
  const found = await open(exercises, key);
  const answer = await store(exercises, key, found, input);
  const stored = (await findExercise(exercises.db, key))?.attempt;
  // Another tab may have saved and checked something else meanwhile.
  if (stored?.version === answer.version && stored.graded?.engine === ENGINE)
    return { answer, graded: stored.graded };
  return oneAtATime(key.userId, async () => {
    const drawn = drawOf(found, ownSeed(found, exercises.secret, key.userId));
    const grade = await exercises.grader.grade(drawn, { texts: answer.texts });
    const now = exercises.clock.now();
    await keepGrade(exercises.db, key, answer.version, { grade, engine: ENGINE, now });
    return { answer, graded: toGraded(grade, now) };
  });
}

async function open({ db }: Exercises, key: Key): Promise<FoundExercise> {
  const missing = 'This exercise does not exist.';
  const found = await findExercise(db, key);
  if (!found) throw notFound(missing);
  await requireReadableLesson(db, key.userId, found.lesson_id, missing);
  return found;
}

async function store(
  { db, clock, secret }: Exercises,
  key: Key,
  found: FoundExercise,
  { texts, hints, definitionVersion, baseVersion }: Schema<'ExerciseAnswerInput'>,
): Promise<Schema<'SavedExerciseAnswer'>> {
  if (definitionVersion !== found.version) throw conflict(changed);
  requireFitting(found.definition, { texts, hints });
  const { seed, values } = drawOf(found, ownSeed(found, secret, key.userId));
  const saved = await upsertAnswer(
    db,
    key,
    { definitionVersion, seed, values },
    { texts, hints, baseVersion, now: clock.now() },
  );
  if (!saved) throw conflict(savedElsewhere);
  return saved;
}

const ownSeed = ({ id, definition }: FoundExercise, secret: string, userId: number) =>
  seedFor(definition, { secret, key: `exercise:${id}:${userId}` });
