import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { AccountDeps } from '../account-deps.ts';
import { takeAttempt } from '../attempts.repository.ts';
import { sendConfirmation } from '../confirmation/confirmation.service.ts';
import { hashPassword } from '../passwords/passwords.ts';

export interface SignUp {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** Unique name of the special program the sign-up belongs to. */
  program?: string | undefined;
}

/** Makes the account, or tells the owner of a known address by mail: the page answers alike. */
export async function signUp(deps: AccountDeps, person: SignUp): Promise<void> {
  const passwordHash = await hashPassword(person.password);
  const isNew = await deps.db
    .transaction()
    .execute((trx) => createAccount(trx, person, passwordHash, deps.clock.now()));
  if (isNew) return sendConfirmation(deps, person.email);
  if ((await takeAttempt(deps.db, 'mail', person.email, deps.clock.now())) > 0) return;
  await deps.mail.send({
    to: person.email,
    subject: 'You already have an Uplink Academy account',
    text: `Somebody, most likely you, tried to sign up with this address. It already has an account.\n\nSign in, or ask for a new password on the sign-in page:\n${deps.publicUrl}/login\n\nIf it was not you, there is nothing to do.`,
  });
}

/** False when the address has an account already. */
async function createAccount(
  trx: Kysely<DB>,
  person: SignUp,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('app_user')
    .values({
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      unique_name: randomUUID(),
      referral_code: randomBytes(6).toString('hex'),
      sign_up_date: now,
      signup_method: person.program ? 'zte' : 'email',
      special_status: person.program ?? null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await trx
    .insertInto('identity_account')
    .values({ user_id: row.id, password_hash: passwordHash })
    .execute();
  await trx.insertInto('user_role').values({ user_id: row.id, role: 'student' }).execute();
  await trx.insertInto('user_context').values({ user_id: row.id }).execute();
  return true;
}
