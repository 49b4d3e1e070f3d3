import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import { permissionOf } from '../../products/authored.ts';

/** Gives a lesson its practice labs, in this order. */
export async function replaceLabs(
  trx: Kysely<DB>,
  lessonId: number,
  labIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('lesson_lab').where('lesson_id', '=', lessonId).execute();
  if (labIds.length === 0) return;
  await trx
    .insertInto('lesson_lab')
    .values(labIds.map((lab_id, position) => ({ lesson_id: lessonId, lab_id, position })))
    .execute();
}

/** Of these labs, those that are there still; with `authorId`, only the labs of this author. */
export async function selectLabNames(
  db: Kysely<DB>,
  labIds: readonly number[],
  authorId?: number,
): Promise<Schema<'LessonLab'>[]> {
  const isOwn = authorId === undefined ? sql`true` : sql`${permissionOf(authorId)} is not null`;
  const { rows } = await sql<Schema<'LessonLab'>>`
    select m.id, m.name from unnest(${[...labIds]}::bigint[]) with ordinality chosen (id, place)
    join practice_lab p on p.module_id = chosen.id join module m on m.id = p.module_id
    where m.deleted_at is null and ${isOwn} order by chosen.place`.execute(db);
  return rows;
}

/** Learners of the lesson's product may open its labs, so an author adds only their own. */
export async function requireOwnLabs(
  db: Kysely<DB>,
  authorId: number,
  { labIds, before }: { labIds: readonly number[]; before: readonly number[] },
): Promise<void> {
  const added = labIds.filter((id) => !before.includes(id));
  const own = await selectLabNames(db, added, authorId);
  if (own.length < added.length) throw unprocessable(notOwn, { 'content.labIds': notOwn });
}

const notOwn = 'Choose labs that you author.';
