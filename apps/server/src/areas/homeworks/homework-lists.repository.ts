import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { type ClaimJson, claimAt, toClaim } from '../mentoring/claims.ts';
import { reviews } from '../mentoring/scope.ts';
import { productRef, userRef } from '../refs.ts';

export interface SubmissionFilter {
  type?: string;
  status?: string;
  /** A course or project, or a program they stand in. */
  productId?: number;
  userId?: number;
  /** Learners who run a program with this cohort. */
  cohortId?: number;
  page: number;
  pageSize: number;
}

/** Handed-in work of the products a mentor reviews: what waits longest comes first. */
export async function listReviewable(
  db: Kysely<DB>,
  mentorId: number,
  filter: SubmissionFilter,
  now: Date,
) {
  const statuses = filter.status?.split(',') ?? ['pending', 'needsRevision', 'complete'];
  // A mentor's homeworks are few beside what is handed in: they are found once, not by each piece of work.
  const own = sql`own as materialized (
    select h.id from homework h join lesson l on l.module_id = h.module_id
    where (${filter.type ?? null}::text is null or h.type = upper(${filter.type ?? null}))
      and (${filter.productId ?? null}::bigint is null or l.product_id = ${filter.productId ?? null}
        or l.product_id in (select child_id from module_child where parent_id = ${filter.productId ?? null}))
      and ${reviews(mentorId, sql`l.product_id`)})`;
  const found = sql`
    from homework_submission s
    where s.homework_id in (select id from own) and s.version > 0 and s.status = any (${statuses}::text[])
      and (${filter.userId ?? null}::bigint is null or s.user_id = ${filter.userId ?? null})
      and (${filter.cohortId ?? null}::bigint is null
        or s.user_id in (select user_id from user_module where cohort_id = ${filter.cohortId ?? null}))
      and s.user_id <> ${mentorId}`;
  const order = sql`case s.status when 'pending' then 0 when 'needsRevision' then 1 else 2 end, s.submitted_at, s.id`;
  const [{ rows }, count] = await Promise.all([
    // What a row says is looked up for those of the page alone.
    sql<Omit<Schema<'SubmissionListItem'>, 'claim'> & { claim: ClaimJson | null }>`
      with ${own}, page as materialized (
        select s.id ${found} order by ${order}
        limit ${filter.pageSize} offset ${filter.page * filter.pageSize})
      select s.id as "submissionId", h.id as "homeworkId", h.module_id as "moduleId", h.title, h.type, s.status, s.version,
        jsonb_build_object('id', lm.id, 'name', lm.name, 'sectionId', l.section_id, 'product',
          ${productRef('p')}) as lesson,
        ${userRef('u')} as user, ${claimAt('s', now)} as claim,
        to_char(s.submitted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedAt"
      from page
      join homework_submission s on s.id = page.id
      join homework h on h.id = s.homework_id
      join lesson l on l.module_id = h.module_id
      join module lm on lm.id = l.module_id
      join module p on p.id = l.product_id
      join app_user u on u.id = s.user_id
      order by ${order}`.execute(db),
    sql<{ total: number }>`with ${own} select count(*)::int as total ${found}`.execute(db),
  ]);
  const data = rows.map(({ claim, ...row }) => ({ ...row, claim: toClaim(claim) }));
  return { data, total: count.rows[0]?.total ?? 0 };
}

/** Homework sent back to a learner: the figure beside "Homeworks" in the menu. */
export async function countOpenHomeworks(db: Kysely<DB>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('homework_submission')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'needsRevision')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Products whose learners' work a mentor reviews; only those that hold homework, when asked. */
export async function listReviewedProductIds(
  db: Kysely<DB>,
  mentorId: number,
  withHomework: boolean,
): Promise<number[]> {
  const holdsHomework = sql`exists (
    select 1 from homework h join lesson l on l.module_id = h.module_id
    where l.product_id = reviewed.id
      or l.product_id in (select child_id from module_child where parent_id = reviewed.id))`;
  const { rows } = await sql<{ id: number }>`
    select reviewed.id from (
      select module_id as id from module_mentor where user_id = ${mentorId}
      union select c.child_id from module_mentor mm join module_child c on c.parent_id = mm.module_id
        where mm.user_id = ${mentorId}) reviewed
    where ${withHomework ? holdsHomework : sql`true`}`.execute(db);
  return rows.map(({ id }) => id);
}
