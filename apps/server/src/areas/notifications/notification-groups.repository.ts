import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationKindRule,
} from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { directionOf, fromMicroseconds, type ListWindow, toMicroseconds } from '../keyset.ts';

export type NotificationTab = NotificationKindRule['tab'] | 'needsYou';

/** A notification as a part of its row. */
export interface GroupPart {
  id: number;
  groupId: number;
  kind: NotificationKind;
  message: string;
  subject: string | null;
  url: string | null;
  date: Date;
  needsYou: boolean;
  /** Of the whole row. */
  count: number;
  unread: number;
}

const kindsOf = (tab: string) =>
  Object.entries(NOTIFICATION_KINDS)
    .filter(([, rule]) => rule.tab === tab)
    .map(([kind]) => kind);

const isIn = (tab: NotificationTab | undefined): RawBuilder<unknown> => {
  if (tab === undefined) return sql`true`;
  return tab === 'needsYou' ? sql`n.needs_you` : sql`n.kind = any (${kindsOf(tab)}::text[])`;
};

/** The newest part represents its row. */
const isNewest = sql`n.is_shown and not exists (select 1 from user_notification later
  where later.group_id = n.group_id and later.is_shown and (later.date, later.id) > (n.date, n.id))`;

/** The rows of a page by their newest parts, and the four newest parts of each. */
export async function selectGroups(
  db: Kysely<DB>,
  userId: number,
  tab: NotificationTab | undefined,
  window: ListWindow,
): Promise<{ place: [at: number, id: number]; parts: GroupPart[] }[]> {
  const { after, order, start } = directionOf(window);
  const [at = null, id = window.isRising ? 0 : Number.MAX_SAFE_INTEGER] = window.place?.key ?? [];
  const { rows: heads } = await sql<{ id: number; groupId: number; at: number }>`
    select n.id, n.group_id as "groupId", ${toMicroseconds(sql`n.date`)} as at
    from user_notification n
    where n.user_id = ${userId} and ${isIn(tab)}
      and (n.date, n.id) ${after} (coalesce(${fromMicroseconds(sql`${at}::bigint`)}, ${start}), ${id}::bigint)
      and ${isNewest}
    order by n.date ${order}, n.id ${order} limit ${window.pageSize + 1}`.execute(db);
  const { rows: parts } = await sql<GroupPart>`
    select part.* from unnest(${heads.map(({ groupId }) => groupId)}::bigint[]) head (group_id)
    cross join lateral (
      select n.id, n.group_id as "groupId", n.kind, n.message, n.subject, n.url, n.date,
        n.needs_you as "needsYou", count(*) over ()::int as count,
        (count(*) filter (where not n.is_read) over ())::int as unread
      from user_notification n
      where n.group_id = head.group_id and n.user_id = ${userId} and n.is_shown
      order by n.date desc, n.id desc limit 4) part`.execute(db);
  return heads.map((head) => ({
    place: [head.at, head.id],
    parts: parts.filter(({ groupId }) => groupId === head.groupId),
  }));
}

/** How many rows are unread in each kind, and how many wait for their reader. */
export async function countGroups(db: Kysely<DB>, userId: number) {
  const [{ rows: unread }, { rows: waiting }] = await Promise.all([
    sql<{ kind: NotificationKind; count: number }>`
      select kind, count(*)::int as count from (
        select min(kind) as kind from user_notification
        where user_id = ${userId} and not is_read and is_shown group by group_id) row group by kind`.execute(
      db,
    ),
    sql<{ count: number }>`
      select count(*)::int as count from user_notification n
      where n.user_id = ${userId} and n.needs_you and ${isNewest}`.execute(db),
  ]);
  return { unread, needsYou: waiting[0]?.count ?? 0 };
}

/** Marks all parts of a row. Answers whether there is such a row. */
export async function markGroup(
  db: Kysely<DB>,
  userId: number,
  { id, isRead }: { id: number; isRead: boolean },
): Promise<boolean> {
  const own = (name: 'id' | 'group_id') =>
    db.selectFrom('user_notification').select(name).where('user_id', '=', userId);
  const result = await db
    .updateTable('user_notification')
    .set({ is_read: isRead })
    .where('user_id', '=', userId)
    .where('group_id', 'in', own('group_id').where('id', '=', id))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
