import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import {
  directionOf,
  fromMicroseconds,
  type ListOrder,
  type ListWindow,
  toMicroseconds,
} from '../../keyset.ts';
import { escapeLike } from '../../like.rules.ts';
import { userRef } from '../../refs.ts';
import { countUpTo } from '../../status-counts.ts';
import { type Days, isWithin } from '../days.ts';
import { readSearch } from '../search-words.rules.ts';

export const auditOrder: ListOrder = { name: 'audit', parts: 2, isDescending: true };

/** Which entries a list shows. */
export interface AuditFilter extends Days {
  search?: string;
  actorId?: number;
  userId?: number;
  cohortId?: number;
  action?: string;
}

export type AuditRow = Omit<Schema<'AuditEntry'>, 'date'> & { created_at: Date; place: number[] };

/** A page of what staff did. */
export async function listAudit(
  db: Kysely<DB>,
  filter: AuditFilter,
  window: ListWindow,
): Promise<AuditRow[]> {
  const { after, order } = directionOf(window);
  const [at, id] = window.place?.key ?? [];
  const { rows } = await sql<AuditRow>`
    select e.id, e.action, ${userRef('actor')} as by,
      case when u.id is null then null else ${userRef('u')} end as "user",
      m.name as product, e.purchase_id as "purchaseId", e.before, e.after, e.reason, e.created_at,
      jsonb_build_array(${toMicroseconds(sql`e.created_at`)}, e.id) as place
    from audit_entry e
    join app_user actor on actor.id = e.actor_id
    left join app_user u on u.id = e.user_id
    left join purchase p on p.id = e.purchase_id
    left join module m on m.id = p.module_id
    where ${matches(filter)}
      ${at === undefined ? sql`` : sql`and (e.created_at, e.id) ${after} (${fromMicroseconds(sql`${at}::bigint`)}, ${id}::bigint)`}
    order by e.created_at ${order}, e.id ${order} limit ${window.pageSize + 1}`.execute(db);
  return rows;
}

/** How many entries there are, as far as lists count. */
export async function countAudit(db: Kysely<DB>, filter: AuditFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${countUpTo(sql`select 1 from audit_entry e where ${matches(filter)}`)} as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

const none = sql``;

function matches({ search, actorId, userId, cohortId, action, ...days }: AuditFilter) {
  return sql`true
    ${actorId ? sql`and e.actor_id = ${actorId}` : none}
    ${userId ? sql`and e.user_id = ${userId}` : none}
    ${cohortId ? sql`and e.cohort_id = ${cohortId}` : none}
    ${action ? sql`and e.action = ${action}` : none}
    ${isWithin(sql`e.created_at`, days)}
    ${search ? sql`and ${found(search)}` : none}`;
}

/** A search by a very common name reads this many people. */
const mostPeople = 1000;

function found(search: string): RawBuilder<unknown> {
  const { reference } = readSearch(search);
  if (reference) return referenced(reference);
  const text = `%${escapeLike(search.trim().toLowerCase())}%`;
  const people = sql`any(array(
    select id from app_user where search_name like ${text} limit ${mostPeople}))`;
  return sql`((lower(e.reason) like ${text} and e.reason <> '') or lower(e.action) like ${text}
    or e.user_id = ${people} or e.actor_id = ${people})`;
}

const referenced = ({ kind, id }: NonNullable<ReturnType<typeof readSearch>['reference']>) => {
  if (kind === 'usr') return sql`(e.user_id = ${id} or e.actor_id = ${id})`;
  return kind === 'pur'
    ? sql`e.purchase_id = ${id}`
    : sql`e.purchase_id = (select purchase_id from payment where id = ${id})`;
};
