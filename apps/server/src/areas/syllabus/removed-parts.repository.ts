import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** A removed section or lesson with the place it had. */
export interface RemovedPart {
  id: number;
  /** The section of a lesson; null for a section. */
  sectionId: number | null;
  position: number;
}

/** Sections are removed with their lessons, at one moment: so they are found to be restored together. */
export async function markRemoved(
  trx: Kysely<DB>,
  parts: { sectionIds: number[]; lessonIds: number[] },
  now: Date,
): Promise<void> {
  const { sectionIds, lessonIds } = parts;
  await sql`update authored_lesson set ordinal = null, removed_at = ${now}
    where module_id = any (${lessonIds}::bigint[])`.execute(trx);
  await sql`update module set deleted_at = ${now}
    where id = any (${[...sectionIds, ...lessonIds]}::bigint[])`.execute(trx);
}

/** Removed parts of a product, with the lessons that went with a section and the section that a lesson needs. */
export async function findRemoved(
  trx: Kysely<DB>,
  productId: number,
  ids: readonly number[],
): Promise<RemovedPart[]> {
  const { rows } = await sql<RemovedPart>`
    with lessons as (
      select l.module_id, l.section_id from authored_lesson l
      left join module s on s.id = l.section_id and s.id = any (${ids}::bigint[])
      where l.product_id = ${productId} and l.removed_at is not null
        and (l.module_id = any (${ids}::bigint[]) or l.removed_at = s.deleted_at)
    ), sections as (
      select s.id from module s join module_child c on c.child_id = s.id and c.parent_id = ${productId}
      where s.type = 5 and s.deleted_at is not null
        and (s.id = any (${ids}::bigint[]) or s.id in (select section_id from lessons))
    )
    select s.id, null::bigint as "sectionId", c.position from sections s
      join module_child c on c.child_id = s.id and c.parent_id = ${productId}
    union all
    select l.module_id, l.section_id, c.position from lessons l
      join module_child c on c.child_id = l.module_id and c.parent_id = l.section_id
    order by position, id`.execute(trx);
  return rows;
}

export async function markRestored(trx: Kysely<DB>, ids: readonly number[]): Promise<void> {
  await sql`update authored_lesson set removed_at = null where module_id = any (${ids}::bigint[])`.execute(
    trx,
  );
  await sql`update module set deleted_at = null where id = any (${ids}::bigint[])`.execute(trx);
}
