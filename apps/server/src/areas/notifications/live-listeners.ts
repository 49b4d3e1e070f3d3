import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** Who listens on a socket, and the session that lets them. */
export interface Listener {
  userId: number;
  sessionId: string;
}

/** Of these sessions, those that still let their owner in. */
export async function findLiveSessions(db: Kysely<DB>, sessionIds: string[]): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('browser_session as session')
    .innerJoin('app_user as person', 'person.id', 'session.user_id')
    .select('session.id_hash')
    .where('session.id_hash', 'in', sessionIds)
    .where('person.status', '=', 1)
    .where('person.blocked', '=', false)
    .where('person.deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id_hash }) => id_hash));
}
