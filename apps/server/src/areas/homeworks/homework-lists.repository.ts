import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import {
  directionOf,
  fromMicroseconds,
  type ListOrder,
  type ListWindow,
  toMicroseconds,
} from '../keyset.ts';
import { type ClaimJson, claimAt, toClaim } from '../mentoring/claims.ts';
import { reviews } from '../mentoring/scope.ts';
import { productRef, userRef } from '../refs.ts';
import { countUpTo } from '../status-counts.ts';

export interface SubmissionFilter {
  type?: string;
  status?: string;
  /** A course or project, or a program they stand in. */
  productId?: number;
  userId?: number;
  /** Learners who run a program with this cohort. */
  cohortId?: number;
}

/** States of handed-in work, what waits for its mentor first. */
export const handedIn = ['pending', 'needsRevision', 'complete'] as const;

/** What waits longest comes first, unless the time of handing in alone counts. */
export const inboxOrder = (sort = 'waiting'): ListOrder => ({
  name: sort,
  parts: 3,
  isDescending: sort.startsWith('-'),
});
const rankOf = ({ name }: ListOrder, status: (typeof handedIn)[number]) =>
  name === 'waiting' ? handedIn.indexOf(status) : 0;

// A mentor has few homeworks and many submissions: the homeworks are looked up once, not for each submission.
export const homeworksOf = (
  mentorId: number,
  { type = null, productId = null }: Nullable<SubmissionFilter>,
) =>
  sql`own as materialized (
    select h.id from homework h join lesson l on l.module_id = h.module_id
    where (${type}::text is null or h.type = upper(${type}))
      and (${productId}::bigint is null or l.product_id = ${productId}
        or l.product_id in (select child_id from module_child where parent_id = ${productId}))
      and ${reviews(mentorId, sql`l.product_id`)})`;

type Nullable<Fields> = { [Name in keyof Fields]?: Fields[Name] | null };

/** The work of one homework in one state, as the filter narrows it. */
const workOf = (mentorId: number, { userId, cohortId }: SubmissionFilter) => sql`
  s.homework_id = own.id and s.status = wanted.status and s.version > 0 and s.user_id <> ${mentorId}
  ${userId === undefined ? sql`` : sql`and s.user_id = ${userId}`}
  ${
    cohortId === undefined
      ? sql``
      : sql`and exists (select 1 from user_module um where um.user_id = s.user_id and um.cohort_id = ${cohortId})`
  }`;

type Row = Omit<Schema<'SubmissionListItem'>, 'claim'> & {
  claim: ClaimJson | null;
  place: number[];
};

/**
 * Handed-in work of the products a mentor reviews. Each homework gives its next rows of each state from an
 * index, and those are merged: how much was ever handed in doesn't matter.
 */
export async function listReviewable(
  db: Kysely<DB>,
  mentorId: number,
  filter: SubmissionFilter,
  { window, now }: { window: ListWindow; now: Date },
) {
  const { after, order, start } = directionOf(window);
  const branches = branchesFrom(window, filter.status);
  const most = window.pageSize + 1;
  const { rows } = await sql<Row>`
    with ${homeworksOf(mentorId, filter)},
    wanted as materialized (
      select status, rank, coalesce(${fromMicroseconds(sql`at`)}, ${start}) as at, id
      from unnest(${branches.map(({ status }) => status)}::text[], ${branches.map(({ rank }) => rank)}::int[],
        ${branches.map(({ at }) => at)}::bigint[], ${branches.map(({ id }) => id)}::bigint[]) as one (status, rank, at, id)),
    page as materialized (
      select found.id, wanted.rank, found.submitted_at
      from own cross join wanted cross join lateral (
        select s.id, s.submitted_at from homework_submission s
        where ${workOf(mentorId, filter)} and (s.submitted_at, s.id) ${after} (wanted.at, wanted.id)
        order by s.submitted_at ${order}, s.id ${order} limit ${window.skip + most}) found
      order by wanted.rank ${order}, found.submitted_at ${order}, found.id ${order}
      limit ${most} offset ${window.skip})
    select s.id as "submissionId", h.id as "homeworkId", h.module_id as "moduleId", h.title, h.type, s.status, s.version,
      jsonb_build_object('id', lm.id, 'name', lm.name, 'sectionId', l.section_id, 'product',
        ${productRef('p')}) as lesson,
      ${userRef('u')} as user, ${claimAt('s', now)} as claim,
      to_char(s.submitted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedAt",
      jsonb_build_array(page.rank, ${toMicroseconds(sql`s.submitted_at`)}, s.id) as place
    from page
    join homework_submission s on s.id = page.id
    join homework h on h.id = s.homework_id
    join lesson l on l.module_id = h.module_id
    join module lm on lm.id = l.module_id
    join module p on p.id = l.product_id
    join app_user u on u.id = s.user_id
    order by page.rank ${order}, page.submitted_at ${order}, page.id ${order}`.execute(db);
  return rows.map(({ claim, place, ...row }) => ({
    place,
    item: { ...row, claim: toClaim(claim) },
  }));
}

/** The states to look through, and where each of them continues; those that were passed are left out. */
function branchesFrom({ order, place, isRising }: ListWindow, statuses: string | undefined) {
  const wanted = statuses?.split(',');
  const edge = isRising ? 0 : Number.MAX_SAFE_INTEGER;
  const [placeRank, at, id] = place?.key ?? [];
  return handedIn
    .filter((status) => wanted === undefined || wanted.includes(status))
    .flatMap((status) => {
      const rank = rankOf(order, status);
      if (placeRank === undefined) return [{ status, rank, at: null, id: edge }];
      if (rank === placeRank) return [{ status, rank, at: at ?? null, id: id ?? edge }];
      return rank > placeRank === isRising ? [{ status, rank, at: null, id: edge }] : [];
    });
}

/** How much a mentor has in each state under the other filters. */
export async function countReviewable(
  db: Kysely<DB>,
  mentorId: number,
  filter: SubmissionFilter,
): Promise<Schema<'StatusCounts'>> {
  const work = sql`select 1 from own join homework_submission s on ${workOf(mentorId, filter)}`;
  const { rows } = await sql<Schema<'StatusCounts'>[number]>`
    with ${homeworksOf(mentorId, filter)}
    select * from (
      select status, ${countUpTo(work)} as count from unnest(${[...handedIn]}::text[]) as wanted (status)) counts
    where count > 0`.execute(db);
  return rows;
}
/** Homework sent back to a learner: the number next to "Homeworks" in the menu. */
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
