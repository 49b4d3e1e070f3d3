import type { Schema } from '@uplink/api-client';
import { MilestoneStatus } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { type ClaimJson, claimAt } from '../mentoring/claims.ts';
import { productRef, userRef } from '../refs.ts';

type Db = Kysely<DB>;

export interface MilestoneRow {
  id: number;
  title: string;
  category: Schema<'MilestoneCategory'>;
  status: Schema<'MilestoneStatus'>;
  due: Date;
  product: Schema<'ProductRef'>;
  cohort: Schema<'CohortRef'>;
  description: string;
  links: Schema<'MilestoneLink'>[];
  file_submission: boolean;
  link_submission: boolean;
  version: number;
  link: string | null;
  submitted_at: Date | null;
  feedback: string | null;
  reviewer: Schema<'UserRef'> | null;
  files: Schema<'SubmissionFile'>[];
  /** The learner's state in the program. */
  module_status: number;
  /** The exam or SQC it links to. */
  assessment_id: number | null;
  claim: ClaimJson | null;
}

export interface MilestoneFilter {
  userId: number;
  now: Date;
  /** One program. */
  moduleId?: number | undefined;
  cohortId?: number | undefined;
  id?: number | undefined;
  /** The staff sees what is to come as well. @default true */
  isStarted?: boolean;
}

/** When a milestone is due in a cohort: days of the calendar after its start, and what was added. */
export const cohortDueAt = sql<Date>`milestone_due(c.start_date, m.due_after_days + cm.shifted_days, c.zone)`;

/** When it is due for a learner (their row is `um`), with what they were given on top. */
export const dueAt = sql<Date>`
  milestone_due(c.start_date, m.due_after_days + cm.shifted_days + coalesce(um.shifted_days, 0), c.zone)`;

/** Nothing is stored when a due date passes: the clock makes an incomplete milestone overdue. */
export const statusAt = (now: Date) => sql`
  case when coalesce(um.status, 1) = ${MilestoneStatus.incomplete}::int and ${dueAt} < ${now}
    then ${MilestoneStatus.overdue}::int else coalesce(um.status, 1) end`;

export const cohortRef = sql`
  jsonb_build_object('id', c.id, 'name', c.name, 'startDate', c.start_date, 'endDate', c.end_date)`;

const conditions = (filter: MilestoneFilter) => {
  const { userId, now, moduleId, cohortId, id, isStarted = true } = filter;
  const all: RawBuilder<unknown>[] = [sql`own.user_id = ${userId}`];
  if (moduleId !== undefined) all.push(sql`own.module_id = ${moduleId}`);
  if (cohortId !== undefined) all.push(sql`own.cohort_id = ${cohortId}`);
  if (id !== undefined) all.push(sql`cm.id = ${id}`);
  if (isStarted) all.push(sql`c.start_date <= (${now}::timestamptz at time zone c.zone)::date`);
  return sql.join(all, sql` and `);
};

/** The milestones of a learner's cohorts with their state, by cohort and in their order. */
export async function selectMilestones(db: Db, filter: MilestoneFilter): Promise<MilestoneRow[]> {
  const { rows } = await sql<MilestoneRow>`
    select cm.id, m.title, m.category, ${statusAt(filter.now)} as status, ${dueAt} as due,
      ${productRef('p')} as product,
      ${cohortRef} as cohort, m.description, m.links, m.file_submission, m.link_submission,
      coalesce(um.version, 0) as version, um.link, um.submitted_at, um.feedback, own.status as module_status,
      m.assessment_id, case when r.id is null then null else ${userRef('r')} end as reviewer, ${claimAt('um', filter.now)} as claim,
      (select coalesce(jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name, 'size', f.size, 'uploadedAt', f.uploaded_at) order by f.id), '[]')
        from milestone_file f where f.user_id = um.user_id and f.cohort_milestone_id = cm.id and f.version = um.version) as files
    from learner_module own
    join cohort c on c.id = own.cohort_id
    join cohort_milestone cm on cm.cohort_id = c.id
    join milestone m on m.id = cm.milestone_id
    join module p on p.id = own.module_id
    left join user_milestone um on um.user_id = own.user_id and um.cohort_milestone_id = cm.id
    left join app_user r on r.id = um.reviewed_by
    where ${conditions(filter)}
    order by c.start_date desc, c.id, m.position, m.id
    limit 200`.execute(db);
  return rows;
}

/** The learner's row of a milestone, made when it is missing, locked until the transaction ends. */
export async function lockMilestone(trx: Db, userId: number, id: number) {
  await trx
    .insertInto('user_milestone')
    .values({ user_id: userId, cohort_milestone_id: id })
    .onConflict((one) => one.columns(['user_id', 'cohort_milestone_id']).doNothing())
    .execute();
  return trx
    .selectFrom('user_milestone')
    .select(['status', 'version', 'link', 'feedback', 'claimed_by', 'claimed_at'])
    .where('user_id', '=', userId)
    .where('cohort_milestone_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export interface MilestoneEvent {
  userId: number;
  id: number;
  actorId: number;
  status: number;
  version: number;
  feedback?: string | undefined;
  changeId?: string | undefined;
  now: Date;
}

export async function insertMilestoneEvent(trx: Db, event: MilestoneEvent): Promise<number> {
  const { id } = await trx
    .insertInto('milestone_event')
    .values({
      user_id: event.userId,
      cohort_milestone_id: event.id,
      actor_id: event.actorId,
      status: event.status,
      version: event.version,
      feedback: event.feedback ?? null,
      change_id: event.changeId ?? null,
      created_at: event.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The decision that was sent with this id before. */
export async function findChange(
  trx: Db,
  { userId, id, changeId }: { userId: number; id: number; changeId: string | undefined },
) {
  if (changeId === undefined) return undefined;
  return trx
    .selectFrom('milestone_event')
    .select(['actor_id as actorId', 'status'])
    .where('user_id', '=', userId)
    .where('cohort_milestone_id', '=', id)
    .where('change_id', '=', changeId)
    .executeTakeFirst();
}

/** What a milestone is now and who made it so. */
export async function readCurrent(
  trx: Db,
  key: { userId: number; id: number },
  { status, version }: { status: number; version: number },
): Promise<Schema<'CurrentState'>> {
  const last = await trx
    .selectFrom('milestone_event')
    .innerJoin('app_user as actor', 'actor.id', 'milestone_event.actor_id')
    .select([
      userRef('actor').$castTo<Schema<'UserRef'>>().as('by'),
      'milestone_event.created_at',
      'feedback',
    ])
    .where('user_id', '=', key.userId)
    .where('cohort_milestone_id', '=', key.id)
    .orderBy('milestone_event.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    status,
    version,
    by: last?.by ?? null,
    date: last?.created_at.toISOString() ?? null,
    ...(last?.feedback && { feedback: last.feedback }),
  };
}

/** The keys of the files handed in with a version, sorted. */
export async function listFileKeys(trx: Db, userId: number, id: number, version: number) {
  const files = await trx
    .selectFrom('milestone_file')
    .select('upload_key')
    .where('user_id', '=', userId)
    .where('cohort_milestone_id', '=', id)
    .where('version', '=', version)
    .execute();
  return files.map((file) => file.upload_key).sort();
}
