import { randomBytes, randomUUID } from 'node:crypto';
import type { DocumentName } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { acceptCurrent } from './accept-documents.ts';

export interface NewAccount {
  /** Taken from the sequence before. @default the next one */
  id?: number;
  email: string;
  firstName: string;
  lastName: string;
  signUpMethod: 'email' | 'zte' | 'checkout' | 'staff';
  /** Unique name of the special program the sign-up belongs to. */
  program?: string | undefined;
  passwordHash: string;
  /** The documents that the person accepted as they signed up; others are asked for at their first visit. @default all */
  accepted?: readonly DocumentName[];
}

/** Makes a learner's account whose address no one has confirmed yet; undefined when the address has one already. */
export async function createAccount(
  trx: Kysely<DB>,
  { id, email, firstName, lastName, ...account }: NewAccount,
  now: Date,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('app_user')
    .values({
      ...(id !== undefined && { id }),
      email,
      first_name: firstName,
      last_name: lastName,
      unique_name: randomUUID(),
      referral_code: randomBytes(6).toString('hex'),
      sign_up_date: now,
      signup_method: account.signUpMethod,
      special_status: account.program ?? null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  const { passwordHash } = account;
  await trx
    .insertInto('identity_account')
    .values({ user_id: row.id, password_hash: passwordHash })
    .execute();
  await trx.insertInto('user_role').values({ user_id: row.id, role: 'student' }).execute();
  await trx.insertInto('user_context').values({ user_id: row.id }).execute();
  // Staff can't accept anything for others.
  if (account.signUpMethod !== 'staff')
    await acceptCurrent(trx, { userId: row.id, documents: account.accepted, now });
  return row.id;
}
