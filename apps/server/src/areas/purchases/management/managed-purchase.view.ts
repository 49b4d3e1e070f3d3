import type { Schema } from '@uplink/api-client';
import { may } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { userRef } from '../../refs.ts';
import { readPurchase } from '../purchase.view.ts';
import type { PurchaseRow } from '../purchase-rows.ts';
import { findManaged, type Managed, type ManagementDeps } from './staff.ts';

type View = Schema<'ManagedPurchase'>;

/** A purchase with its log, as staff see it. */
export async function readManaged(deps: ManagementDeps, managed: Managed): Promise<View> {
  const { db, config } = deps;
  const row = await findManaged(db, managed);
  const [purchase, events, refundRequest] = await Promise.all([
    readPurchase(deps, row.id),
    selectEvents(db, row.id),
    findRefundRequest(db, row.id),
  ]);
  return {
    userId: row.user_id,
    purchase,
    isNextPaymentSet: row.next_payment_set_at !== null,
    isExpirySet: row.expires_set_at !== null,
    mostToCharge: row.status === 'paused' ? 0 : row.balance_due,
    mostToRefund: mostToRefund(row, managed, config.supportRefundLimits.get(row.currency) ?? 0),
    refundRequest,
    events,
  };
}

function mostToRefund(
  { user_id: buyerId, captured, refunded }: PurchaseRow,
  { staff }: Managed,
  limit: number,
): number {
  const mayUpTo = (most: number) =>
    may(staff, 'refundPurchase', { buyerId, refunded: most, limit });
  if (mayUpTo(captured)) return captured - refunded;
  return mayUpTo(limit) ? Math.max(0, limit - refunded) : 0;
}

async function selectEvents(db: Kysely<DB>, purchaseId: number): Promise<View['events']> {
  const { rows } = await sql<Schema<'PurchaseLogEntry'>>`
    select event.id, event.action, event.from_status as "from", event.to_status as "to", event.data,
      event.log_message as "logMessage", event.created_at as date,
      case when actor.id is null then null else ${userRef('actor')} end as by
    from purchase_event event left join app_user actor on actor.id = event.actor_id
    where event.purchase_id = ${purchaseId} order by event.id desc limit 100`.execute(db);
  return rows.map((row) => ({ ...row, date: new Date(row.date).toISOString() }));
}

async function findRefundRequest(
  db: Kysely<DB>,
  purchaseId: number,
): Promise<View['refundRequest']> {
  const { rows } = await sql<Schema<'RefundRequest'>>`
    select request.reason, request.status, request.created_at as date,
      case when decider.id is null then null else ${userRef('decider')} end as by
    from refund_request request left join app_user decider on decider.id = request.decided_by
    where request.purchase_id = ${purchaseId} order by request.id desc limit 1`.execute(db);
  const [found] = rows;
  return found ? { ...found, date: new Date(found.date).toISOString() } : null;
}
