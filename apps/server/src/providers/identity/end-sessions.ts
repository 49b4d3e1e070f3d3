import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** Signs an account out everywhere, frames on other sites included, but for the session that asked for it. */
export async function endSessions(
  trx: Kysely<DB>,
  userId: number,
  exceptSessionId?: string,
): Promise<void> {
  await trx
    .deleteFrom('browser_session')
    .where('user_id', '=', userId)
    .$if(exceptSessionId !== undefined, (query) =>
      query.where('id_hash', '<>', exceptSessionId ?? ''),
    )
    .execute();
  await trx.deleteFrom('partner_sign_in').where('user_id', '=', userId).execute();
  await endProviderSessions(trx, userId);
}

/**
 * Ends the built-in provider's own sessions, and sign-ins that are not finished: both would open the account again
 * without a password.
 */
export async function endProviderSessions(trx: Kysely<DB>, userId: number): Promise<void> {
  const accountId = String(userId);
  await trx.deleteFrom('half_sign_in').where('user_id', '=', userId).execute();
  await trx
    .deleteFrom('identity_payload')
    .where((eb) =>
      eb.or([
        eb(sql`payload->>'accountId'`, '=', accountId),
        eb(sql`payload->'result'->'login'->>'accountId'`, '=', accountId),
      ]),
    )
    .execute();
}
