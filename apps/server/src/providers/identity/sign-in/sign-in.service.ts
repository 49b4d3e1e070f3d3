import type { AccountDeps } from '../account-deps.ts';
import { clearAttempts, takeAttempt } from '../attempts.repository.ts';
import { isPasswordRight } from '../passwords/passwords.ts';

export type SignInResult =
  | { status: 'signedIn'; userId: number }
  | { status: 'wrong' }
  | { status: 'locked'; minutes: number }
  | { status: 'unconfirmed' }
  | { status: 'blocked' };

/**
 * Checks address and password; tells nobody which of the two was wrong. After five wrong ones in a
 * row each further try waits, known and unknown addresses alike.
 */
export async function checkSignIn(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  email: string,
  password: string,
): Promise<SignInResult> {
  const minutes = await takeAttempt(db, 'signIn', email, clock.now());
  if (minutes > 0) return { status: 'locked', minutes };
  const account = await db
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
  const isRight = await isPasswordRight(password, account?.password_hash);
  if (!account || !isRight) return { status: 'wrong' };
  await clearAttempts(db, 'signIn', email);
  if (account.blocked || account.status !== 1) return { status: 'blocked' };
  if (account.email_confirmed_at === null) return { status: 'unconfirmed' };
  return { status: 'signedIn', userId: account.id };
}
