import { randomBytes } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { forbidden, unprocessable } from '../../plugins/errors/errors.ts';
import { hashPassword } from '../../providers/identity/passwords/passwords.ts';
import { createAccount } from '../../providers/identity/sign-up/create-account.ts';
import { sendActivation } from './activation.service.ts';
import { writeAudit } from './audit-log.ts';
import { readManagedUser } from './managed-user.view.ts';
import { maskedFields } from './masked.rules.ts';
import { replaceRoles, toColumns } from './user-columns.ts';
import { addressTaken, cleanChanges } from './user-update.rules.ts';

type CreateDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'publicUrl'>;

const nobody = {
  phone: null,
  birthDateDay: null,
  birthDateMonth: null,
  birthDateYear: null,
} as const;

/** Adds an account that nobody knows a password of: its owner chooses one by the activation email. */
export async function createUser(
  deps: CreateDeps,
  staff: PolicyPerson,
  { sendsActivation, ...sent }: Schema<'UserCreate'>,
): Promise<Schema<'ManagedUser'>> {
  const { db, clock } = deps;
  const isPlain = sent.roles.every((role) => role === 'student');
  if (!isPlain && !may(staff, 'assignRoles', { userId: 0, roles: [] }))
    throw forbidden('Only admins give and take roles.');
  const now = clock.now();
  const clean = await cleanChanges(sent, nobody, now);
  const { firstName = '', lastName = '', email = '', phone, shippingAddress } = clean;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'));
  const userId = await db.transaction().execute(async (trx) => {
    const account = { email, firstName, lastName, signUpMethod: 'staff', passwordHash } as const;
    const id = await createAccount(trx, account, now);
    if (id === undefined) throw unprocessable(addressTaken, { email: addressTaken });
    const columns = toColumns({ phone, shippingAddress });
    if (Object.keys(columns).length > 0)
      await trx.updateTable('app_user').set(columns).where('id', '=', id).execute();
    await replaceRoles(trx, id, sent.roles);
    await writeAudit(trx, {
      actorId: staff.id,
      userId: id,
      action: 'create',
      after: maskedFields(['email', 'roles'], clean),
      now,
    });
    return id;
  });
  if (sendsActivation) await sendActivation(deps, staff, userId);
  return readManagedUser(db, staff, userId);
}
