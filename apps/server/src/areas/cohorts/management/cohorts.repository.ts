import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { milestoneStatus } from '../../../db/status-codes.ts';
import { cohortLearners } from '../../grants/learners-of.ts';
import { directionOf, type ListOrder, type ListWindow } from '../../keyset.ts';
import { escapeLike } from '../../like.rules.ts';
import { cohortDueAt, dueAt, statusAt } from '../../milestones/milestones.repository.ts';
import { productRef, userRef } from '../../refs.ts';
import { countUpTo } from '../../status-counts.ts';

type Db = Kysely<DB>;
type Cohort = Schema<'ManagedCohort'>;

export interface CohortFilter {
  moduleId?: number;
  search?: string;
  state?: 'coming' | 'running' | 'ended';
}

export const cohortOrder: ListOrder = { name: 'cohorts', parts: 2, isDescending: true };
const place = sql`(c.start_date - date '1970-01-01')`;
const none = sql``;

/** A page of cohorts by their start, and how many there are. */
export async function listCohortRows(
  db: Db,
  { filter, now }: { filter: CohortFilter; now: Date },
  window: ListWindow,
): Promise<{ rows: { id: number; day: number }[]; total: number }> {
  const { after, order } = directionOf(window);
  const [day, id] = window.place?.key ?? [];
  const { rows } = await sql<{ id: number; day: number }>`
    select c.id, ${place} as day ${cohortsOf(filter, now)}
      ${day === undefined ? none : sql`and (${place}, c.id) ${after} (${day}::int, ${id}::bigint)`}
    order by c.start_date ${order}, c.id ${order} limit ${window.pageSize + 1}`.execute(db);
  const counted = await sql<{ count: number }>`
    select ${countUpTo(sql`select 1 ${cohortsOf(filter, now)}`)} as count`.execute(db);
  return { rows, total: counted.rows[0]?.count ?? 0 };
}

const today = (now: Date) => sql`(${now}::timestamptz at time zone c.zone)::date`;
const states = {
  coming: (now: Date) => sql`and c.start_date > ${today(now)}`,
  running: (now: Date) => sql`and ${today(now)} between c.start_date and c.end_date`,
  ended: (now: Date) => sql`and c.end_date < ${today(now)}`,
};

function cohortsOf({ moduleId, search, state }: CohortFilter, now: Date): RawBuilder<unknown> {
  const words = search && escapeLike(search.trim());
  return sql`from cohort c join module p on p.id = c.module_id and p.deleted_at is null where true
    ${moduleId === undefined ? none : sql`and c.module_id = ${moduleId}`}
    ${words ? sql`and (c.name ilike ${`%${words}%`} or p.name ilike ${`%${words}%`})` : none}
    ${state ? states[state](now) : none}`;
}

/** Cohorts with how they stand, in the order of their ids as given. */
export async function readCohorts(db: Db, ids: readonly number[], now: Date): Promise<Cohort[]> {
  const { rows } = await sql<Cohort>`
    select c.id, c.name, ${productRef('p')} as product, c.start_date::text as "startDate",
      c.end_date::text as "endDate", c.is_open as "isOpen", c.seats, ${cohortLearners} as "learnerCount",
      coalesce(work.to_review, 0)::int as "toReview", coalesce(work.overdue, 0)::int as overdue
    from unnest(${[...ids]}::bigint[]) with ordinality wanted (id, position)
    join cohort c on c.id = wanted.id join module p on p.id = c.module_id
    left join (
      select c.id,
        count(*) filter (where um.status = ${milestoneStatus.readyForReview}) as to_review,
        count(*) filter (where cm.id is not null and ${statusAt(now)} = ${milestoneStatus.overdue}) as overdue
      from cohort c
      join user_module own on own.cohort_id = c.id
      left join cohort_milestone cm on cm.cohort_id = c.id
      left join milestone m on m.id = cm.milestone_id
      left join user_milestone um on um.user_id = own.user_id and um.cohort_milestone_id = cm.id
      where c.id = any (${[...ids]}::bigint[]) group by c.id) work on work.id = c.id
    order by wanted.position`.execute(db);
  return rows;
}

const isClosed = sql`coalesce(um.status, 0) in (${milestoneStatus.complete}, ${milestoneStatus.waived})`;

type MilestoneRow = Omit<Schema<'CohortMilestone'>, 'dueDate' | 'plannedDate'> & {
  due: Date;
  planned: Date;
};

/** The milestones of a cohort with how many learners are done, and how many late. */
export async function listCohortMilestones(
  db: Db,
  cohortId: number,
  now: Date,
): Promise<Schema<'CohortMilestone'>[]> {
  const { rows } = await sql<MilestoneRow>`
    select cm.id, m.title, m.category, ${cohortDueAt} as due,
      milestone_due(c.start_date, m.due_after_days, c.zone) as planned,
      count(*) filter (where own.user_id is not null and ${statusAt(now)} = ${milestoneStatus.overdue})::int as overdue,
      count(*) filter (where own.user_id is not null and not ${isClosed})::int as open,
      count(*) filter (where own.user_id is not null and ${isClosed})::int as closed
    from cohort_milestone cm
    join cohort c on c.id = cm.cohort_id
    join milestone m on m.id = cm.milestone_id
    left join user_module own on own.cohort_id = c.id
    left join user_milestone um on um.user_id = own.user_id and um.cohort_milestone_id = cm.id
    where cm.cohort_id = ${cohortId}
    group by cm.id, m.id, c.id order by m.position, m.id limit 200`.execute(db);
  return rows.map(({ due, planned, ...row }) => ({
    ...row,
    dueDate: due.toISOString(),
    plannedDate: planned.toISOString(),
  }));
}

/** Learners of a cohort with nothing overdue. */
export async function countOnTime(db: Db, cohortId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from user_module own
    where own.cohort_id = ${cohortId} and not ${hasStatus(4, now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether a learner `own` of a cohort has a milestone in some state. */
const hasStatus = (status: number, now: Date) => sql`exists (
  select 1 from cohort_milestone cm
  join cohort c on c.id = cm.cohort_id join milestone m on m.id = cm.milestone_id
  left join user_milestone um on um.user_id = own.user_id and um.cohort_milestone_id = cm.id
  where cm.cohort_id = own.cohort_id and ${statusAt(now)} = ${status}::int)`;

export interface LearnerFilter {
  search?: string;
  show?: 'behind' | 'toReview';
}

/** A page of the learners of a cohort by name, and how many there are. */
export async function listMembers(
  db: Db,
  { cohortId, filter, now }: { cohortId: number; filter: LearnerFilter; now: Date },
  window: ListWindow,
): Promise<{ ids: number[]; total: number }> {
  const { after, order } = directionOf(window);
  const [id] = window.place?.key ?? [];
  const words = filter.search && escapeLike(filter.search.trim().toLowerCase());
  const members = sql`from user_module own join app_user u on u.id = own.user_id
    where own.cohort_id = ${cohortId} and u.deleted_at is null
      ${words ? sql`and u.search_text like ${`%${words}%`}` : none}
      ${filter.show ? sql`and ${hasStatus(filter.show === 'behind' ? 4 : 2, now)}` : none}`;
  const { rows } = await sql<{ id: number }>`
    select u.id ${members}
      ${id === undefined ? none : sql`and (u.search_name, u.id) ${after} ((select search_name from app_user where id = ${id}), ${id}::bigint)`}
    order by u.search_name ${order}, u.id ${order} limit ${window.pageSize + 1}`.execute(db);
  const counted = await sql<{ count: number }>`
    select ${countUpTo(sql`select 1 ${members}`)} as count`.execute(db);
  return { ids: rows.map((row) => row.id), total: counted.rows[0]?.count ?? 0 };
}

type Cell = Schema<'CohortLearner'>['milestones'][number];

/** Members with each milestone of the cohort, in the order of their ids as given. */
export async function readMembers(
  db: Db,
  { cohortId, ids, now }: { cohortId: number; ids: readonly number[]; now: Date },
): Promise<Schema<'CohortLearner'>[]> {
  const { rows } = await sql<{ user: Schema<'UserRef'>; milestones: Cell[] }>`
    select ${userRef('u')} as user, coalesce((
      select jsonb_agg(jsonb_build_object('id', cm.id, 'status', ${statusAt(now)}, 'version', coalesce(um.version, 0),
        'dueDate', ${dueAt}, 'shiftedDays', coalesce(um.shifted_days, 0)) order by m.position, m.id)
      from cohort c join cohort_milestone cm on cm.cohort_id = c.id join milestone m on m.id = cm.milestone_id
      left join user_milestone um on um.user_id = u.id and um.cohort_milestone_id = cm.id
      where c.id = ${cohortId}), '[]') as milestones
    from unnest(${[...ids]}::bigint[]) with ordinality wanted (id, position)
    join app_user u on u.id = wanted.id order by wanted.position`.execute(db);
  return rows.map(({ user, milestones }) => ({
    user,
    completeCount: milestones.filter(({ status }) => status === 3).length,
    milestones: milestones.map((one) => ({
      ...one,
      dueDate: new Date(one.dueDate).toISOString(),
    })),
  }));
}
