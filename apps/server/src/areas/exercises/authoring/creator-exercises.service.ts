import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import { lockUntilEnd } from '../../../db/lock-until-end.ts';
import type { DB } from '../../../db/schema.ts';
import { conflict, notFound, stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { requireAuthoredLesson } from '../../lessons/authoring/authored-lesson.ts';
import { findAuthored, requirePermission } from '../../products/authored.ts';
import type { Grader } from '../grading/grader.ts';
import { requireProved } from '../grading/prove.ts';
import { listAuthoredExercises, removeExercise } from './creator-exercises.repository.ts';
import { addExercise, canonicalJson, changeExercise } from './exercise.service.ts';

const noExercise = 'This exercise does not exist.';
/** What a lesson shows at most. */
const MOST = 50;

interface Author {
  id: number;
}

interface Authoring {
  db: Kysely<DB>;
  grader: Grader;
}

/** A lesson and its exercises, with their model answers and tests. */
export async function readAuthoredExercises(
  db: Kysely<DB>,
  author: Author,
  lessonId: number,
): Promise<Schema<'LessonAuthoredExercises'>> {
  const lesson = await requireAuthoredLesson(db, author, lessonId, 'view');
  return { ...lesson, exercises: await listAuthoredExercises(db, { lessonId }) };
}

/** Adds an exercise that passes its own tests; the same creation sent again finds it made. */
export async function createExercise(
  { db, grader }: Authoring,
  author: Author,
  lessonId: number,
  { definition, changeId }: Schema<'ExerciseCreation'>,
): Promise<Schema<'AuthoredExercise'>> {
  await requireAuthoredLesson(db, author, lessonId, 'edit');
  const proved = await requireProved(grader, parse(definition));
  return db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `lesson-exercises:${lessonId}`);
    const there = await listAuthoredExercises(trx, { lessonId });
    const [made] = await listAuthoredExercises(trx, { lessonId, creationId: changeId });
    if (made) return made;
    if (there.length >= MOST) throw conflict(`A lesson has at most ${MOST} exercises.`);
    return found(trx, await addExercise(trx, lessonId, proved, changeId));
  });
}

/** Gives an exercise that is still as its author saw it the next version. */
export async function updateExercise(
  { db, grader }: Authoring,
  author: Author,
  id: number,
  { definition, version }: Schema<'ExerciseChange'>,
): Promise<Schema<'AuthoredExercise'>> {
  await requireEditable(db, author, id);
  const proved = await requireProved(grader, parse(definition));
  return db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `exercise:${id}`);
    const stored = await found(trx, id);
    // The same change sent again, after a lost response, finds it made.
    if (canonicalJson(JSON.parse(stored.definition)) === canonicalJson(proved)) return stored;
    requireVersion(stored, version);
    await changeExercise(trx, id, proved);
    return found(trx, id);
  });
}

/** Removes an exercise that no learner has begun: answers are never thrown away. */
export async function deleteExercise(
  { db }: Pick<Authoring, 'db'>,
  author: Author,
  id: number,
  version: number,
): Promise<void> {
  await requireEditable(db, author, id);
  await db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `exercise:${id}`);
    // No learner saves an answer until it is decided whether the exercise goes.
    await sql`select 1 from exercise_definition where exercise_id = ${id} for update`.execute(trx);
    const stored = await found(trx, id);
    requireVersion(stored, version);
    if (stored.answerCount > 0)
      throw conflict('Learners have started this exercise. Change it instead.');
    await removeExercise(trx, id);
  });
}

async function requireEditable(db: Kysely<DB>, author: Author, id: number): Promise<void> {
  const [stored] = await listAuthoredExercises(db, { id });
  const product = stored && (await findAuthored(db, author, stored.moduleId));
  requirePermission(product, 'edit', noExercise);
}

async function found(db: Kysely<DB>, id: number): Promise<Schema<'AuthoredExercise'>> {
  const [stored] = await listAuthoredExercises(db, { id });
  if (!stored) throw notFound(noExercise);
  return stored;
}

function requireVersion({ version, changedAt }: Schema<'AuthoredExercise'>, seen: number): void {
  if (version !== seen) throw stale({ status: 'changed', version, by: null, date: changedAt });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unprocessable('The exercise is not JSON.');
  }
}
