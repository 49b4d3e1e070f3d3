import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { AccountDeps } from '../account-deps.ts';
import { sendConfirmation } from '../confirmation/confirmation.service.ts';
import { knownAddress } from '../identity.mails.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { takeTries } from '../throttle/throttle.repository.ts';
import { mailTries } from '../throttle/throttle.rules.ts';
import { createAccount } from './create-account.ts';

export interface SignUp {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** Unique name of the special program the sign-up belongs to. */
  program?: string | undefined;
  /** The network the form came from. */
  origin: string;
  /** The browser the password was chosen in. */
  browser: string;
}

/**
 * Makes the account, or tells the owner of a known address by mail: the page answers alike. An address
 * no one has confirmed yet may be signed up again, since the first time may have been a stranger's.
 */
export async function signUp(deps: AccountDeps, person: SignUp): Promise<void> {
  const { db, clock, mail } = deps;
  const { email, origin, browser } = person;
  const passwordHash = await hashPassword(person.password);
  const isOpen = await db.transaction().execute(async (trx) => {
    const signUpMethod = person.program ? 'zte' : 'email';
    const account = { ...person, signUpMethod, passwordHash } as const;
    if (await createAccount(trx, account, clock.now())) return true;
    return signUpAgain(trx, person, passwordHash);
  });
  if (isOpen) {
    return sendConfirmation(deps, { email, origin, chosen: { passwordHash, browser } });
  }
  if (await takeTries(db, mailTries(email, origin), clock.now())) return;
  await mail.send({ to: email, ...knownAddress(deps) });
}

/**
 * False when the address has been confirmed, or waits for that in an account that is in use. Whoever signs up last gives
 * the names; those of orders and of staff stay.
 */
async function signUpAgain(
  trx: Kysely<DB>,
  { email, firstName, lastName }: SignUp,
  passwordHash: string,
): Promise<boolean> {
  const replaced = await trx
    .updateTable('identity_account')
    .set({ password_hash: passwordHash })
    .from('app_user as person')
    .whereRef('person.id', '=', 'identity_account.user_id')
    .where('person.email', '=', email)
    .where('person.email_confirmed_at', 'is', null)
    .where('identity_account.signed_in_at', 'is', null)
    .where('person.deleted_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!replaced) return false;
  await trx
    .updateTable('app_user')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', replaced.user_id)
    .where('signup_method', 'in', ['email', 'zte'])
    .execute();
  return true;
}
