import type { Schema } from '@uplink/api-client';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** Which of the own notes. */
export interface NoteFilter {
  moduleId?: number;
  /** The name of a product. */
  product?: string;
}

interface NoteRow extends Omit<Schema<'Note'>, 'createdAt' | 'savedAt'> {
  createdAt: Date;
  savedAt: Date;
}

const tables = `from lesson_note n
  join lesson l on l.module_id = n.module_id
  join module lm on lm.id = l.module_id
  join module p on p.id = l.product_id`;
const columns = `n.id, n.position, n.text, n.version, l.video_url is not null as "hasVideo",
  n.created_at as "createdAt", n.saved_at as "savedAt",
  jsonb_build_object('id', lm.id, 'name', lm.name, 'sectionId', l.section_id, 'product',
    jsonb_build_object('id', p.id, 'name', p.name, 'uniqueName', p.unique_name, 'type', p.type)) as lesson`;
/** As text: a note is read and saved so often that putting this together each time would show. */
const ofOne = `select ${columns} ${tables} where n.user_id = $1 and n.id = $2`;
const from = sql.raw(tables);

const matching = (userId: number, { moduleId, product }: NoteFilter) => sql`
  n.user_id = ${userId}
  and (${moduleId ?? null}::bigint is null or n.module_id = ${moduleId ?? null})
  and (${product ?? null}::text is null or p.name = ${product ?? null})`;

/** A page of someone's notes: by product, lesson and second. */
export async function selectNotes(
  db: Kysely<DB>,
  userId: number,
  filter: NoteFilter,
  page: { limit: number; offset: number },
): Promise<Schema<'Note'>[]> {
  const { rows } = await sql<NoteRow>`
    select ${sql.raw(columns)} ${from} where ${matching(userId, filter)}
    order by p.name, p.id, l.ordinal, n.position, n.created_at, n.id
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows.map(toNote);
}

export async function countNotes(
  db: Kysely<DB>,
  userId: number,
  filter: NoteFilter,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${from} where ${matching(userId, filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function findNote(
  db: Kysely<DB>,
  userId: number,
  id: string,
): Promise<Schema<'Note'> | undefined> {
  const { rows } = await db.executeQuery<NoteRow>(CompiledQuery.raw(ofOne, [userId, id]));
  return rows.map(toNote)[0];
}

function toNote(row: NoteRow): Schema<'Note'> {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    savedAt: row.savedAt.toISOString(),
  };
}
