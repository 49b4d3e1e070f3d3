import type { Schema } from '@uplink/api-client';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, UserNotification } from '../../db/schema.ts';

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

/** What came since an id for the people who listen. */
export function listSince(db: Kysely<DB>, userIds: number[], afterId: number) {
  return db
    .selectFrom('user_notification')
    .selectAll()
    .where('user_id', '=', sql<number>`any (${userIds}::bigint[])`)
    .where('is_shown', '=', true)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(1000)
    .execute();
}
