import type { NotificationType } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

export interface Notice {
  userId: number;
  message: string;
  type: NotificationType;
  url?: string;
  /** What it tells of. Told once, however often it is noticed. */
  occasion: string;
  now: Date;
}

/**
 * Stores a notification in the transaction of what it tells of: undone with it, never lost after it.
 * The live channel looks for new ones after the call that made them.
 */
export async function notify(trx: Kysely<DB>, { userId, ...notice }: Notice): Promise<void> {
  await notifyAll(trx, [userId], notice);
}

/** The same for several people, at once. */
export async function notifyAll(
  trx: Kysely<DB>,
  userIds: number[],
  { message, type, url, occasion, now }: Omit<Notice, 'userId'>,
): Promise<void> {
  if (userIds.length === 0) return;
  await trx
    .insertInto('user_notification')
    .columns(['user_id', 'message', 'type', 'url', 'occasion', 'date'])
    .expression(
      sql`select unnest(${userIds}::bigint[]), ${message}::text, ${type}::text, ${url ?? null}::text,
        ${occasion}::text, ${now}::timestamptz`,
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'occasion']).doNothing())
    .execute();
}
