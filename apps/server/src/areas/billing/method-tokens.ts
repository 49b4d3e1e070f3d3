import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../digests.ts';
import type { SignedInCaller } from '../../plugins/authentication/caller.repository.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';

const keptMs = 86_400_000;

/** Tokens are kept as fingerprints: someone who reads the database can use none. */

/**
 * What is known of a provider's token. One of someone else, of another session, or whose method is gone again
 * is refused alike.
 */
export async function findToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, sessionId }: SignedInCaller,
  token: string,
): Promise<{ isUsed: boolean } | undefined> {
  const row = await db
    .selectFrom('method_token')
    .leftJoin('payment_method', 'payment_method.id', 'method_token.method_id')
    .select([
      'method_token.user_id',
      'method_token.session_id',
      'method_token.method_id',
      'method_token.expires_at',
      'payment_method.removed_at',
    ])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) return undefined;
  const isUsed = row.method_id !== null;
  const isOver = isUsed ? row.removed_at !== null : row.expires_at <= clock.now();
  if (row.user_id !== id || row.session_id !== sessionId || isOver) throw unknownToken();
  return { isUsed };
}

/** Notes what a token became. */
export async function useToken(
  trx: Transaction<DB>,
  { id, sessionId }: Pick<SignedInCaller, 'id' | 'sessionId'>,
  { token, methodId, now }: { token: string; methodId: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('method_token')
    .values({
      token_hash: hashOf(token),
      user_id: id,
      session_id: sessionId,
      expires_at: new Date(now.getTime() + keptMs),
      method_id: methodId,
    })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ method_id: methodId }))
    .execute();
}

export const unknownToken = () =>
  unprocessable('This was used before, took too long or is not yours. Start again.');
