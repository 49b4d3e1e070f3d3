import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { toNotification } from './notifications.repository.ts';

const longest = 100;

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

/** Marks all as read; answers with the list as it is now. */
export async function readAll(db: Kysely<DB>, userId: number): Promise<Schema<'Notification'>[]> {
  await markRead(db, userId, {});
  return listNotifications(db, userId);
}

/** Marks one as read, or as unread again. */
export async function readOne(
  db: Kysely<DB>,
  userId: number,
  one: { id: number; isRead: boolean },
): Promise<Schema<'Notification'>> {
  const count = await markRead(db, userId, one);
  const found = (await listNotifications(db, userId)).find(({ id }) => id === one.id);
  if (count === 0 || !found) throw notFound('This notification does not exist.');
  return found;
}

/** One notification, or all when no id is given. */
async function markRead(
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
