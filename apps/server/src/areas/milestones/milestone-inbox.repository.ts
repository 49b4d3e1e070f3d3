import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT, mayAny, type PolicyPerson } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
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
import { cohortRef, dueAt, statusAt } from './milestones.repository.ts';

export interface MilestoneInboxFilter {
  category?: number;
  /** Codes, comma-joined. */
  status?: string;
  productId?: number;
  userId?: number;
  cohortId?: number;
}

/** What waits longest comes first, unless the time of handing in alone counts. */
export const inboxOrder = (sort = 'waiting'): ListOrder => ({
  name: sort,
  parts: 4,
  isDescending: sort.startsWith('-'),
});

/** After what is ready for review or under review. Its index has the same words. */
const isDecided = sql<boolean>`um.status not in (2, 7)`;

const narrow = (column: string, value: number | undefined): RawBuilder<unknown> =>
  value === undefined ? sql`` : sql`and ${sql.ref(column)} = ${value}`;

/** Handed-in milestones for who decides on them, of learners who run with the cohort still. */
const foundBy = (reviewer: PolicyPerson, filter: MilestoneInboxFilter) => sql`
  from user_milestone um
  join cohort_milestone cm on cm.id = um.cohort_milestone_id
  join cohort c on c.id = cm.cohort_id
  join user_module own on own.user_id = um.user_id and own.module_id = c.module_id and own.cohort_id = c.id
  join milestone m on m.id = cm.milestone_id
  join module p on p.id = c.module_id
  where um.version > 0 and um.user_id <> ${reviewer.id}
    ${mayAny(reviewer, 'overseeMilestones') ? sql`` : sql`and ${reviews(reviewer.id, sql`p.id`)}`}
    ${narrow('m.category', filter.category)} ${narrow('p.id', filter.productId)}
    ${narrow('um.user_id', filter.userId)} ${narrow('c.id', filter.cohortId)}`;

type Row = Omit<Schema<'MilestoneSubmissionItem'>, 'claim' | 'dueDate' | 'submittedAt'> & {
  claim: ClaimJson | null;
  due: Date;
  submitted_at: Date;
  place: number[];
};

export async function listReviewableMilestones(
  db: Kysely<DB>,
  reviewer: PolicyPerson,
  filter: MilestoneInboxFilter,
  { window, now }: { window: ListWindow; now: Date },
) {
  const { order } = directionOf(window);
  const statuses = filter.status?.split(',').map(Number);
  const lead = window.order.name === 'waiting' ? sql`${isDecided} ${order},` : sql``;
  const { rows } = await sql<Row>`
    select cm.id, m.title, m.category, ${statusAt(now)} as status, ${dueAt} as due, um.version, um.submitted_at,
      ${productRef('p')} as product, ${cohortRef} as cohort,
      (select ${userRef('u')} from app_user u where u.id = um.user_id) as user, ${claimAt('um', now)} as claim,
      jsonb_build_array((${isDecided})::int, ${toMicroseconds(sql`um.submitted_at`)}, cm.id, um.user_id) as place
    ${foundBy(reviewer, filter)}
      ${statuses === undefined ? sql`` : sql`and ${statusAt(now)} = any (${statuses}::int[])`}
      ${comesAfter(window)}
    order by ${lead} um.submitted_at ${order}, um.cohort_milestone_id ${order}, um.user_id ${order}
    limit ${window.pageSize + 1}`.execute(db);
  return rows.map(({ place, due, submitted_at, claim, ...row }) => ({
    place,
    item: {
      ...row,
      dueDate: due.toISOString(),
      submittedAt: submitted_at.toISOString(),
      claim: toClaim(claim),
    },
  }));
}

/** What a window continues with, in the words of the indexes. */
function comesAfter(window: ListWindow): RawBuilder<unknown> {
  if (!window.place) return sql``;
  const [rank, at, id, userId] = window.place.key;
  const { after } = directionOf(window);
  const submitted = fromMicroseconds(sql`${at}::bigint`);
  return window.order.name === 'waiting'
    ? sql`and (${isDecided}, um.submitted_at, um.cohort_milestone_id, um.user_id)
        ${after} (${rank !== 0}::boolean, ${submitted}, ${id}::bigint, ${userId}::bigint)`
    : sql`and (um.submitted_at, um.cohort_milestone_id, um.user_id)
        ${after} (${submitted}, ${id}::bigint, ${userId}::bigint)`;
}

/** How many there are in each state under the other filters; what waits is counted first. */
export async function countReviewableMilestones(
  db: Kysely<DB>,
  reviewer: PolicyPerson,
  filter: MilestoneInboxFilter,
  now: Date,
): Promise<Schema<'StatusCounts'>> {
  const { rows } = await sql<Schema<'StatusCounts'>[number]>`
    select status, count(*)::int as count from (
      select ${statusAt(now)} as status ${foundBy(reviewer, filter)}
      order by ${isDecided}, um.submitted_at limit ${sql.lit(LIST_COUNT_LIMIT)}) counted
    group by status order by status`.execute(db);
  return rows;
}
