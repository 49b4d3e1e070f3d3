import { UserStatus } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** Who listens on a socket, and the session that lets them. */
export interface Listener {
  userId: number;
  sessionId: string;
}

/** Of these sessions, those that still let their owner in: what the calls ask of each request. */
export async function findLiveSessions(
  db: Kysely<DB>,
  sessionIds: string[],
  now: Date,
): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('browser_session as session')
    .innerJoin('app_user as person', 'person.id', 'session.user_id')
    .leftJoin('user_context as context', 'context.user_id', 'person.id')
    .select('session.id_hash')
    .where('session.id_hash', 'in', sessionIds)
    .where('session.expires_at', '>', now)
    .where('person.status', '=', UserStatus.active)
    .where('person.blocked', '=', false)
    .where('person.deleted_at', 'is', null)
    .where((eb) => eb.fn.coalesce('context.payment_status', eb.val('')), '<>', 'frozen')
    .execute();
  return new Set(rows.map(({ id_hash }) => id_hash));
}
