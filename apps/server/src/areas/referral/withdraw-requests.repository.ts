import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson, type WithdrawStatus } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { withdrawStatus } from '../../db/status-codes.ts';
import {
  directionOf,
  fromMicroseconds,
  type ListOrder,
  type ListWindow,
  toMicroseconds,
} from '../keyset.ts';
import { userRef } from '../refs.ts';
import { countUpTo } from '../status-counts.ts';
import type { RewardProgram } from './referral.rules.ts';
import type { RewardAccountKey } from './reward-entries.ts';

type Request = Schema<'WithdrawRequest'>;
type Managed = Schema<'ManagedWithdrawRequest'>;

export interface OwnRow extends Omit<Request, 'date' | 'decidedAt' | 'status'> {
  status: number;
  created_at: Date;
  decided_at: Date | null;
}

export const ownColumns = sql`w.id, w.program as type, w.amount, w.currency, w.status, w.note, w.created_at, w.decided_at`;

export const toRequest = ({ created_at, decided_at, status, ...row }: OwnRow): Request => ({
  ...row,
  status: status as WithdrawStatus,
  date: created_at.toISOString(),
  decidedAt: decided_at?.toISOString() ?? null,
});

/** The last request in a program. */
export async function readLastRequest(
  db: Kysely<DB>,
  { userId, program }: RewardAccountKey,
): Promise<Request | null> {
  const { rows } = await sql<OwnRow>`
    select ${ownColumns} from withdraw_request w
    where w.user_id = ${userId} and w.program = ${program} order by w.id desc limit 1`.execute(db);
  return rows[0] ? toRequest(rows[0]) : null;
}

export async function readRequest(db: Kysely<DB>, id: number): Promise<Request> {
  const { rows } = await sql<OwnRow>`
    select ${ownColumns} from withdraw_request w where w.id = ${id}`.execute(db);
  return toRequest(rows[0] as OwnRow);
}

type ManagedRow = Omit<OwnRow, 'date'> &
  Omit<Managed, 'request' | 'mayDecide'> & {
    userId: number;
    by: number;
    counted: number;
    limit: number;
    at: number;
  };

/** The period in which the payouts of one person are added up. */
const aloneFor = sql`interval '30 days'`;

/** What someone paid out of a balance alone, in the period before a time. */
const paidAlone = (of: Record<'by' | 'userId' | 'program' | 'at', RawBuilder<unknown>>) => sql`
  select coalesce(sum(o.amount), 0) from withdraw_request o
  where o.user_id = ${of.userId} and o.program = ${of.program} and o.requested_by = ${of.by}
    and o.decided_by = o.requested_by and o.status = ${withdrawStatus.approved}
    and o.decided_at > ${of.at} - ${aloneFor}`;

/** The amount that decides whether another person must approve: with what its requester paid out alone lately. */
const countedAmount = sql`(w.amount + (${paidAlone({
  ...{ by: sql`w.requested_by`, userId: sql`w.user_id` },
  ...{ program: sql`w.program`, at: sql`w.created_at` },
})} and o.id <> w.id))::bigint`;

/** What staff can still pay out of each of someone's balances without another person. */
export async function readApprovalLeft(
  db: Kysely<DB>,
  { staffId, userId, now }: { staffId: number; userId: number; now: Date },
): Promise<Schema<'UserRewards'>['approvalLeft']> {
  const alone = paidAlone({
    ...{ by: sql`${staffId}`, userId: sql`${userId}` },
    ...{ program: sql`r.program`, at: sql`${now}::timestamptz` },
  });
  const { rows } = await sql<{ program: RewardProgram; left: number }>`
    select r.program, greatest(r.approval_limit - (${alone}), 0)::bigint as left
    from reward_rules r`.execute(db);
  const leftOf = (program: RewardProgram) => rows.find((row) => row.program === program)?.left ?? 0;
  return { referral: leftOf('referral'), ambassador: leftOf('ambassador') };
}

/** The same of one request. */
export async function readCountedAmount(db: Kysely<DB>, id: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select ${countedAmount} as amount from withdraw_request w where w.id = ${id}`.execute(db);
  return rows[0]?.amount ?? 0;
}

const managedColumns = sql`${ownColumns}, w.version, ${userRef('u')} as user, ${userRef('r')} as "requestedBy",
  case when d.id is null then null else ${userRef('d')} end as "decidedBy", w.proof,
  case when p.id is null then null else jsonb_build_object('method', p.method, 'reference', p.provider_ref,
    'status', p.status, 'failure', p.failure) end as payout,
  w.user_id as "userId", w.requested_by as by, ${countedAmount} as counted, rules.approval_limit as limit, ${toMicroseconds(sql`w.created_at`)} as at`;

const managedFrom = sql`withdraw_request w join app_user u on u.id = w.user_id
  join app_user r on r.id = w.requested_by left join app_user d on d.id = w.decided_by
  left join payout p on p.request_id = w.id join reward_rules rules on rules.program = w.program`;

function toManaged(row: ManagedRow, staff: PolicyPerson): Managed {
  const {
    version,
    user,
    requestedBy,
    decidedBy,
    proof,
    payout,
    userId,
    by,
    counted: amount,
    limit,
    at: _,
    ...own
  } = row;
  const request = toRequest(own);
  const mayDecide =
    request.status === 1 &&
    may(staff, 'approveWithdrawal', { userId, requestedBy: by, amount, limit });
  return { request, version, user, requestedBy, decidedBy, proof, payout, mayDecide };
}

export interface RequestFilter {
  type?: RewardProgram | undefined;
  status?: number | undefined;
  orderBy?: 'date' | 'amount' | undefined;
}

export const requestOrder = ({
  orderBy = 'date',
  direction = 'desc',
}: {
  orderBy?: 'date' | 'amount' | undefined;
  direction?: 'asc' | 'desc' | undefined;
}): ListOrder => ({ name: orderBy, parts: 2, isDescending: direction === 'desc' });

/** A page of what people asked for. */
export async function listRequests(
  db: Kysely<DB>,
  staff: PolicyPerson,
  { type, status, orderBy = 'date' }: RequestFilter,
  window: ListWindow,
) {
  const { after, order } = directionOf(window);
  const [value, id] = window.place?.key ?? [];
  const sorted = orderBy === 'date' ? sql`w.created_at` : sql`w.amount`;
  const place =
    orderBy === 'date' ? fromMicroseconds(sql`${value}::bigint`) : sql`${value}::bigint`;
  const chosen = sql`(${type ?? null}::text is null or w.program = ${type ?? null}::text)
    and (${status ?? null}::int is null or w.status = ${status ?? null}::int)`;
  const { rows } = await sql<ManagedRow>`
    select ${managedColumns} from ${managedFrom}
    where ${chosen} ${value === undefined ? sql`` : sql`and (${sorted}, w.id) ${after} (${place}, ${id}::bigint)`}
    order by ${sorted} ${order}, w.id ${order} limit ${window.pageSize + 1}`.execute(db);
  const counted = await sql<{ count: number }>`
    select ${countUpTo(sql`select 1 from withdraw_request w where ${chosen}`)} as count`.execute(
    db,
  );
  return {
    rows: rows.map((row) => ({
      key: [orderBy === 'date' ? row.at : row.amount, row.id],
      item: toManaged(row, staff),
    })),
    total: counted.rows[0]?.count ?? 0,
  };
}

export async function findManaged(
  db: Kysely<DB>,
  staff: PolicyPerson,
  id: number,
): Promise<Managed | undefined> {
  const { rows } = await sql<ManagedRow>`
    select ${managedColumns} from ${managedFrom} where w.id = ${id}`.execute(db);
  return rows[0] && toManaged(rows[0], staff);
}
