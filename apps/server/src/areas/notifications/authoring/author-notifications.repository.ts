import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { directionOf, type ListWindow } from '../../keyset.ts';
import { productRef } from '../../refs.ts';

type Db = Kysely<DB>;

/** Learners that a notification `n` is for. */
export const audienceOf = sql`
  select um.user_id from learner_module um
  where um.module_id = n.module_id and um.status in (1, 2, 3) and (n.cohort_id is null or um.cohort_id = n.cohort_id)`;

const columns = sql`n.id, n.message, n.type, n.scheduled, n.send_at as "sendAt", ${productRef('m')} as module,
  n.cohort_id as "cohortId", n.sent_count as "sentCount", n.version,
  case when n.sent_at is not null then 'sent' when n.started_at is not null then 'sending'
    when n.scheduled then 'scheduled' else 'draft' end as status,
  (select count(*)::int from (${audienceOf}) audience) as "audienceCount"`;

export type AuthorNotificationRow = Omit<Schema<'CreatorNotification'>, 'sendAt'> & {
  sendAt: Date | null;
};

const ownedBy = (userId: number, search: string | undefined): RawBuilder<unknown> => sql`
  n.owner_id = ${userId} and n.deleted_at is null
  and ${search ? sql`position(lower(${search}) in lower(n.message)) > 0` : sql`true`}`;

/** A page of somebody's notifications, the newest first; one row more than it shows. */
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
    select ${columns} from author_notification n join module m on m.id = n.module_id
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
    select ${columns} from author_notification n join module m on m.id = n.module_id
    where n.id = ${id} and ${ownedBy(userId, undefined)}`.execute(db);
  return rows[0];
}

export interface NotificationColumns {
  module_id: number;
  cohort_id: number | null;
  message: string;
  type: string;
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
    .set({ ...columns, version: version + 1 })
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

export function findCohort(db: Db, moduleId: number, cohortId: number) {
  return db
    .selectFrom('cohort')
    .select('id')
    .where('id', '=', cohortId)
    .where('module_id', '=', moduleId)
    .executeTakeFirst();
}
