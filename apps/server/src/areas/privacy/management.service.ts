import type { Schema } from '@uplink/api-client';
import { may } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import type { SignedInCaller } from '../../plugins/authentication/caller.repository.ts';
import { requireFreshSignIn } from '../../plugins/authentication/fresh-sign-in.ts';
import { forbidden, stale } from '../../plugins/errors/errors.ts';
import { writeAudit } from '../people/audit-log.ts';
import { keepAnAdmin } from '../people/keep-an-admin.ts';
import { readManagedUser } from '../people/managed-user.view.ts';
import { keepAccount, lockTyped, readDeletion, schedule } from './deletion.service.ts';

type View = Schema<'AccountDeletion'>;

export interface OnUser {
  staff: SignedInCaller;
  userId: number;
}

export async function readUserDeletion(deps: Deps, on: OnUser): Promise<View> {
  await requireDeletable(deps, on);
  return readDeletion(deps.db, on.userId);
}

/** The same as if the person had asked for it, with an entry in the log. */
export async function deleteUser(
  deps: Deps,
  on: OnUser,
  { version, email, reason }: Schema<'DeleteUserRequest'>,
): Promise<View> {
  const { staff, userId } = on;
  requireFreshSignIn(staff, deps.clock);
  const user = await requireDeletable(deps, on);
  if (user.version !== version)
    throw stale({ status: user.state, version: user.version, by: null, date: user.signUpDate });
  await deps.db.transaction().execute(async (trx) => {
    await keepAnAdmin(trx, { actorId: staff.id, userId });
    const person = await lockTyped(trx, userId, email);
    const isNew = await schedule(deps, trx, { person, actorId: staff.id });
    const now = deps.clock.now();
    if (isNew)
      await writeAudit(trx, { actorId: staff.id, userId, action: 'deleteAccount', reason, now });
  });
  return readDeletion(deps.db, userId);
}

export async function keepUser(
  deps: Deps,
  on: OnUser,
  { reason }: Schema<'KeepUserRequest'>,
): Promise<View> {
  await requireDeletable(deps, on);
  const view = await keepAccount(deps, on.userId);
  const entry = { actorId: on.staff.id, userId: on.userId, action: 'keepAccount' as const };
  await writeAudit(deps.db, { ...entry, reason, now: deps.clock.now() });
  return view;
}

async function requireDeletable(deps: Deps, { staff, userId }: OnUser) {
  const user = await readManagedUser(deps, staff, userId);
  if (!may(staff, 'deleteUser', { userId }))
    throw forbidden('Delete your own account under security.');
  return user;
}
