import type { NotificationType } from '@uplink/api-client/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { DB } from '../../../db/schema.ts';
import { attemptEach } from '../../../jobs/attempt-each.ts';
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
  const due = await db
    .selectFrom('author_notification')
    .select('id')
    .where('due_at', '<=', clock.now())
    .where('sent_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .execute();
  const send = async (id: number) => {
    const next = { id, size, now: clock.now() };
    while (await db.transaction().execute((trx) => sendBatch(trx, next)));
  };
  await attemptEach(
    due,
    ({ id }) => send(id),
    ({ id }) => `notification ${id}`,
  );
}

interface Batch {
  id: number;
  size: number;
  now: Date;
}

/** Sends the next batch; false when none is left, or another run sends it. */
export async function sendBatch(trx: Transaction<DB>, { id, size, now }: Batch): Promise<boolean> {
  const { rows: due } = await sql<DueNotification>`
    select id, message, type, url, last_user_id from author_notification
    where id = ${id} and due_at <= ${now} and sent_at is null and deleted_at is null
    for update skip locked`.execute(trx);
  const [notice] = due;
  if (!notice) return false;
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
  return !isLast;
}
