import type { Schema } from '@uplink/api-client';
import type { PolicyPerson } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { userStatus } from '../../../db/status-codes.ts';
import type { Deps } from '../../../deps.ts';
import {
  conflict,
  forbidden,
  notFound,
  stale,
  unprocessable,
} from '../../../plugins/errors/errors.ts';
import { resetModules } from '../../learning/reset-progress.service.ts';
import { reviewMilestone } from '../../milestones/milestone-review.service.ts';
import { writeAudit } from '../../people/audit-log.ts';
import { forEach } from './bulk.ts';
import { requireCohort } from './cohorts.service.ts';
import { lockPlace, placeLearner } from './place-learner.ts';
import { readUserProgram } from './programs.service.ts';

type CohortDeps = Pick<Deps, 'db' | 'clock'>;
type Report = Schema<'BulkReport'>;

/** Assigns many learners to a cohort; those already in it stay. */
export async function assignLearners(
  { db, clock }: CohortDeps,
  { staff, cohortId }: { staff: PolicyPerson; cohortId: number },
  { programId, userIds, reason }: Schema<'CohortAssignment'>,
): Promise<Report> {
  const cohort = await requireCohort(db, cohortId);
  if (cohort.module_id !== programId)
    throw unprocessable('This cohort belongs to another program.');
  return forEach(
    db,
    userIds.map((userId) => ({ userId })),
    async ({ userId }) => {
      await refuseUnplaceable(db, staff, userId);
      return db.transaction().execute(async (trx) => {
        const before = await lockPlace(trx, { userId, moduleId: programId });
        if (before === cohortId) return 'unchanged';
        const change = { actorId: staff.id, reason, clock };
        await placeLearner(trx, { userId, cohort: { id: cohortId, moduleId: programId } }, change);
        await writeAudit(trx, {
          actorId: staff.id,
          userId,
          cohortId,
          action: 'assignCohort',
          before: { cohort: await nameOf(trx, before) },
          after: { cohort: cohort.name },
          undo: before === null ? undefined : { kind: 'move', cohortId: before },
          reason,
          now: clock.now(),
        });
        return 'done';
      });
    },
  );
}

/** Decides on many milestones of a cohort, each like a single decision. */
export async function decideOnCohort(
  { db, clock }: CohortDeps,
  { staff, cohortId }: { staff: PolicyPerson; cohortId: number },
  { action, feedback, items, reason }: Schema<'CohortDecisions'>,
): Promise<Report> {
  await requireCohort(db, cohortId);
  const rows = await db
    .selectFrom('cohort_milestone')
    .select('id')
    .where('cohort_id', '=', cohortId)
    .execute();
  const own = new Set(rows.map(({ id }) => id));
  if (items.some(({ milestoneId }) => !own.has(milestoneId)))
    throw unprocessable("A milestone doesn't belong to this cohort.");
  return forEach(db, items, async ({ userId, milestoneId, expected, changeId }) => {
    await reviewMilestone(
      { db, clock },
      { actorId: staff.id, reason },
      { userId, id: milestoneId },
      { action, expected, changeId, ...(feedback && { feedback }) },
    );
    return 'done';
  });
}

/** Moves a learner to another cohort of a program, and resets what was chosen: all of it or nothing. */
export async function changeUserCohort(
  { db, clock }: CohortDeps,
  { staff, userId }: { staff: PolicyPerson; userId: number },
  body: Schema<'UserCohortChange'>,
): Promise<Schema<'UserProgram'>> {
  const { programId, currentCohortId, newCohortId, resetProgressModuleIds, reason } = body;
  await refuseUnplaceable(db, staff, userId);
  const cohort = await requireCohort(db, newCohortId);
  if (cohort.module_id !== programId)
    throw unprocessable('This cohort belongs to another program.');
  await db.transaction().execute(async (trx) => {
    const before = await lockPlace(trx, { userId, moduleId: programId });
    // Sent again after a lost answer.
    if (before === newCohortId) return;
    if (before !== currentCohortId) {
      const now = (await nameOf(trx, before)) ?? 'no cohort';
      throw stale({ status: now, version: 0, by: null, date: null });
    }
    const { modules } = await readUserProgram(trx, userId, programId);
    const known = new Set(modules.map(({ module }) => module.id));
    if (resetProgressModuleIds.some((id) => !known.has(id)))
      throw unprocessable('Only modules of this program that were started can be reset.');
    const change = { actorId: staff.id, reason, clock };
    await placeLearner(trx, { userId, cohort: { id: newCohortId, moduleId: programId } }, change);
    await resetModules(
      trx,
      { userId, actorId: staff.id, now: clock.now() },
      resetProgressModuleIds,
    );
    await writeAudit(trx, {
      actorId: staff.id,
      userId,
      cohortId: newCohortId,
      action: 'changeCohort',
      before: { cohort: await nameOf(trx, before) },
      after: { cohort: cohort.name, resetModules: resetProgressModuleIds },
      // Progress that was reset doesn't come back.
      undo:
        before === null || resetProgressModuleIds.length > 0
          ? undefined
          : { kind: 'move', cohortId: before },
      reason,
      now: clock.now(),
    });
  });
  return readUserProgram(db, userId, programId);
}

async function nameOf(db: Kysely<DB>, cohortId: number | null): Promise<string | null> {
  if (cohortId === null) return null;
  const row = await db
    .selectFrom('cohort')
    .select('name')
    .where('id', '=', cohortId)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Refuses accounts that are gone or closed, and one's own. */
export async function refuseUnplaceable(
  db: Kysely<DB>,
  staff: PolicyPerson,
  userId: number,
): Promise<void> {
  if (staff.id === userId) throw forbidden("You can't do this with your own account.");
  const person = await db
    .selectFrom('app_user')
    .select(['blocked', sql<boolean>`status <> ${userStatus.active}`.as('isInactive')])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!person) throw notFound('This person does not exist.');
  if (person.blocked || person.isInactive)
    throw conflict('This account isn’t active. Activate it before you change its programs.');
}
