import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** What shows which address: one row for each place, however often it names the address. */
export const shownAddresses: RawBuilder<unknown> = sql`(
  select distinct place, product_id, lesson_id, (regexp_matches(content,
    '/storage/(?:media|modules)/[A-Za-z]+/[0-9a-f-]+\\.[a-z0-9]+', 'g'))[1] as address
  from media_place where content like '%/storage/m%')`;

interface Replacement {
  /** Only in products that this person may change. */
  userId: number;
  from: string;
  to: string;
}

/** Replaces one address with another wherever an author wrote it. */
export async function replaceAddress(
  trx: Kysely<DB>,
  { userId, from, to }: Replacement,
): Promise<void> {
  const own = sql`(select id from module where owner_id = ${userId} union all
    select module_id from module_permission where user_id = ${userId} and permission in ('edit', 'manage'))`;
  const lessons = sql`(select module_id from authored_lesson where product_id in ${own})`;
  const names = (column: string) => sql`strpos(${sql.ref(column)}, ${from}) > 0`;
  const swap = (column: string) => sql`replace(${sql.ref(column)}, ${from}, ${to})`;
  const swapJson = (column: string) =>
    sql`replace(${sql.ref(column)}::text, ${from}, ${to})::jsonb`;
  // An address has no character that JSON or HTML writes in another way.
  for (const change of [
    sql`update authored_lesson set video_poster = ${to} where video_poster = ${from} and product_id in ${own}`,
    sql`update former_video set poster = ${to} where poster = ${from} and lesson_id in ${lessons}`,
    sql`update module set description = ${swap('description')}, horizontal_image = ${swap('horizontal_image')},
      vertical_image = ${swap('vertical_image')}, logo = ${swap('logo')}, version = version + 1
      where (id in ${own} or id in ${lessons})
        and (${names('description')} or ${from} in (horizontal_image, vertical_image, logo))`,
    sql`update module_tab set html = ${swap('html')} where ${names('html')} and module_id in ${own}`,
    sql`update intro_page set blocks = ${swapJson('blocks')}, version = version + 1
      where strpos(blocks::text, ${from}) > 0 and module_id in ${own}`,
    sql`update lesson_version set content = ${swapJson('content')}
      where strpos(content::text, ${from}) > 0 and lesson_id in ${lessons}`,
    sql`update homework set brief = ${swap('brief')} where ${names('brief')} and module_id in ${lessons}`,
  ])
    await change.execute(trx);
}
