import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound, unprocessable } from '../../plugins/errors/errors.ts';
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
    .where('is_shown', '=', true)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(longest)
    .execute();
  return rows.map(toNotification);
}

/** Marks all as read, or makes unread again what a change read; answers with the list as it is now. */
export async function markAll(
  db: Kysely<DB>,
  userId: number,
  { action, changeId }: { action: 'read' | 'unread'; changeId?: string },
): Promise<Schema<'Notification'>[]> {
  if (action === 'read') await readUnread(db, userId, changeId ?? null);
  else if (changeId) await undoReading(db, userId, changeId);
  else throw unprocessable('Name the change to take back.', { changeId: VALIDATION.required });
  return listNotifications(db, userId);
}

async function readUnread(db: Kysely<DB>, userId: number, changeId: string | null) {
  await db
    .updateTable('user_notification')
    .set({ is_read: true, read_change: changeId })
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .execute();
}

async function undoReading(db: Kysely<DB>, userId: number, changeId: string) {
  await db
    .updateTable('user_notification')
    .set({ is_read: false, read_change: null })
    .where('user_id', '=', userId)
    .where('read_change', '=', changeId)
    .execute();
}

/** Marks one as read, or as unread again. */
export async function markOne(
  db: Kysely<DB>,
  userId: number,
  { id, isRead }: { id: number; isRead: boolean },
): Promise<Schema<'Notification'>> {
  const row = await db
    .updateTable('user_notification')
    .set({ is_read: isRead })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound('This notification does not exist.');
  return toNotification(row);
}
