import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../providers/identity/passwords/passwords.ts';
import { createAccount } from '../../providers/identity/sign-up/create-account.ts';
import { sealRow, type VaultDeps } from '../../vault/vault.ts';
import { writeAudit } from './audit-log.ts';
import { maskedFields } from './masked.rules.ts';
import { replaceRoles, toColumns } from './user-columns.ts';
import { newAccount, type UserChanges } from './user-update.rules.ts';

/** The hash of a password that is thrown away: the owner of an account chooses one by the activation email. */
export const hashOfNoPassword = (): Promise<string> =>
  hashPassword(randomBytes(32).toString('base64'));

export interface AddedAccount {
  staffId: number;
  /** Checked. */
  clean: UserChanges;
  passwordHash: string;
  reason?: string;
  now: Date;
}

/** Adds an account with its entry in the log; undefined when the address has one. */
export async function addAccount(
  { db: trx, config }: VaultDeps,
  { staffId, clean, passwordHash, reason, now }: AddedAccount,
): Promise<number | undefined> {
  const { firstName = '', lastName = '', email = '', roles = [], ...more } = clean;
  const { phone, tshirtSize, shippingAddress } = more;
  const account = { email, firstName, lastName, signUpMethod: 'staff', passwordHash } as const;
  const id = await createAccount(trx, account, now);
  if (id === undefined) return undefined;
  const row = toColumns(newAccount, { phone, tshirtSize, shippingAddress });
  const columns = await sealRow(trx, config, { userId: id, table: 'app_user' }, row);
  if (Object.keys(columns).length > 0)
    await trx.updateTable('app_user').set(columns).where('id', '=', id).execute();
  await replaceRoles(trx, id, roles);
  await writeAudit(trx, {
    actorId: staffId,
    userId: id,
    action: 'create',
    after: maskedFields(['email', 'roles'], clean),
    reason,
    now,
  });
  return id;
}
