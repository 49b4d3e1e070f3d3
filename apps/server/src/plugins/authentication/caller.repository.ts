import type { Role } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** Who somebody is, as the database says at this moment. */
export interface Caller {
  id: number;
  roles: Role[];
  isActive: boolean;
  isFrozen: boolean;
}

/** Who calls, and the sign-in the call belongs to. */
export interface SignedInCaller extends Caller {
  sessionId: string;
  /** When the password was given last. */
  authTime: Date;
}

/**
 * Status and roles are read on each request, so that a block or a lost role acts at once; so does the
 * end of a session, where one is named.
 */
export async function findCaller(
  db: Kysely<DB>,
  userId: number,
  sessionId?: string,
): Promise<Caller | undefined> {
  const row = await db
    .selectFrom('app_user as person')
    .leftJoin('user_context as context', 'context.user_id', 'person.id')
    .select((eb) => [
      'person.id',
      'person.status',
      'person.blocked',
      'context.payment_status',
      eb
        .selectFrom('user_role')
        .select(sql<Role[]>`coalesce(array_agg(role order by role), '{}')`.as('roles'))
        .whereRef('user_role.user_id', '=', 'person.id')
        .as('roles'),
    ])
    .where('person.id', '=', userId)
    .where('person.deleted_at', 'is', null)
    .$if(sessionId !== undefined, (query) =>
      query.innerJoin('browser_session as session', (join) =>
        join.onRef('session.user_id', '=', 'person.id').on('session.id_hash', '=', sessionId ?? ''),
      ),
    )
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      roles: row.roles ?? [],
      isActive: row.status === 1 && !row.blocked,
      isFrozen: row.payment_status === 'frozen',
    }
  );
}
