import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { directionOf, type ListWindow } from '../../keyset.ts';
import { productRef, userRef } from '../../refs.ts';
import { countUpTo } from '../../status-counts.ts';

export interface PartnerRow
  extends Pick<
    Schema<'ManagedPartner'>,
    'id' | 'version' | 'name' | 'origins' | 'products' | 'theme' | 'keys'
  > {
  orders: number;
  amounts: Schema<'Money'>[];
  createdAt: Date;
  updatedAt: Date;
  changedBy: Schema<'UserRef'> | null;
}

const columns = sql`p.id, p.version, p.name, p.theme, p.created_at as "createdAt", p.updated_at as "updatedAt",
  (select ${userRef('u')} from app_user u where u.id = p.changed_by) as "changedBy",
  (select coalesce(json_agg(o.origin order by o.origin), '[]') from partner_origin o where o.partner_id = p.id) as origins,
  (select coalesce(json_agg(json_build_object('key', k.key, 'createdAt', k.created_at, 'revokedAt', k.revoked_at)
    order by k.created_at desc, k.key), '[]') from partner_key k where k.partner_id = p.id) as keys,
  (select coalesce(json_agg(${productRef('m')} order by m.name, m.id), '[]') from partner_offer pp
    join module m on m.id = pp.module_id where pp.partner_id = p.id) as products,
  sold.orders, sold.amounts`;

/** One purchase counts once, however many orders led to it. */
const source = sql`partner p cross join lateral (
  select coalesce(sum(one.orders), 0)::int as orders, coalesce(json_agg(
      json_build_object('amount', one.amount, 'currency', one.currency) order by one.orders desc, one.currency), '[]') as amounts
  from (select bought.currency, count(*) as orders, sum(bought.captured - bought.refunded) as amount
    from purchase bought where bought.started_at is not null and bought.id in (
      select o.purchase_id from checkout_order o where o.partner_id = p.id)
    group by bought.currency order by count(*) desc, bought.currency limit 20) one) sold`;

/** A page of the partners, one row more than it shows, and how many there are. */
export async function selectPartners(
  db: Kysely<DB>,
  search: string | undefined,
  window: ListWindow,
): Promise<{ rows: PartnerRow[]; total: number }> {
  const { after, order } = directionOf(window);
  const [last] = window.place?.key ?? [];
  const found: RawBuilder<unknown> = search
    ? sql`position(lower(${search}) in lower(p.name)) > 0`
    : sql`true`;
  const { rows } = await sql<PartnerRow>`
    select ${columns} from ${source}
    where ${found} ${last === undefined ? sql`` : sql`and p.id ${after} ${last}`}
    order by p.id ${order} limit ${window.pageSize + 1}`.execute(db);
  const counted = await sql<{ total: number }>`
    select ${countUpTo(sql`select 1 from partner p where ${found}`)} as total`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findPartnerRow(db: Kysely<DB>, id: number): Promise<PartnerRow | undefined> {
  const { rows } = await sql<PartnerRow>`
    select ${columns} from ${source} where p.id = ${id}`.execute(db);
  return rows[0];
}

/** The partner of a key, which may have been revoked. */
export async function findPartnerOfKey(
  db: Kysely<DB>,
  key: string,
): Promise<PartnerRow | undefined> {
  const { rows } = await sql<PartnerRow>`
    select ${columns} from ${source}
    where p.id = (select k.partner_id from partner_key k where k.key = ${key})`.execute(db);
  return rows[0];
}
