import type { Schema } from '@uplink/api-client';
import { MilestoneStatus } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Caller } from '../../plugins/authentication/caller.repository.ts';
import { type ClaimJson, claimAt, toClaim } from '../mentoring/claims.ts';
import { isStaff, reviews } from '../mentoring/scope.ts';
import { productRef, userRef } from '../refs.ts';
import { cohortRef, dueAt, statusAt } from './milestones.repository.ts';

export interface MilestoneInboxFilter {
  category?: number;
  /** Codes, comma-joined. */
  status?: string;
  productId?: number;
  userId?: number;
  cohortId?: number;
  page: number;
  pageSize: number;
}

type Row = Omit<Schema<'MilestoneSubmissionItem'>, 'claim' | 'dueDate' | 'submittedAt'> & {
  claim: ClaimJson | null;
  due: Date;
  submitted_at: Date;
};

/** Handed-in milestones for who decides on them: what waits longest comes first. */
export async function listReviewableMilestones(
  db: Kysely<DB>,
  reviewer: Pick<Caller, 'id' | 'roles'>,
  filter: MilestoneInboxFilter,
  now: Date,
) {
  const { category = null, productId = null, userId = null, cohortId = null } = filter;
  const statuses = filter.status?.split(',').map(Number) ?? null;
  const { readyForReview, underReview } = MilestoneStatus;
  const list = sql`
    select cm.id, m.title, m.category, ${statusAt(now)} as status, ${dueAt} as due, um.version, um.submitted_at,
      ${productRef('p')} as product, ${cohortRef} as cohort, ${userRef('u')} as user, ${claimAt('um', now)} as claim
    from user_milestone um
    join cohort_milestone cm on cm.id = um.cohort_milestone_id
    join cohort c on c.id = cm.cohort_id
    join user_module own on own.user_id = um.user_id and own.cohort_id = c.id
    join milestone m on m.id = cm.milestone_id
    join module p on p.id = own.module_id
    join app_user u on u.id = um.user_id
    where um.version > 0 and um.user_id <> ${reviewer.id}
      and ${isStaff(reviewer) ? sql`true` : reviews(reviewer.id, sql`p.id`)}
      and (${category}::int is null or m.category = ${category})
      and (${productId}::bigint is null or p.id = ${productId})
      and (${userId}::bigint is null or um.user_id = ${userId})
      and (${cohortId}::bigint is null or c.id = ${cohortId})`;
  const found = sql`from (${list}) found where ${statuses}::int[] is null or status = any (${statuses}::int[])`;
  const [{ rows }, count] = await Promise.all([
    sql<Row>`
      select * ${found}
      order by status not in (${readyForReview}::int, ${underReview}::int), submitted_at, id, "user" ->> 'id'
      limit ${filter.pageSize} offset ${filter.page * filter.pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ]);
  const data = rows.map(({ due, submitted_at, claim, ...row }) => ({
    ...row,
    dueDate: due.toISOString(),
    submittedAt: submitted_at.toISOString(),
    claim: toClaim(claim),
  }));
  return { data, total: count.rows[0]?.total ?? 0 };
}
