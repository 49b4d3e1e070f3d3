import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import type { PolicyPerson } from '@uplink/api-client/domain';
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
import { decisionTo, findUndoable, type Undoable } from './undo.repository.ts';

type CohortDeps = Pick<Deps, 'db' | 'clock'>;

/** The reason in the log of what undoes a change. */
const undone = 'Undone';

/** What staff did with a cohort and its learners, newest first, and what the caller can undo of it. */
export async function listCohortChanges(
  db: Kysely<DB>,
  staff: PolicyPerson,
  cohortId: number,
  query: WindowQuery,
): Promise<Schema<'AuditPage'>> {
  await requireCohort(db, cohortId);
  const { data, paging } = await readAudit(db, { ...query, cohortId });
  const ids = data.map(({ id }) => id);
  const undoable = await findUndoable(db, staff, { cohortId, ids });
  return { data: data.map((entry) => ({ ...entry, mayUndo: undoable.has(entry.id) })), paging };
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
    .select('id')
    .where('id', '=', changeId)
    .where('cohort_id', '=', cohortId)
    .executeTakeFirst();
  if (!entry) throw notFound('This change does not exist.');
  const undoable = await findUndoable(deps.db, staff, { cohortId, ids: [changeId] });
  const change = undoable.get(changeId);
  if (!change) throw conflict("This was changed since, or can't be undone.");
  await apply(deps, staff, cohortId, change);
  return readCohort(deps, staff, cohortId);
}

async function apply(
  deps: CohortDeps,
  staff: PolicyPerson,
  cohortId: number,
  { userId, inverse }: Undoable,
): Promise<void> {
  const learnerId = userId ?? undefined;
  if (inverse.kind === 'dueDates') {
    const { version, days } = inverse;
    const restore = {
      ...{ cohortId, userId: learnerId, version, reason: undone },
      days: new Map(days),
    };
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
        reason: undone,
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
  const action = decisionTo(status);
  if (!action) throw new Error(`No decision leads to ${status}`);
  await reviewMilestone(
    deps,
    { actorId: staff.id, reason: undone },
    { userId, id: milestoneId },
    {
      action,
      expected: { status: left.status as Schema<'MilestoneStatus'>, version: left.version },
      changeId: randomUUID(),
      ...(before?.feedback && { feedback: before.feedback }),
    },
  );
}
