import { randomBytes } from 'node:crypto';
import { RETENTION_DAYS } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { hashOf } from '../../digests.ts';

const lifetime = RETENTION_DAYS.sessions * 86_400_000;

export interface BrowserSession {
  userId: number;
  authTime: Date;
  idToken: string | null;
}

/** What a sign-in brings to its session. */
export interface NewSession extends BrowserSession {
  /** Browser and system, where they are known. */
  device?: string | null;
  /** When the second factor was given; null without one. */
  factorAt?: Date | null;
}

/** What the database and the access tokens know a session by; the cookie's secret does not follow from it. */
export const sessionIdOf = (secret: string): string => hashOf(secret);

/** Opens a session and returns the secret for its cookie; the database keeps only its hash. */
export async function openSession(db: Kysely<DB>, session: NewSession, now: Date): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await db
    .insertInto('browser_session')
    .values({
      id_hash: sessionIdOf(id),
      user_id: session.userId,
      id_token: session.idToken,
      auth_time: session.authTime,
      device: session.device ?? null,
      factor_at: session.factorAt ?? null,
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
    .where('id_hash', '=', sessionIdOf(id))
    .where('expires_at', '>', now)
    .returning(['user_id', 'auth_time', 'id_token'])
    .executeTakeFirst();
  return row && { userId: row.user_id, authTime: row.auth_time, idToken: row.id_token };
}

/** Continues a live session of the same person after a new sign-in; false if there is none. */
export async function refreshSession(
  db: Kysely<DB>,
  id: string,
  session: NewSession,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('browser_session')
    .set({
      auth_time: session.authTime,
      id_token: session.idToken,
      factor_at: session.factorAt ?? null,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .where('id_hash', '=', sessionIdOf(id))
    .where('user_id', '=', session.userId)
    .where('expires_at', '>', now)
    .returning('id_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function endSession(db: Kysely<DB>, id: string): Promise<BrowserSession | undefined> {
  const row = await db
    .deleteFrom('browser_session')
    .where('id_hash', '=', sessionIdOf(id))
    .returning(['user_id', 'auth_time', 'id_token'])
    .executeTakeFirst();
  return row && { userId: row.user_id, authTime: row.auth_time, idToken: row.id_token };
}
