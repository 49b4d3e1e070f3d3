import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { moduleStatus } from '../../../db/status-codes.ts';
import { directionOf, type ListWindow } from '../../keyset.ts';
import { userRef } from '../../refs.ts';

type Db = Kysely<DB>;

/** Products `p` that the author of a notification `n` may edit: the learners of others hear nothing. */
const isEdited = sql`p.deleted_at is null and (p.owner_id = n.owner_id or exists (
  select 1 from module_permission given
  where given.module_id = p.id and given.user_id = n.owner_id and given.permission in ('edit', 'manage')))`;

/** Learners that a notification `n` is for. */
export const audienceOf = sql`
  select um.user_id from learner_module um join module p on p.id = um.module_id
  where um.status in (${moduleStatus.learning}, ${moduleStatus.notStarted}, ${moduleStatus.done}) and ${isEdited} and case n.audience
    when 'modules' then um.module_id = any (n.audience_ids)
    when 'cohorts' then um.cohort_id = any (n.audience_ids)
    when 'users' then um.user_id = any (n.audience_ids)
    else true end`;

const names = sql`(select coalesce(jsonb_agg(case n.audience
    when 'modules' then (select m.name from module m where m.id = chosen.id)
    when 'cohorts' then (select c.name from cohort c where c.id = chosen.id)
    else (select ${userRef('u')} ->> 'name' from app_user u where u.id = chosen.id) end order by chosen.place), '[]')
  from unnest(n.audience_ids) with ordinality chosen (id, place))`;

const columns = sql`n.id, n.message, n.type, n.url, n.scheduled, n.send_at as "sendAt",
  jsonb_build_object('kind', n.audience, 'ids', n.audience_ids) as audience, ${names} as "audienceNames",
  n.sent_count as "sentCount", n.version,
  case when n.sent_at is not null then 'sent' when n.started_at is not null then 'sending'
    when n.scheduled then 'scheduled' else 'draft' end as status,
  (select count(distinct user_id)::int from (${audienceOf}) audience) as "audienceCount"`;

export type AuthorNotificationRow = Omit<Schema<'CreatorNotification'>, 'sendAt'> & {
  sendAt: Date | null;
};

const ownedBy = (userId: number, search: string | undefined): RawBuilder<unknown> => sql`
  n.owner_id = ${userId} and n.deleted_at is null
  and ${search ? sql`position(lower(${search}) in lower(n.message)) > 0` : sql`true`}`;

/** A page of someone's notifications, the newest first; one row more than it shows. */
export async function selectAuthorNotifications(
  db: Db,
  userId: number,
  search: string | undefined,
  window: ListWindow,
): Promise<AuthorNotificationRow[]> {
  const { after, order } = directionOf(window);
  const [last] = window.place?.key ?? [];
  const from = last === undefined ? sql`true` : sql`n.id ${after} ${last}`;
  const { rows } = await sql<AuthorNotificationRow>`
    select ${columns} from author_notification n
    where ${ownedBy(userId, search)} and ${from}
    order by n.id ${order} limit ${window.pageSize + 1}`.execute(db);
  return rows;
}

export async function countAuthorNotifications(
  db: Db,
  userId: number,
  search: string | undefined,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from author_notification n where ${ownedBy(userId, search)} limit ${LIST_COUNT_LIMIT}) found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function findAuthorNotification(
  db: Db,
  userId: number,
  id: number,
): Promise<AuthorNotificationRow | undefined> {
  const { rows } = await sql<AuthorNotificationRow>`
    select ${columns} from author_notification n
    where n.id = ${id} and ${ownedBy(userId, undefined)}`.execute(db);
  return rows[0];
}

export interface NotificationColumns {
  message: string;
  type: string;
  url: string | null;
  audience: string;
  audience_ids: number[];
  scheduled: boolean;
  send_at: Date | null;
  due_at: Date | null;
  updated_at: Date;
}

export async function insertAuthorNotification(
  db: Db,
  userId: number,
  columns: NotificationColumns,
): Promise<number> {
  const { id } = await db
    .insertInto('author_notification')
    .values({ ...columns, owner_id: userId, created_at: columns.updated_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes one that isn't being sent, from the version its author saw; whether it could be. */
export async function updateAuthorNotification(
  db: Db,
  { id, version }: { id: number; version: number },
  columns: NotificationColumns,
): Promise<boolean> {
  const changed = await db
    .updateTable('author_notification')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('started_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Takes one away unless it is being sent just now; whether it could be. */
export async function removeAuthorNotification(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`update author_notification set deleted_at = ${now}
    where id = ${id} and (started_at is null or sent_at is not null) returning id`.execute(db);
  return rows.length > 0;
}

/** Those of the ids that an author may tell something: products and cohorts they edit, and learners of these. */
export async function findReachable(
  db: Db,
  authorId: number,
  { kind, ids }: Schema<'NotificationAudience'>,
): Promise<number[]> {
  const edited = sql`select p.id from module p, (select ${authorId}::bigint as owner_id) n where ${isEdited}`;
  const { rows } = await sql<{ id: number }>`
    select distinct chosen.id from unnest(${ids}::bigint[]) chosen (id) where ${reach[kind](edited)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

type Reach = (edited: RawBuilder<unknown>) => RawBuilder<unknown>;

const reach: Record<Schema<'NotificationAudience'>['kind'], Reach> = {
  all: () => sql`false`,
  modules: (edited) => sql`chosen.id in (${edited})`,
  cohorts: (edited) => sql`chosen.id in (select id from cohort where module_id in (${edited}))`,
  users: (edited) =>
    sql`chosen.id in (select user_id from learner_module
      where status in (${moduleStatus.learning}, ${moduleStatus.notStarted}, ${moduleStatus.done}) and module_id in (${edited}))`,
};
