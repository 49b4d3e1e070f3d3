import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** Which of the own notes. */
export interface NoteFilter {
  moduleId?: number;
  /** The name of a product. */
  product?: string;
}

interface NoteRow {
  id: string;
  hasVideo: boolean;
  position: number;
  text: string;
  version: number;
  created_at: Date;
  saved_at: Date;
  lesson: Schema<'LessonRef'>;
}

const from = sql`
  from lesson_note n
  join lesson l on l.module_id = n.module_id
  join module lm on lm.id = l.module_id
  join module p on p.id = l.product_id`;

const matching = (userId: number, { moduleId, product }: NoteFilter) => sql`
  n.user_id = ${userId}
  and (${moduleId ?? null}::bigint is null or n.module_id = ${moduleId ?? null})
  and (${product ?? null}::text is null or p.name = ${product ?? null})`;

/** A page of somebody's notes: by product, lesson and second. */
export function selectNotes(
  db: Kysely<DB>,
  userId: number,
  filter: NoteFilter,
  page: { limit: number; offset: number },
): Promise<Schema<'Note'>[]> {
  return select(
    db,
    sql`${matching(userId, filter)}
      order by p.name, p.id, l.ordinal, n.position, n.created_at, n.id
      limit ${page.limit} offset ${page.offset}`,
  );
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
  return (await select(db, sql`n.user_id = ${userId} and n.id = ${id}`))[0];
}

/** Names of the products that somebody took notes in. */
export async function selectNoteProducts(db: Kysely<DB>, userId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct p.name ${from} where n.user_id = ${userId} order by p.name limit 1000`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

async function select(db: Kysely<DB>, rest: RawBuilder<unknown>): Promise<Schema<'Note'>[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.position, n.text, n.version, n.created_at, n.saved_at, l.video_url is not null as "hasVideo",
      jsonb_build_object('id', lm.id, 'name', lm.name, 'sectionId', l.section_id, 'product',
        jsonb_build_object('id', p.id, 'name', p.name, 'uniqueName', p.unique_name, 'type', p.type)) as lesson
    ${from} where ${rest}`.execute(db);
  return rows.map(({ created_at, saved_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    savedAt: saved_at.toISOString(),
  }));
}
