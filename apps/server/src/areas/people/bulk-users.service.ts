import type { Schema } from '@uplink/api-client';
import { isSameValue } from '@uplink/api-client';
import { BULK_POLICIES, may, mayAny, type PolicyPerson } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { uuidOf } from '../../digests.ts';
import { once } from '../../jobs/once.ts';
import { conflict, forbidden } from '../../plugins/errors/errors.ts';
import { createAward } from '../certificates/management/awards.service.ts';
import { forEach } from '../cohorts/management/bulk.ts';
import { readProgress, resetProgress } from '../learning/reset-progress.service.ts';
import { sellTo } from '../purchases/management/sell.service.ts';
import type { ManagementDeps } from '../purchases/management/staff.ts';
import { writeAudit } from './audit-log.ts';
import { readManagedUser } from './managed-user.view.ts';
import { updateUser } from './update-user.service.ts';

type BulkDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'publicUrl' | 'academyName'> & ManagementDeps;
type Action = Schema<'UserBulkAction'>;
const refusals: Record<Action['action'], string> = {
  award: 'Only admins issue awards.',
  product: 'Only admins and sales sell products.',
  message: 'Only admins and customer support write to users.',
  resetProgress: 'Only admins and customer support reset progress.',
  deactivate: 'Only admins and customer support deactivate users.',
  activate: 'Only admins and customer support activate users.',
  block: 'Only admins and customer support block users.',
  unblock: 'Only admins and customer support unblock users.',
};
type Result = Promise<'done' | 'unchanged'>;

/** Does one thing with each of many accounts: what is refused for one stops no other. */
export async function actOnUsers(
  deps: BulkDeps,
  staff: PolicyPerson,
  action: Action,
): Promise<Schema<'BulkReport'>> {
  if (!mayAny(staff, BULK_POLICIES[action.action])) throw forbidden(refusals[action.action]);
  const items = action.userIds.map((userId) => ({ userId }));
  return forEach(deps.db, items, ({ userId }) => act(deps, { staff, userId }, action));
}

interface Of {
  staff: PolicyPerson;
  userId: number;
}

function act(deps: BulkDeps, of: Of, action: Action): Result {
  if (action.action === 'award') return award(deps, of, action);
  if (action.action === 'message') return message(deps, of, action);
  if (action.action === 'product') return product(deps, of, action);
  if (action.action === 'resetProgress') return reset(deps, of, action);
  return changeState(deps, of, action);
}

const states = {
  block: { blocked: true },
  unblock: { blocked: false },
  deactivate: { status: 2 },
  activate: { status: 1 },
} as const satisfies Record<string, Partial<Schema<'UserUpdate'>>>;

/** An account is opened or shut for the version it has now: one that is so already stays as it is. */
async function changeState(
  deps: BulkDeps,
  { staff, userId }: Of,
  { action, reason }: Action & { action: keyof typeof states },
): Result {
  const { version, ...user } = await readManagedUser(deps, staff, userId);
  const changes: Partial<Schema<'UserUpdate'>> = states[action];
  if (isSameValue(user, { ...user, ...changes })) return 'unchanged';
  await updateUser(deps, { staff, userId }, { version, ...changes, reason });
  return 'done';
}

/** Resets what a person began of the chosen products; who began none of them stays as they are. */
async function reset(
  deps: BulkDeps,
  { staff, userId }: Of,
  { moduleIds, reason, changeId }: Action & { action: 'resetProgress' },
): Result {
  const begun = await readProgress(deps, userId);
  const chosen = begun.map(({ module }) => module.id).filter((id) => moduleIds.includes(id));
  if (chosen.length === 0) return 'unchanged';
  await resetProgress(deps, { staff, userId }, { moduleIds: chosen, reason, changeId });
  return 'done';
}

async function award(
  deps: BulkDeps,
  { staff, userId }: Of,
  { diplomaId, moduleId, reason }: Action & { action: 'award' },
): Result {
  await createAward(deps, staff, { userId, diplomaId, moduleId, reason });
  return 'done';
}

/** Sells to each person once, however often the action is sent: its request is named by both. */
async function product(
  deps: BulkDeps,
  of: Of,
  { reason, changeId, priceId, batchId, paymentType }: Action & { action: 'product' },
): Result {
  const requestId = uuidOf(`${changeId} ${of.userId}`);
  const managementContext = { logMessage: reason };
  await sellTo(deps, of, { priceId, batchId, paymentType, requestId, managementContext });
  return 'done';
}

/** Mails each person once, however often the message is sent. */
async function message(
  { db, clock, mail, config }: BulkDeps,
  { staff, userId }: Of,
  { subject, text, changeId }: Action & { action: 'message' },
): Result {
  const { email, firstName, state, roles } = await readManagedUser({ db, config }, staff, userId);
  if (!may(staff, 'editUser', { userId, roles }))
    throw forbidden('Only admins can write to staff, and no one can write to themselves.');
  if (state !== 'active') throw conflict('This account is closed.');
  let result: Awaited<Result> = 'unchanged';
  await once(db, `message ${staff.id} ${changeId} ${userId}`, async (trx) => {
    result = 'done';
    await mail.send({ to: email, subject, text: `Hello ${firstName},\n\n${text}` }, trx);
    await writeAudit(trx, {
      actorId: staff.id,
      userId,
      action: 'message',
      after: { subject },
      now: clock.now(),
    });
  });
  return result;
}
