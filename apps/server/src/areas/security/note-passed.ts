import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { SignedInCaller } from '../../plugins/authentication/caller.repository.ts';

/** Someone who has just proved to hold a new factor needn't sign in again to use it. */
export async function notePassed(
  trx: Kysely<DB>,
  caller: SignedInCaller,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('browser_session')
    .set({ factor_at: now })
    .where('id_hash', '=', caller.sessionId)
    .execute();
}
