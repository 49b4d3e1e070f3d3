import type { Schema } from '@uplink/api-client';
import { ModuleStatus, mayAny, type PolicyPerson } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound, stale, unprocessable } from '../../plugins/errors/errors.ts';
import { sealRow } from '../../vault/vault.ts';
import { grantAccess, lockAccess } from '../grants/grants.service.ts';
import { writeAudit } from '../people/audit-log.ts';
import { type ApplicationDeps, tellDecided } from './application-news.ts';
import { readApplication, requireDecidable } from './application-review.service.ts';
import { findApplication } from './applications.repository.ts';

type Decision = Omit<Schema<'ApplicationDecision'>, 'expected'>;

/**
 * Accepts or refuses an application that still is as its reviewer saw it: accepted, the program and what is
 * in it can be started; refused, the learner may apply again. They are notified once.
 */
export async function decideOnApplication(
  deps: ApplicationDeps,
  reviewer: PolicyPerson,
  id: number,
  { expected, ...decision }: Schema<'ApplicationDecision'>,
): Promise<Schema<'ReviewedApplication'>> {
  const { item } = await requireDecidable(deps.db, reviewer, id);
  const isRefusal = decision.decision === 'refused';
  if ((isRefusal || mayAny(reviewer, 'overseeApplications')) && !decision.reason?.trim())
    throw unprocessable(isRefusal ? 'Give the applicant a reason.' : 'Give a reason for the log.', {
      reason: 'Enter a reason.',
    });
  const isSettled = await deps.db.transaction().execute(async (trx) => {
    if (expected.status === 'waiting') return settle(trx, deps, reviewer, { id, ...decision });
    await lockAccess(trx, item.user.id);
    return false;
  });
  if (!isSettled) throw stale(await readCurrent(deps, id));
  return readApplication(deps, reviewer, id);
}

/** Whether the decision counts: it was the first, or the same one sent again. */
async function settle(
  trx: Transaction<DB>,
  deps: ApplicationDeps,
  reviewer: PolicyPerson,
  { id, decision, reason, changeId }: Decision & { id: number },
): Promise<boolean> {
  const reviewerId = reviewer.id;
  const { user_id: userId, module_id: moduleId } = await trx
    .selectFrom('application')
    .select(['user_id', 'module_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await lockAccess(trx, userId);
  const row = await trx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.state !== 'waiting')
    return (
      changeId !== undefined &&
      row.change_id === changeId &&
      row.decided_by === reviewerId &&
      row.state === decision
    );
  const isAccepted = decision === 'accepted';
  if (!(await isApplied(trx, userId, moduleId))) return false;
  const now = deps.clock.now();
  const words = isAccepted ? null : reason?.trim() || null;
  await trx
    .updateTable('application')
    .set({
      state: decision,
      ...(await sealRow(trx, deps.config, { userId, table: 'application' }, { reason: words })),
      decided_at: now,
      decided_by: reviewerId,
      change_id: changeId ?? null,
    })
    .where('id', '=', id)
    .execute();
  if (isAccepted)
    await grantAccess(
      trx,
      { userId, moduleId, source: { kind: 'application' } },
      { actorId: reviewerId, reason: 'Application accepted', clock: deps.clock },
    );
  else
    await trx
      .deleteFrom('user_module')
      .where('user_id', '=', userId)
      .where('module_id', '=', moduleId)
      .where('status', '=', ModuleStatus.applied)
      .execute();
  if (mayAny(reviewer, 'overseeApplications'))
    await writeAudit(trx, {
      actorId: reviewerId,
      userId,
      now,
      action: isAccepted ? 'acceptApplication' : 'refuseApplication',
      before: { application: 'waiting' },
      after: { application: decision, module: await nameOf(trx, moduleId) },
      reason: reason?.trim(),
    });
  await tellDecided(trx, deps, { id, userId, moduleId, isAccepted, reason: words });
  return true;
}

async function nameOf(trx: Transaction<DB>, moduleId: number): Promise<string> {
  const module = await trx
    .selectFrom('module')
    .select('name')
    .where('id', '=', moduleId)
    .executeTakeFirstOrThrow();
  return module.name;
}

async function isApplied(trx: Transaction<DB>, userId: number, moduleId: number) {
  const row = await trx
    .selectFrom('user_module')
    .select('status')
    .where('user_id', '=', userId)
    .where('module_id', '=', moduleId)
    .where('status', '=', ModuleStatus.applied)
    .executeTakeFirst();
  return row !== undefined;
}

async function readCurrent({ db }: ApplicationDeps, id: number): Promise<Schema<'CurrentState'>> {
  const found = await findApplication(db, id);
  if (!found) throw notFound('This application does not exist.');
  const { status, decidedBy, decidedAt } = found.item;
  return { status, version: 1, by: decidedBy, date: decidedAt };
}
