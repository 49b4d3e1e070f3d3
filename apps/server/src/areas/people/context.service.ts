import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, stale } from '../../plugins/errors/errors.ts';
import { lockContext, readContext, writeFlags } from '../account/account.service.ts';
import { writeAudit } from './audit-log.ts';
import { readManagedUser } from './managed-user.view.ts';
import { requirePerson } from './notes.service.ts';

type Context = Schema<'UserContext'>;
type Flags = Schema<'ContextFlags'>;

/** What the portal keeps about a person. */
export async function readUserContext(db: Kysely<DB>, userId: number): Promise<Context> {
  await requirePerson(db, userId);
  return readContext(db, userId);
}

/** Changes flags of a context, decided on those that were seen, with an entry in the log. */
export async function changeContext(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { staff, userId }: { staff: PolicyPerson; userId: number },
  { flags, seen, reason }: Schema<'ContextUpdate'>,
): Promise<Context> {
  const { roles, state } = await readManagedUser({ db, config }, staff, userId);
  if (!may(staff, 'editUser', { userId, roles }))
    throw forbidden('Only admins can change staff accounts, and no one can change their own here.');
  await db.transaction().execute(async (trx) => {
    await lockContext(trx, userId);
    const current = flagsOf(await readContext(trx, userId));
    if (isSame(current, flags)) return;
    const now = clock.now();
    if (!isSame(current, seen))
      throw stale({ status: state, version: 1, by: null, date: now.toISOString() });
    await writeFlags(trx, userId, flags);
    await writeAudit(trx, {
      actorId: staff.id,
      userId,
      action: 'changeContext',
      reason,
      now,
      before: changedOf(current, flags),
      after: changedOf(flags, current),
    });
  });
  return readContext(db, userId);
}

const flagsOf = ({
  finishedInvite,
  closedInviteNotification,
  cancelledProductName,
  referralFlowStatus,
  isSessionRecordingEnabled,
}: Context): Flags => ({
  finishedInvite,
  closedInviteNotification,
  cancelledProductName,
  referralFlowStatus,
  isSessionRecordingEnabled,
});

const names = [
  'finishedInvite',
  'closedInviteNotification',
  'cancelledProductName',
  'referralFlowStatus',
  'isSessionRecordingEnabled',
] as const satisfies readonly (keyof Flags)[];

const isSame = (one: Flags, other: Flags) => names.every((name) => one[name] === other[name]);

/** The flags that differ, as one of the two has them. */
const changedOf = (one: Flags, other: Flags) =>
  Object.fromEntries(
    names.filter((name) => one[name] !== other[name]).map((name) => [name, one[name]]),
  );
