import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import {
  directionOf,
  fromMicroseconds,
  type ListOrder,
  type ListWindow,
  toMicroseconds,
} from '../keyset.ts';
import { userRef } from '../refs.ts';
import { countUpTo } from '../status-counts.ts';

export const logOrder: ListOrder = { name: 'log', parts: 3, isDescending: true };

type Row = Omit<Schema<'UserLogEntry'>, 'date'> & { created_at: Date; place: number[] };

/** What staff did is in their log; the rest of a purchase's log is what its buyer and the server did. */
const entriesOf = (userId: number) => sql`(
  select 1 as kind, e.id, e.actor_id, e.purchase_id, e.action, e.before, e.after, e.reason, e.created_at
  from audit_entry e where e.user_id = ${userId}
  union all
  select 2, v.id, v.actor_id, v.purchase_id, v.action, jsonb_build_object('status', v.from_status),
    jsonb_build_object('status', v.to_status) || coalesce(v.data, '{}'), '', v.created_at
  from purchase p join purchase_event v on v.purchase_id = p.id
  where p.user_id = ${userId} and (v.actor_id is null or v.actor_id = p.user_id))`;

/** A page of what happened to an account, newest first, and how much there is. */
export async function listLogs(db: Kysely<DB>, userId: number, window: ListWindow) {
  const { after, order } = directionOf(window);
  const [at, kind, id] = window.place?.key ?? [];
  const { rows } = await sql<Row>`
    select case kind when 1 then 'a' else 'p' end || log.id as id, log.action,
      case when actor.id is null then null else ${userRef('actor')} end as by,
      m.name as product, log.purchase_id as "purchaseId", log.before, log.after, log.reason, log.created_at,
      jsonb_build_array(${toMicroseconds(sql`log.created_at`)}, kind, log.id) as place
    from ${entriesOf(userId)} log
    left join app_user actor on actor.id = log.actor_id
    left join purchase p on p.id = log.purchase_id
    left join module m on m.id = p.module_id
    ${
      at === undefined
        ? sql``
        : sql`where (log.created_at, kind, log.id) ${after} (${fromMicroseconds(sql`${at}::bigint`)}, ${kind}::int, ${id}::bigint)`
    }
    order by log.created_at ${order}, kind ${order}, log.id ${order}
    limit ${window.pageSize + 1}`.execute(db);
  const counted = await sql<{ count: number }>`
    select ${countUpTo(sql`select 1 from ${entriesOf(userId)} log`)} as count`.execute(db);
  return { rows, total: counted.rows[0]?.count ?? 0 };
}
