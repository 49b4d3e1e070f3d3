import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';

const lifetime = 14 * 86_400_000;

export interface BrowserSession {
  userId: number;
  authTime: Date;
  idToken: string | null;
}

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/** Opens a session and returns the secret for its cookie; the database keeps only its hash. */
export async function openSession(
  db: Kysely<DB>,
  session: BrowserSession,
  now: Date,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await db
    .insertInto('browser_session')
    .values({
      id_hash: hashOf(id),
      user_id: session.userId,
      id_token: session.idToken,
      auth_time: session.authTime,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  return id;
}

/** The live session of a cookie; each use carries it on for two weeks. */
export async function renewSession(
  db: Kysely<DB>,
  id: string,
  now: Date,
): Promise<BrowserSession | undefined> {
  const row = await db
    .updateTable('browser_session')
    .set({ renewed_at: now, expires_at: new Date(now.getTime() + lifetime) })
    .where('id_hash', '=', hashOf(id))
    .where('expires_at', '>', now)
    .returning(['user_id', 'auth_time', 'id_token'])
    .executeTakeFirst();
  return row && { userId: row.user_id, authTime: row.auth_time, idToken: row.id_token };
}

export async function endSession(db: Kysely<DB>, id: string): Promise<BrowserSession | undefined> {
  const row = await db
    .deleteFrom('browser_session')
    .where('id_hash', '=', hashOf(id))
    .returning(['user_id', 'auth_time', 'id_token'])
    .executeTakeFirst();
  return row && { userId: row.user_id, authTime: row.auth_time, idToken: row.id_token };
}
