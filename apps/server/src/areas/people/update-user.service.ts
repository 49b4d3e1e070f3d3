import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson } from '@uplink/api-client/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, stale, unprocessable } from '../../plugins/errors/errors.ts';
import { endSessions } from '../../providers/identity/end-sessions.ts';
import { useUpCodes } from '../../providers/identity/mailed-codes.repository.ts';
import { sealRow } from '../../vault/vault.ts';
import { mailActivation } from './activation.service.ts';
import { type StaffAction, writeAudit } from './audit-log.ts';
import { keepAnAdmin } from './keep-an-admin.ts';
import { readManagedUser } from './managed-user.view.ts';
import { maskedFields } from './masked.rules.ts';
import { addressChangedBySupport, signInWithNewAddress } from './people.mails.ts';
import { replaceRoles, toColumns } from './user-columns.ts';
import {
  addressTaken,
  changedFields,
  cleanChanges,
  otherUser,
  type UserChanges,
} from './user-update.rules.ts';

type UserDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'publicUrl' | 'academyName' | 'config'>;
type User = Schema<'ManagedUser'>;

/** Whether and as what the user gets in: changed for a reason, and signed in again afterwards, if they still may. */
const entrance: readonly string[] = ['email', 'roles', 'status', 'blocked'];

/** Changes an account, decided on the version that was seen: all of it or nothing, with one entry in the log. */
export async function updateUser(
  deps: UserDeps,
  { staff, userId }: { staff: PolicyPerson; userId: number },
  { version, id = userId, reason, ...sent }: Schema<'UserUpdate'>,
): Promise<User> {
  const { db, clock, config } = deps;
  if (id !== userId) throw unprocessable(otherUser, { id: otherUser });
  const current = await readManagedUser(deps, staff, userId);
  refuseOthers(staff, current, sent);
  const clean = await cleanChanges(sent, current, clock.now());
  const fields = changedFields(current, clean);
  if (fields.length === 0) return current;
  if (!reason && fields.some((field) => entrance.includes(field)))
    throw unprocessable('Enter a reason for the log.', { reason: 'Enter a reason' });
  if (version !== current.version) throw changedSince(current, clock.now());
  const write = db.transaction().execute(async (trx) => {
    if (shutsOut(clean)) await keepAnAdmin(trx, { actorId: staff.id, userId });
    const now = clock.now();
    const of = { userId, table: 'app_user' } as const;
    const columns = await sealRow(trx, config, of, toColumns(current, clean));
    const stored = await trx
      .updateTable('app_user')
      .set({
        ...columns,
        // No one has shown yet that it is theirs.
        ...(fields.includes('email') && { email_confirmed_at: null }),
        updated_at: now,
        profile_version: sql`profile_version + 1`,
      })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('profile_version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!stored) throw changedSince(await readManagedUser({ db: trx, config }, staff, userId), now);
    if (fields.includes('roles')) await replaceRoles(trx, userId, clean.roles ?? []);
    if (fields.some((field) => entrance.includes(field))) await endSessions(trx, userId);
    if (fields.includes('email')) {
      await useUpCodes(trx, userId, ['change', 'reset', 'confirm'], now);
      await tellAddresses(trx, deps, { userId, from: current.email, to: clean.email ?? '' });
    }
    await writeAudit(trx, {
      actorId: staff.id,
      userId,
      action: actionOf(fields, clean),
      before: maskedFields(fields, current),
      after: maskedFields(fields, clean),
      reason,
      now,
    });
  });
  await write.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw unprocessable(addressTaken, { email: addressTaken });
  });
  return readManagedUser(deps, staff, userId);
}

/** Whether these changes end what an admin may do. */
const shutsOut = ({ blocked, status, roles }: UserChanges): boolean =>
  blocked === true || status === 2 || (roles !== undefined && !roles.includes('admin'));

function refuseOthers(staff: PolicyPerson, { id, roles }: User, sent: UserChanges): void {
  const of = { userId: id, roles };
  if (staff.id === id)
    throw forbidden("You can't change your own account here. Open your profile instead.");
  if (!may(staff, 'editUser', of)) throw forbidden('Only admins can change staff accounts.');
  const isNew = sent.roles !== undefined && changedFields({ roles } as User, { roles: sent.roles });
  if (isNew && isNew.length > 0 && !may(staff, 'assignRoles', of))
    throw forbidden('Only admins can change roles.');
}

const changedSince = ({ state, version }: User, now: Date) =>
  stale({ status: state, version, by: null, date: now.toISOString() });

/** The word in the log: the one thing that was done, or that the account was edited. */
function actionOf(
  fields: readonly string[],
  { blocked, status }: UserChanges,
): StaffAction['action'] {
  if (fields.includes('blocked')) return blocked ? 'block' : 'unblock';
  if (fields.includes('status')) return status === 1 ? 'activate' : 'deactivate';
  return fields.includes('roles') ? 'assignRoles' : 'edit';
}

/**
 * Tells the old address, in case its owner didn't ask for the change; the new one has to be confirmed, as at the first
 * sign-in.
 */
async function tellAddresses(
  trx: Transaction<DB>,
  deps: UserDeps,
  { userId, from, to }: { userId: number; from: string; to: string },
): Promise<void> {
  const { mail } = deps;
  await mail.send({ to: from, ...addressChangedBySupport(deps, to) }, trx);
  const account = await trx
    .selectFrom('identity_account')
    .select('signed_in_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!account) return;
  if (!account.signed_in_at) return mailActivation(trx, deps, { userId, email: to });
  await mail.send({ to, ...signInWithNewAddress(deps) }, trx);
}
