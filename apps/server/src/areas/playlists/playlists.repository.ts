import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { moduleStatus } from '../../db/status-codes.ts';

interface SummaryRow {
  id: number;
  title: string;
  updated_at: Date;
  lesson_count: number;
  done_count: number;
  seconds: number;
  holds_lesson: boolean;
}

export interface PlaylistFilter {
  lessonId?: number | undefined;
  page: number;
  pageSize: number;
}

/** One page of the lists someone keeps, the one changed last first. */
export async function selectPlaylists(
  db: Kysely<DB>,
  userId: number,
  { lessonId, page, pageSize }: PlaylistFilter,
): Promise<{ data: Schema<'PlaylistSummary'>[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<SummaryRow>`
      select list.id, list.title, list.updated_at,
        count(item.module_id)::int as lesson_count,
        coalesce(sum((own.status = ${moduleStatus.done})::int), 0)::int as done_count,
        coalesce(sum(lesson.duration), 0)::int as seconds,
        coalesce(bool_or(item.module_id = ${lessonId ?? 0}::bigint), false) as holds_lesson
      from (select * from playlist where user_id = ${userId}
        order by updated_at desc, id desc limit ${pageSize} offset ${page * pageSize}) list
      left join playlist_item item on item.playlist_id = list.id
      left join lesson on lesson.module_id = item.module_id
      left join user_module own on own.user_id = ${userId} and own.module_id = item.module_id
      group by list.id, list.title, list.updated_at
      order by list.updated_at desc, list.id desc`.execute(db),
    db
      .selectFrom('playlist')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    data: rows.map((row) => ({
      id: row.id,
      title: row.title,
      lessonCount: row.lesson_count,
      doneCount: row.done_count,
      seconds: row.seconds,
      holdsLesson: lessonId === undefined ? null : row.holds_lesson,
      updatedAt: row.updated_at.toISOString(),
    })),
    total: Number(counted.total),
  };
}

interface LessonRow {
  id: number;
  name: string;
  section_id: number;
  duration: number;
  product_id: number;
  product_name: string;
  product_unique_name: string;
  product_type: number;
  is_done: boolean;
  is_own: boolean;
}

/** The lessons of a list in their order; those that were deleted since are left out. */
export async function selectPlaylistLessons(
  db: Kysely<DB>,
  userId: number,
  playlistId: number,
): Promise<Schema<'PlaylistLesson'>[]> {
  const { rows } = await sql<LessonRow>`
    select m.id, m.name, l.section_id, l.duration, p.id as product_id, p.name as product_name,
      p.unique_name as product_unique_name, p.type as product_type,
      coalesce(own.status = ${moduleStatus.done}, false) as is_done, product_own.status is not null as is_own
    from playlist_item item
    join module m on m.id = item.module_id and m.deleted_at is null
    join lesson l on l.module_id = m.id
    join module p on p.id = l.product_id
    left join user_module own on own.user_id = ${userId} and own.module_id = m.id
    left join user_module product_own on product_own.user_id = ${userId} and product_own.module_id = p.id
    where item.playlist_id = ${playlistId}
    order by item.position`.execute(db);
  return rows.map((row) => ({
    lesson: {
      id: row.id,
      name: row.name,
      sectionId: row.section_id,
      product: {
        id: row.product_id,
        name: row.product_name,
        uniqueName: row.product_unique_name,
        type: row.product_type as 2 | 3,
      },
    },
    seconds: row.duration,
    isDone: row.is_done,
    isOwn: row.is_own,
  }));
}

/** Locks an own list for a change; undefined for one that is not there, or not theirs. */
export function lockPlaylist(trx: Kysely<DB>, userId: number, id: number) {
  return trx
    .selectFrom('playlist')
    .select(['id', 'title', 'version'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes that a list was changed. */
export async function touchPlaylist(
  trx: Kysely<DB>,
  id: number,
  now: Date,
  title?: string,
): Promise<void> {
  await trx
    .updateTable('playlist')
    .set({ version: sql`version + 1`, updated_at: now, ...(title !== undefined && { title }) })
    .where('id', '=', id)
    .execute();
}
