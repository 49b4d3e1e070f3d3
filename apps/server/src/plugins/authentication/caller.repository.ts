import type { Role } from '@uplink/api-client/domain';
import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../db/schema.ts';

/** Who someone is, as the database says at this moment. */
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
  /** When the second factor of this sign-in was given last; null without one. */
  factorAt: Date | null;
}

interface CallerRow {
  id: number;
  status: number;
  blocked: boolean;
  payment_status: string | null;
  roles: Role[];
  factor_at?: Date | null;
}

const columns = `person.id, person.status, person.blocked, context.payment_status,
  (select coalesce(array_agg(role order by role), '{}') from user_role
    where user_role.user_id = person.id) as roles`;
const account = `app_user as person left join user_context as context on context.user_id = person.id`;
const isThere = 'person.id = $1 and person.deleted_at is null';

/** As text: they are asked so often that putting them together each time would show. */
const ofAccount = `select ${columns} from ${account} where ${isThere}`;
const ofSession = `select ${columns}, session.factor_at from ${account}
  inner join browser_session as session on session.user_id = person.id and session.id_hash = $2
  where ${isThere}`;

/** Status and roles as they are now, so that a block or a lost role acts at once. */
export async function findCaller(db: Kysely<DB>, userId: number): Promise<Caller | undefined> {
  const query = CompiledQuery.raw(ofAccount, [userId]);
  const [row] = (await db.executeQuery<CallerRow>(query)).rows;
  return row && toCaller(row);
}

/**
 * The same while a session has not ended. Each call with a token begins with it, so the driver itself is
 * asked: the way through Kysely would be a part of what every call costs.
 */
export async function findCallerOfSession(
  pool: pg.Pool,
  userId: number,
  sessionId: string,
): Promise<(Caller & Pick<SignedInCaller, 'factorAt'>) | undefined> {
  const [row] = (await pool.query<CallerRow>(ofSession, [userId, sessionId])).rows;
  return row && { ...toCaller(row), factorAt: row.factor_at ?? null };
}

function toCaller({ id, roles, status, blocked, payment_status }: CallerRow): Caller {
  return {
    id,
    roles,
    isActive: status === 1 && !blocked,
    isFrozen: payment_status === 'frozen',
  };
}
