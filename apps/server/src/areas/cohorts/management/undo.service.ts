import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import {
  MILESTONE_ACTIONS,
  type MilestoneAction,
  type PolicyPerson,
} from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, notFound } from '../../../plugins/errors/errors.ts';
import type { WindowQuery } from '../../keyset.ts';
import { reviewMilestone } from '../../milestones/milestone-review.service.ts';
import { restoreDueDates } from '../../milestones/restore-due-dates.service.ts';
import { readAudit } from '../../people/audit/audit.service.ts';
import type { Inverse } from '../../people/audit-log.ts';
import { changeUserCohort } from './assign.service.ts';
import { readCohort, requireCohort } from './cohorts.service.ts';

type CohortDeps = Pick<Deps, 'db' | 'clock'>;
type Db = Kysely<DB>;

/** A change with what undoes it. */
interface Change {
  cohortId: number;
  userId: number | null;
  inverse: Inverse | undefined;
}

/** What staff did with a cohort and its learners, newest first, and what the caller can undo of it. */
export async function listCohortChanges(
  db: Db,
  staff: PolicyPerson,
  cohortId: number,
  query: WindowQuery,
): Promise<Schema<'AuditPage'>> {
  await requireCohort(db, cohortId);
  const { data, paging } = await readAudit(db, { ...query, cohortId });
  const entries = data.map(async (entry) => {
    const inverse = entry.before.undo as Inverse | undefined;
    const change = { cohortId, userId: entry.user?.id ?? null, inverse };
    return { ...entry, mayUndo: await mayUndo(db, staff, change) };
  });
  return { data: await Promise.all(entries), paging };
}

/** Undoes a change, if what it changed still is as it left it. */
export async function undoCohortChange(
  deps: CohortDeps,
  staff: PolicyPerson,
  { cohortId, changeId }: { cohortId: number; changeId: number },
): Promise<Schema<'CohortDetail'>> {
  await requireCohort(deps.db, cohortId);
  const entry = await deps.db
    .selectFrom('audit_entry')
    .select(['user_id as userId', 'before'])
    .where('id', '=', changeId)
    .where('cohort_id', '=', cohortId)
    .executeTakeFirst();
  if (!entry) throw notFound('This change does not exist.');
  const { undo: inverse } = entry.before as { undo?: Inverse };
  const change = { cohortId, userId: entry.userId, inverse };
  if (!inverse || !(await mayUndo(deps.db, staff, change)))
    throw conflict("This was changed since, or can't be undone.");
  await apply(deps, staff, { ...change, inverse });
  return readCohort(deps, staff, cohortId);
}

async function apply(
  deps: CohortDeps,
  staff: PolicyPerson,
  { cohortId, userId, inverse }: Change & { inverse: Inverse },
): Promise<void> {
  const learnerId = userId ?? undefined;
  if (inverse.kind === 'dueDates') {
    const { version, days } = inverse;
    const restore = { cohortId, userId: learnerId, version, days: new Map(days) };
    return restoreDueDates(deps.db, deps.clock, staff.id, restore);
  }
  if (learnerId === undefined) throw new Error(`A ${inverse.kind} of no one`);
  if (inverse.kind === 'move') {
    const { module_id: programId } = await requireCohort(deps.db, cohortId);
    await changeUserCohort(
      deps,
      { staff, userId: learnerId },
      {
        programId,
        currentCohortId: cohortId,
        newCohortId: inverse.cohortId,
        resetProgressModuleIds: [],
        reason: 'Undone',
      },
    );
    return;
  }
  await undoDecision(deps, staff, learnerId, inverse);
}

/** Decides again as before, with the words that the learner was given then. */
async function undoDecision(
  deps: CohortDeps,
  staff: PolicyPerson,
  userId: number,
  { milestoneId, status, eventId }: Extract<Inverse, { kind: 'decision' }>,
): Promise<void> {
  const events = deps.db
    .selectFrom('milestone_event')
    .select(['status', 'version', 'feedback'])
    .where('user_id', '=', userId)
    .where('cohort_milestone_id', '=', milestoneId)
    .orderBy('id', 'desc')
    .limit(1);
  const left = await events.where('id', '=', eventId).executeTakeFirstOrThrow();
  const before = await events.where('id', '<', eventId).executeTakeFirst();
  const action = actionTo(status);
  if (!action) throw new Error(`No decision leads to ${status}`);
  await reviewMilestone(
    deps,
    { actorId: staff.id },
    { userId, id: milestoneId },
    {
      action,
      expected: { status: left.status as Schema<'MilestoneStatus'>, version: left.version },
      changeId: randomUUID(),
      ...(before?.feedback && { feedback: before.feedback }),
    },
  );
}

/** Only learners hand in: what waited for a review can't be put back to that. */
const actionTo = (status: number): MilestoneAction | undefined =>
  (Object.keys(MILESTONE_ACTIONS) as MilestoneAction[]).find(
    (action) => MILESTONE_ACTIONS[action] === status,
  );

/** Whether what a change left is still there. No one undoes what was done with themselves. */
async function mayUndo(
  db: Db,
  staff: PolicyPerson,
  { cohortId, userId, inverse }: Change,
): Promise<boolean> {
  if (!inverse || userId === staff.id) return false;
  if (inverse.kind === 'dueDates') {
    const { due_dates_version: version } = await requireCohort(db, cohortId);
    return version === inverse.version;
  }
  if (userId === null) return false;
  return inverse.kind === 'move'
    ? isStillThere(db, { userId, cohortId, from: inverse.cohortId })
    : actionTo(inverse.status) !== undefined && isLastDecision(db, userId, inverse);
}

async function isStillThere(
  db: Db,
  { userId, cohortId, from }: { userId: number; cohortId: number; from: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('user_module as own')
    .innerJoin('cohort as before', 'before.module_id', 'own.module_id')
    .select('own.user_id')
    .where('own.user_id', '=', userId)
    .where('own.cohort_id', '=', cohortId)
    .where('before.id', '=', from)
    .executeTakeFirst();
  return found !== undefined;
}

async function isLastDecision(
  db: Db,
  userId: number,
  { milestoneId, eventId }: Extract<Inverse, { kind: 'decision' }>,
): Promise<boolean> {
  const last = await db
    .selectFrom('milestone_event')
    .select('id')
    .where('user_id', '=', userId)
    .where('cohort_milestone_id', '=', milestoneId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id === eventId;
}
