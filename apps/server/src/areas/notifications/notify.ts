import {
  FOLD_HOURS,
  NOTIFICATION_KINDS,
  NOTIFICATION_TOPICS,
  type NotificationKind,
  type NotificationKindRule,
  type NotificationType,
} from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

export interface Notice {
  userId: number;
  message: string;
  kind: NotificationKind;
  type: NotificationType;
  url?: string;
  /** What it tells of. Told once, however often it is noticed. */
  occasion: string;
  /** One of `about`: later notifications about it join its row in the list. */
  about?: string;
  /** What several in one row are about, in words. */
  subject?: string;
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
  { message, type, url, occasion, now, ...notice }: Omit<Notice, 'userId'>,
): Promise<void> {
  if (userIds.length === 0) return;
  const { kind, about = null, subject = null } = notice;
  const {
    topic,
    needsYou = false,
    counts = false,
  }: NotificationKindRule = NOTIFICATION_KINDS[kind];
  const usual = NOTIFICATION_TOPICS[NOTIFICATION_KINDS[kind].topic];
  const foldKey = about && foldKeyOf(kind, about);
  const since = counts ? new Date(now.getTime() - FOLD_HOURS * 3_600_000) : new Date(0);
  await sql`
    with told as (
      select id from unnest(${userIds}::bigint[]) person (id)
      where not exists (select 1 from user_notification known
        where known.user_id = person.id and known.occasion = ${occasion}::text)
    ), fold as (
      insert into notification_fold as known (fold_key, user_id, group_id, opened_at)
      select ${foldKey}::text, id, nextval('notification_group'), ${now}::timestamptz
      from told where ${foldKey}::text is not null order by id
      on conflict (fold_key, user_id) do update set
        group_id = case when known.opened_at > ${since}::timestamptz then known.group_id else excluded.group_id end,
        opened_at = case when known.opened_at > ${since}::timestamptz then known.opened_at else excluded.opened_at end
      returning user_id, group_id
    )
    insert into user_notification (user_id, message, kind, type, url, occasion, subject, date, needs_you,
      group_id, is_shown, mail_due)
    select told.id, ${message}::text, ${kind}::text, ${type}::text, ${url ?? null}::text, ${occasion}::text,
      ${subject}::text, ${now}::timestamptz, ${needsYou}::boolean,
      coalesce(fold.group_id, nextval('notification_group')),
      coalesce(setting.is_shown, ${usual.isShown}::boolean),
      ${topic !== 'payments'}::boolean and coalesce(setting.is_mailed, ${usual.isMailed}::boolean)
    from told
    left join fold on fold.user_id = told.id
    left join notification_setting setting on setting.user_id = told.id and setting.topic = ${topic}::text
    on conflict (user_id, occasion) do nothing`.execute(trx);
}

/**
 * No one has to act on an object any more, e.g. because what was sent back was handed in again. Answers
 * whether someone had to.
 */
export async function settleNotices(
  trx: Kysely<DB>,
  object: string,
  userId?: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('user_notification')
    .set({ needs_you: false })
    .where('needs_you', '=', true)
    .where('group_id', 'in', (eb) => {
      const folds = eb
        .selectFrom('notification_fold')
        .select('group_id')
        .where('fold_key', '=', stateKey(object));
      return userId === undefined ? folds : folds.where('user_id', '=', userId);
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const stateKey = (object: string) => `state:${object}`;

/** States of an object replace one another in one row; what is counted has rows of its own. */
const foldKeyOf = (kind: NotificationKind, object: string) =>
  'counts' in NOTIFICATION_KINDS[kind] ? `${kind}:${object}` : stateKey(object);
