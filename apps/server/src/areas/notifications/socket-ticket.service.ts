import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { hashOf } from '../../digests.ts';

const lifetime = 60_000;

/** A ticket for one socket: it may stand in an address, since it works once and for a minute. */
export async function issueTicket(db: Kysely<DB>, userId: number, now: Date) {
  const ticket = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetime);
  await db
    .insertInto('socket_ticket')
    .values({ ticket_hash: hashOf(ticket), user_id: userId, expires_at: expiresAt })
    .execute();
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/** Whose ticket it is, the first time it is shown in time. */
export async function useTicket(
  db: Kysely<DB>,
  ticket: string,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .updateTable('socket_ticket')
    .set({ used_at: now })
    .where('ticket_hash', '=', hashOf(ticket))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}
