import { createHash } from 'node:crypto';
import type { Definition } from '@uplink/net/exercise';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** Adds an exercise at the end of a lesson. */
export async function addExercise(
  trx: Kysely<DB>,
  lessonId: number,
  definition: Definition,
  creationId?: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('exercise')
    .values((eb) => ({
      lesson_id: lessonId,
      creation_id: creationId ?? null,
      position: eb
        .selectFrom('exercise')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
        .where('lesson_id', '=', lessonId),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertDefinition(trx, { id, version: 1 }, definition);
  return id;
}

/** Gives an exercise its next version; learners who began with an older one continue with that. */
export async function changeExercise(
  trx: Kysely<DB>,
  id: number,
  definition: Definition,
): Promise<void> {
  const { version } = await trx
    .updateTable('exercise')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await insertDefinition(trx, { id, version }, definition);
}

/** Puts the exercises of a lesson in this order. */
export async function placeExercises(
  trx: Kysely<DB>,
  lessonId: number,
  ids: readonly number[],
): Promise<void> {
  // No two may share a place even for a moment, so all leave theirs first.
  await sql`update exercise set position = position
      + (select max(position) from exercise where lesson_id = ${lessonId})
    where lesson_id = ${lessonId}`.execute(trx);
  await sql`update exercise set position = place
    from unnest(${ids}::bigint[]) with ordinality as wanted (wanted_id, place)
    where id = wanted_id and lesson_id = ${lessonId}`.execute(trx);
}

async function insertDefinition(
  trx: Kysely<DB>,
  { id, version }: { id: number; version: number },
  definition: Definition,
): Promise<void> {
  await trx
    .insertInto('exercise_definition')
    .values({
      exercise_id: id,
      version,
      definition: JSON.stringify(definition),
      hash: createHash('sha256').update(canonicalJson(definition)).digest('hex'),
    })
    .execute();
}

/** JSON with sorted keys: the same definition always has the same text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
