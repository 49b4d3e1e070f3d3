import type { NotificationType } from '@uplink/api-client/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { DB } from '../../../db/schema.ts';
import { notifyAll } from '../notify.ts';
import { audienceOf } from './author-notifications.repository.ts';

/** Learners notified in one transaction. */
const batchSize = 500;

interface DueNotification {
  id: number;
  message: string;
  type: NotificationType;
  url: string | null;
  last_user_id: number;
}

/**
 * Sends what is due, in batches. Each batch notes how far it came in its own transaction, so a run that was
 * killed continues where it stopped, and two runs at once notify no one twice.
 */
export async function sendAuthorNotifications(
  db: Kysely<DB>,
  clock: Clock,
  size = batchSize,
): Promise<void> {
  for (;;) {
    const isDone = await db.transaction().execute((trx) => sendBatch(trx, clock.now(), size));
    if (isDone) return;
  }
}

/** The next batch of the first that is due; whether nothing is. */
export async function sendBatch(trx: Transaction<DB>, now: Date, size: number): Promise<boolean> {
  const { rows: due } = await sql<DueNotification>`
    select id, message, type, url, last_user_id from author_notification
    where due_at <= ${now} and sent_at is null and deleted_at is null
    order by due_at, id limit 1 for update skip locked`.execute(trx);
  const [notice] = due;
  if (!notice) return true;
  const { rows } = await sql<{ user_id: number }>`
    select distinct audience.user_id from author_notification n, lateral (${audienceOf}) audience
    where n.id = ${notice.id} and audience.user_id > ${notice.last_user_id}
    order by audience.user_id limit ${size}`.execute(trx);
  const userIds = rows.map(({ user_id }) => user_id);
  await notifyAll(trx, userIds, {
    message: notice.message,
    type: notice.type,
    ...(notice.url !== null && { url: notice.url }),
    kind: 'news',
    occasion: `author:${notice.id}`,
    now,
  });
  const isLast = userIds.length < size;
  await sql`update author_notification set started_at = coalesce(started_at, ${now}),
    last_user_id = ${userIds.at(-1) ?? notice.last_user_id}, sent_count = sent_count + ${userIds.length},
    sent_at = ${isLast ? now : null} where id = ${notice.id}`.execute(trx);
  return false;
}
