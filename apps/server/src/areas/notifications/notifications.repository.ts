import type { Schema } from '@uplink/api-client';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, UserNotification } from '../../db/schema.ts';

const longest = 100;

export function toNotification(row: Selectable<UserNotification>): Schema<'Notification'> {
  return {
    id: row.id,
    message: row.message,
    type: row.type as Schema<'Notification'>['type'],
    isRead: row.is_read,
    date: row.date.toISOString(),
    ...(row.url !== null && { url: row.url }),
  };
}

/** The newest notifications of a person, newest first. */
export async function listNotifications(
  db: Kysely<DB>,
  userId: number,
): Promise<Schema<'Notification'>[]> {
  const rows = await db
    .selectFrom('user_notification')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(longest)
    .execute();
  return rows.map(toNotification);
}

/** One notification, or all when no id is given. */
export async function markRead(
  db: Kysely<DB>,
  userId: number,
  { id, isRead = true }: { id?: number; isRead?: boolean },
): Promise<number> {
  let query = db
    .updateTable('user_notification')
    .set({ is_read: isRead })
    .where('user_id', '=', userId);
  if (id !== undefined) query = query.where('id', '=', id);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** What came since an id for the people who listen. */
export function listSince(db: Kysely<DB>, userIds: number[], afterId: number) {
  return db
    .selectFrom('user_notification')
    .selectAll()
    .where('user_id', '=', sql<number>`any (${userIds}::bigint[])`)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(1000)
    .execute();
}
