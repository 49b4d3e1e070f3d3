import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** Where a sign-in leads: an account that is to be deleted is shown how to keep it first. */
export async function placeAfterSignIn(
  db: Kysely<DB>,
  userId: number,
  returnPath: string,
): Promise<string> {
  const waiting = await db
    .selectFrom('account_deletion')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return waiting ? '/security' : returnPath;
}
