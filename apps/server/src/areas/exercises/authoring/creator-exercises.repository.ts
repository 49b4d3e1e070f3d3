import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';

type Row = Omit<Schema<'AuthoredExercise'>, 'changedAt'> & { changedAt: Date };

/** Which exercises: those of a lesson, one, or the one that a creation made. */
type Wanted = { lessonId: number; creationId?: string } | { id: number };

/** Exercises in their latest version, in the order of their lesson. */
export async function listAuthoredExercises(
  db: Kysely<DB>,
  wanted: Wanted,
): Promise<Schema<'AuthoredExercise'>[]> {
  let query = db
    .selectFrom('exercise')
    .innerJoin('exercise_definition as latest', (join) =>
      join
        .onRef('latest.exercise_id', '=', 'exercise.id')
        .onRef('latest.version', '=', 'exercise.version'),
    )
    .select([
      'exercise.id',
      'exercise.lesson_id as moduleId',
      'exercise.version',
      sql<string>`latest.definition::text`.as('definition'),
      sql<number>`(select count(*)::int from exercise_attempt where exercise_id = exercise.id)`.as(
        'answerCount',
      ),
      'latest.created_at as changedAt',
    ])
    .orderBy('exercise.position');
  if ('id' in wanted) query = query.where('exercise.id', '=', wanted.id);
  else {
    query = query.where('exercise.lesson_id', '=', wanted.lessonId);
    if (wanted.creationId !== undefined)
      query = query.where('exercise.creation_id', '=', wanted.creationId);
  }
  const rows: Row[] = await query.execute();
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}

export const removeExercise = (trx: Kysely<DB>, id: number) =>
  trx.deleteFrom('exercise').where('id', '=', id).execute();
