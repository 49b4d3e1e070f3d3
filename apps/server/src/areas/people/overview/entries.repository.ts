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
import { userRef } from '../../refs.ts';
import { countUpTo } from '../../status-counts.ts';
import { type Days, isWithin } from '../days.ts';
import { hasQueue, waitingPayments } from './overview.repository.ts';

export type OverviewList = Schema<'OverviewList'>;

/** Which entries are listed. */
export interface EntryFilter extends Pick<Days, 'since' | 'until'> {
  of: OverviewList;
}

interface Row extends Omit<Schema<'OverviewEntry'>, 'date'> {
  at: Date;
  place: number[];
}

/** What waits is oldest first. */
export const entryOrder = (of: OverviewList): ListOrder => ({
  name: of,
  parts: 2,
  isDescending: of !== 'refundRequests' && of !== 'unknownPayments',
});

const sources: Record<OverviewList, (now: Date) => RawBuilder<unknown>> = {
  refundRequests: () => sql`
    select r.id, r.created_at as at, r.reason as detail, null as job, r.purchase_id,
      p.captured - p.refunded as amount
    from refund_request r join purchase p on p.id = r.purchase_id where r.status = 'requested'`,
  unknownPayments: (now) => sql`
    select id, updated_at as at, null as detail, null as job, purchase_id, amount
    from payment where ${waitingPayments(now)}`,
  // A job has no number: one is made of its id.
  failedJobs: () => sql`
    select ('x' || substr(md5(id::text), 1, 12))::bit(48)::bigint as id,
      coalesce(completed_on, created_on) as at, null as detail, name as job,
      null::bigint as purchase_id, null::bigint as amount
    from pgboss.job where state = 'failed'`,
  purchases: () => sql`
    select id, started_at as at, null as detail, null as job, id as purchase_id, captured as amount
    from purchase where started_at is not null`,
  payments: () => sql`
    select id, paid_at as at, null as detail, null as job, purchase_id, amount
    from payment where status = 'paid' and amount > 0`,
  refunds: () => sql`
    select r.id, r.updated_at as at, r.reason as detail, null as job, p.purchase_id, r.amount
    from refund r join payment p on p.id = r.payment_id where r.status = 'succeeded'`,
};

const none = sql``;

const entriesOf = ({ of, ...days }: EntryFilter, now: Date) => sql`
  (${sources[of](now)}) e where true ${isWithin(sql`e.at`, days)}`;

/** A page of a list behind the overview, and how long the list is. */
export async function listEntries(
  db: Kysely<DB>,
  { now, ...filter }: EntryFilter & { now: Date },
  window: ListWindow,
): Promise<{ rows: Row[]; total: number }> {
  if (filter.of === 'failedJobs' && !(await hasQueue(db))) return { rows: [], total: 0 };
  const { after, order } = directionOf(window);
  const [at, id] = window.place?.key ?? [];
  const from = entriesOf(filter, now);
  const { rows } = await sql<Row>`
    select e.id, coalesce(e.job, m.name) as title, e.detail, e.at, e.purchase_id as "purchaseId",
      case when u.id is null then null else ${userRef('u')} end as "user",
      case when e.amount is null then null
        else jsonb_build_object('amount', e.amount, 'currency', p.currency) end as money,
      jsonb_build_array(${toMicroseconds(sql`e.at`)}, e.id) as place
    from (select * from ${from}
      ${at === undefined ? none : sql`and (e.at, e.id) ${after} (${fromMicroseconds(sql`${at}::bigint`)}, ${id}::bigint)`}
      order by e.at ${order}, e.id ${order} limit ${window.pageSize + 1}) e
    left join purchase p on p.id = e.purchase_id
    left join module m on m.id = p.module_id
    left join app_user u on u.id = p.user_id
    order by e.at ${order}, e.id ${order}`.execute(db);
  const counted = await sql<{ count: number }>`
    select ${countUpTo(sql`select 1 from ${from}`)} as count`.execute(db);
  return { rows, total: counted.rows[0]?.count ?? 0 };
}
