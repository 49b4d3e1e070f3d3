import type { Schema } from '@uplink/api-client';
import { DEFAULT_COUPON } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { readTypicalWait } from '../learning/typical-wait.ts';
import { LEAST_RATINGS } from '../ratings/ratings.repository.ts';
import { isFree, isShown } from './cards.repository.ts';

/** Figures about the academy. */
export async function selectFigures(db: Kysely<DB>, at: Date): Promise<Schema<'FrontFigures'>> {
  const [{ rows }, reviewWait] = await Promise.all([
    sql<Omit<Schema<'FrontFigures'>, 'reviewWait'>>`
      select
        (select count(*)::int from lesson l join module m on m.id = l.product_id where ${isShown}) as lessons,
        (select count(*)::int from module m where m.type = 10 and ${isShown}) as labs,
        (select count(*)::int from homework_submission
          where reviewed_at > ${at}::timestamptz - interval '30 days') as "reviewedHomeworks"`.execute(
      db,
    ),
    readTypicalWait(
      db,
      at,
      (
        since,
      ) => sql`select extract(epoch from reviewed_at - submitted_at) as seconds from homework_submission
        where reviewed_at >= ${since} and reviewed_at >= submitted_at`,
    ),
  ]);
  const { lessons = 0, labs = 0, reviewedHomeworks = 0 } = rows[0] ?? {};
  return { lessons, labs, reviewedHomeworks, reviewWait };
}

/** Free for everyone, by its usual plan. */
const costsNothing = sql<boolean>`exists (
  select 1 from price join coupon on coupon.id = price.coupon_id and coupon.code = ${DEFAULT_COUPON}
  where price.module_id = m.id and price.type = 'free' and price.retired_at is null)`;

/** Free, and open to any new account. */
export const startsFree = sql<boolean>`(${costsNothing} and not exists (
  select 1 from module_prerequisite p join module before on before.id = p.requires_id
  where p.module_id = m.id and before.deleted_at is null))`;

/** The first lesson that is open to everyone: of a free course if there is one. */
export async function findFreeLesson(
  db: Kysely<DB>,
): Promise<Schema<'FrontFreeLesson'> | undefined> {
  const { rows } = await sql<Schema<'FrontFreeLesson'>>`
    select lesson.id, l.section_id as "sectionId", lesson.name, l.duration as length,
      -- A written lesson shows its first drawing.
      coalesce(l.video_poster, substring(lesson.description from '<img[^>]* src="([^"]+)"')) as poster,
      jsonb_build_object('motif', m.cover_motif, 'hue', m.cover_hue, 'seed', m.unique_name) as cover,
      jsonb_build_object('id', m.id, 'name', m.name, 'uniqueName', m.unique_name, 'type', m.type) as product
    from lesson l
    join module lesson on lesson.id = l.module_id and lesson.deleted_at is null
    join module m on m.id = l.product_id
    where ${isShown} and not m.not_clickable and ${isFree}
    order by ${startsFree} desc, ${costsNothing} desc, m.level nulls last, m.id, l.ordinal
    limit 1`.execute(db);
  return rows[0];
}

/** The ratings of all products together, from five on. */
export async function selectOverallRating(db: Kysely<DB>): Promise<Schema<'FrontRating'> | null> {
  const { rows } = await sql<{ count: number; average: number | null }>`
    select count(*)::int as count, round(avg(stars), 1)::float8 as average
    from rating join module m on m.id = rating.module_id where ${isShown}`.execute(db);
  const { count, average } = rows[0] ?? { count: 0, average: null };
  return average !== null && count >= LEAST_RATINGS ? { count, average } : null;
}
