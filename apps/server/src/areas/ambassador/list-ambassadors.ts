import type { Schema } from '@uplink/api-client';
import { mayAny, type PolicyPerson } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { directionOf, type ListOrder, openWindow, toPage, type WindowQuery } from '../keyset.ts';
import { nextTierOf } from '../referral/referral.rules.ts';
import { readRules } from '../referral/reward-rules.ts';
import { userRef } from '../refs.ts';
import { countUpTo } from '../status-counts.ts';

const order: ListOrder = { name: 'ambassadors', parts: 1, isDescending: true };

type Row = Omit<Schema<'AmbassadorItem'>, 'tier'> & { id: number; given: number };

/** The people in the program, newest first. Who sees names alone sees no money. */
export async function listAmbassadors(
  db: Kysely<DB>,
  staff: PolicyPerson,
  { search, ...query }: WindowQuery & { search?: string | undefined },
): Promise<Schema<'AmbassadorPage'>> {
  const window = openWindow(order, query);
  const { after, order: direction } = directionOf(window);
  const [id] = window.place?.key ?? [];
  const { tiers, currency } = await readRules(db, 'ambassador');
  const seesMoney = mayAny(staff, 'readRewards');
  const pot = (name: string) => sql`(select coalesce(sum(amount), 0)::bigint from reward_entry
    where ${seesMoney} and user_id = u.id and program = 'ambassador' and pot = ${name})`;
  const chosen = sql`u.deleted_at is null and (${search ?? null}::text is null
    or position(lower(${search ?? ''}::text) in lower(u.first_name || ' ' || u.last_name)) > 0)`;
  const { rows } = await sql<Row>`
    select u.id, ${userRef('u')} as user, ${pot('balance')} as balance, ${pot('held')} as held, ${currency}::text as currency,
      (select count(*)::int from referral_enrollment e where e.referrer_id = u.id and e.program = 'ambassador'
        and e.state in ('held', 'released')) as enrollments, a.from_count as given,
      case when ${seesMoney} then (select status from withdraw_request w where w.user_id = u.id and w.program = 'ambassador'
        order by id desc limit 1) end as "lastWithdrawRequestStatus"
    from ambassador_program a join app_user u on u.id = a.user_id
    where ${chosen} ${id === undefined ? sql`` : sql`and u.id ${after} ${id}`}
    order by u.id ${direction} limit ${window.pageSize + 1}`.execute(db);
  const page = toPage(window, rows, (row) => [row.id]);
  const counted = await sql<{ count: number }>`
    select ${countUpTo(sql`select 1 from ambassador_program a join app_user u on u.id = a.user_id where ${chosen}`)} as count`.execute(
    db,
  );
  return {
    data: page.rows.map(({ id: _, given, ...row }) => ({
      ...row,
      tier: nextTierOf(tiers, { program: 'ambassador', enrollments: row.enrollments, given }).name,
    })),
    paging: { pageSize: window.pageSize, total: counted.rows[0]?.count ?? 0, ...page.cursors },
  };
}
