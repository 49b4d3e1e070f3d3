import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { forbidden, unprocessable } from '../../plugins/errors/errors.ts';
import { sendActivation } from './activation.service.ts';
import { addAccount, hashOfNoPassword } from './add-account.ts';
import { readManagedUser } from './managed-user.view.ts';
import { addressTaken, cleanChanges, newAccount } from './user-update.rules.ts';

type CreateDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'publicUrl' | 'academyName' | 'config'>;

/** Adds an account that no one knows a password of: its owner chooses one by the activation email. */
export async function createUser(
  deps: CreateDeps,
  staff: PolicyPerson,
  { sendsActivation, ...sent }: Schema<'UserCreate'>,
): Promise<Schema<'ManagedUser'>> {
  const { db, clock, config } = deps;
  const isPlain = sent.roles.every((role) => role === 'student');
  if (!isPlain && !may(staff, 'assignRoles', { userId: 0 }))
    throw forbidden('Only admins can change roles.');
  const now = clock.now();
  const clean = await cleanChanges(sent, newAccount, now);
  const passwordHash = await hashOfNoPassword();
  const userId = await db.transaction().execute(async (trx) => {
    const account = { ...clean, roles: sent.roles };
    const id = await addAccount(
      { db: trx, config },
      { staffId: staff.id, clean: account, passwordHash, now },
    );
    if (id === undefined) throw unprocessable(addressTaken, { email: addressTaken });
    return id;
  });
  if (sendsActivation) await sendActivation(deps, staff, userId);
  return readManagedUser(deps, staff, userId);
}
