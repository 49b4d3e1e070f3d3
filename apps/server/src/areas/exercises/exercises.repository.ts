import type { Schema } from '@uplink/api-client';
import type { Answer, Definition, Grade } from '@uplink/net/exercise';
import { type Kysely, sql } from 'kysely';
import { isMissingReference } from '../../db/missing-reference.ts';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { openedHints } from './opened-hints.ts';

/** An exercise in the version a learner began with, and what they did. */
export interface FoundExercise {
  id: number;
  lesson_id: number;
  version: number;
  definition: Definition;
  attempt: Attempt | null;
}

export interface Attempt {
  seed: number;
  texts: Answer['texts'];
  hints: OpenedHints;
  version: number;
  savedAt: string;
  graded: Schema<'GradedExercise'> | null;
}

type OpenedHints = Schema<'OpenedHints'>;

interface Key {
  userId: number;
  exerciseId: number;
}

const attempt = sql<Attempt | null>`case when attempt.user_id is not null then
  jsonb_build_object('seed', attempt.seed, 'texts', attempt.texts, 'hints', attempt.hints, 'version', attempt.version,
    'savedAt', ${iso('attempt.saved_at')},
    'graded', case when attempt.graded_version = attempt.version then
      jsonb_build_object('grade', attempt.grade, 'engine', attempt.engine, 'gradedAt', ${iso('attempt.graded_at')})
    end) end`;

/** The exercises of a lesson in order, for one learner. */
export const listExercises = (db: Kysely<DB>, userId: number, lessonId: number) =>
  selectExercises(db, userId).where('exercise.lesson_id', '=', lessonId).execute();

export const findExercise = (db: Kysely<DB>, { userId, exerciseId }: Key) =>
  selectExercises(db, userId).where('exercise.id', '=', exerciseId).executeTakeFirst();

function selectExercises(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('exercise')
    .leftJoin('exercise_attempt as attempt', (join) =>
      join.onRef('attempt.exercise_id', '=', 'exercise.id').on('attempt.user_id', '=', userId),
    )
    .innerJoin('exercise_definition as definition', (join) =>
      join
        .onRef('definition.exercise_id', '=', 'exercise.id')
        .on('definition.version', '=', sql`coalesce(attempt.definition_version, exercise.version)`),
    )
    .select(['exercise.id', 'exercise.lesson_id', 'definition.version'])
    .select([sql<Definition>`definition.definition`.as('definition'), attempt.as('attempt')])
    .orderBy('exercise.position')
    .$castTo<FoundExercise>();
}

export interface GivenAnswer {
  texts: Answer['texts'];
  /** @default none more */
  hints: OpenedHints | undefined;
  baseVersion: number | undefined;
  now: Date;
}

/**
 * Stores an answer if the stored one is still what it was based on; the same answer again changes nothing but the hints
 * opened since.
 */
export async function upsertAnswer(
  db: Kysely<DB>,
  { userId, exerciseId }: Key,
  begun: { definitionVersion: number; seed: number; values: Record<string, string | number> },
  answer: GivenAnswer,
): Promise<Schema<'SavedExerciseAnswer'> | undefined> {
  const texts = JSON.stringify(answer.texts);
  const hints = JSON.stringify(answer.hints ?? {});
  const isSame = sql<boolean>`exercise_attempt.texts = ${texts}::jsonb`;
  const row = await db
    .insertInto('exercise_attempt')
    .values({
      user_id: userId,
      exercise_id: exerciseId,
      definition_version: begun.definitionVersion,
      seed: begun.seed,
      drawn_values: JSON.stringify(begun.values),
      texts,
      hints,
      saved_at: answer.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'exercise_id'])
        .doUpdateSet({
          texts,
          hints: openedHints('exercise_attempt.hints', hints),
          saved_at: answer.now,
          version: sql`exercise_attempt.version + case when ${isSame} then 0 else 1 end`,
        })
        .where((eb) =>
          answer.baseVersion === undefined
            ? eb.val(true)
            : eb.or([eb('exercise_attempt.version', '=', answer.baseVersion), isSame]),
        ),
    )
    .returning(['texts', 'hints', 'version', 'saved_at'])
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (!isMissingReference(error)) throw error;
      throw notFound('This exercise does not exist.');
    });
  if (!row) return undefined;
  return {
    texts: row.texts as unknown as Answer['texts'],
    hints: row.hints as unknown as OpenedHints,
    version: row.version,
    savedAt: row.saved_at.toISOString(),
  };
}

/** Keeps a grade, unless the answer was changed while it was graded. */
export async function keepGrade(
  db: Kysely<DB>,
  { userId, exerciseId }: Key,
  version: number,
  { grade, engine, now }: { grade: Grade; engine: number; now: Date },
): Promise<void> {
  await db
    .updateTable('exercise_attempt')
    .set({ grade: JSON.stringify(grade), graded_version: version, engine, graded_at: now })
    .where('user_id', '=', userId)
    .where('exercise_id', '=', exerciseId)
    .where('version', '=', version)
    .execute();
}

/** An instant inside JSON, in the form of the contract. */
function iso(column: string) {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
