import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { AccountDeps } from '../account-deps.ts';
import { isPasswordRight } from '../passwords/passwords.ts';
import { forgiveTries, takeTries, type Wait } from '../throttle/throttle.repository.ts';
import { signInTries } from '../throttle/throttle.rules.ts';

export interface SignInAttempt {
  email: string;
  password: string;
  /** The network the form came from. */
  origin: string;
  /** The browser's name for an account that signed in there before. */
  deviceOf: (userId: number) => string | undefined;
}

export type SignInResult =
  | { status: 'signedIn'; userId: number }
  | { status: 'wrong' }
  | { status: 'locked'; wait: Wait }
  | { status: 'unconfirmed'; passwordHash: string }
  | { status: 'blocked' };

/**
 * Checks address and password without telling which of the two was wrong. After five wrong passwords
 * each further try waits, for known and unknown addresses alike.
 */
export async function checkSignIn(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  { email, password, origin, deviceOf }: SignInAttempt,
): Promise<SignInResult> {
  const account = await findAccount(db, email);
  const tries = signInTries(email, origin, account && deviceOf(account.id));
  const wait = await takeTries(db, tries, clock.now());
  if (wait) return { status: 'locked', wait };
  const isRight = await isPasswordRight(password, account?.password_hash);
  if (!account || !isRight) return { status: 'wrong' };
  await forgiveTries(db, tries, clock.now());
  if (account.blocked || account.status !== 1) return { status: 'blocked' };
  if (account.email_confirmed_at === null) {
    return { status: 'unconfirmed', passwordHash: account.password_hash };
  }
  return { status: 'signedIn', userId: account.id };
}

function findAccount(db: Kysely<DB>, email: string) {
  return db
    .selectFrom('app_user as person')
    .innerJoin('identity_account as account', 'account.user_id', 'person.id')
    .select([
      'person.id',
      'person.status',
      'person.blocked',
      'person.email_confirmed_at',
      'account.password_hash',
    ])
    .where('person.email', '=', email)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst();
}
