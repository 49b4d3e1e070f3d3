import {
  isLivePurchase,
  nextPurchaseStatus,
  type PurchaseEvent,
  type StoredPurchaseStatus,
} from '@uplink/api-client/domain';
import type { Transaction, Updateable } from 'kysely';
import { hideCardNumbers } from '../../card-number.ts';
import type { Clock } from '../../clock.ts';
import type { DB, Purchase } from '../../db/schema.ts';
import { conflict, stale } from '../../plugins/errors/errors.ts';
import { followAccess } from './follow-access.ts';
import { followStanding } from './follow-standing.ts';
import type { Cause, PurchaseRow } from './purchase-rows.ts';
import { lockPurchase } from './purchases.repository.ts';

type Trx = Transaction<DB>;

export interface PurchaseChange extends Cause {
  clock: Clock;
  /** The version someone decided on: 409 if it is no longer the current one. */
  version?: number;
  /** Further changes, computed from the current row. */
  set?: Updateable<Purchase> | ((before: PurchaseRow) => Updateable<Purchase>);
  /** What the log keeps of it. */
  data?: Record<string, string | number | boolean | null>;
  /** The word in the log, where it says more than the event. */
  action?: string;
}

/**
 * The one way a purchase changes: through the transition table, with its event, what is still to be paid, what
 * it opens, and the state of its buyer, all in this transaction. 409 if the event can't happen now.
 */
export async function changePurchase(
  trx: Trx,
  purchaseId: number,
  event: PurchaseEvent,
  change: PurchaseChange,
): Promise<PurchaseRow> {
  const before = await lockSeen(trx, purchaseId, change);
  const status = statusAfter(before, event);
  if (!status) throw conflict("This can't be done with the purchase right now. Reload it.");
  return write(trx, { before, status, event }, change);
}

/** Changes what a purchase says without anything happening to its status. */
export async function notePurchase(
  trx: Trx,
  purchaseId: number,
  change: PurchaseChange & { action: string },
): Promise<PurchaseRow> {
  const before = await lockSeen(trx, purchaseId, change);
  const status = before.status as StoredPurchaseStatus;
  return write(trx, { before, status, event: change.action }, change);
}

/** Holds a purchase that someone decided on: 409 if it has changed since. */
export async function lockSeen(
  trx: Trx,
  purchaseId: number,
  { version }: { version?: number | undefined },
): Promise<PurchaseRow> {
  const purchase = await lockPurchase(trx, purchaseId);
  if (version !== undefined) requireVersion(purchase, version);
  return purchase;
}

/** The status after an event. An order that never began can only get its money back or be removed. */
export function statusAfter(
  { status, started_at }: PurchaseRow,
  event: PurchaseEvent,
): StoredPurchaseStatus | undefined {
  const neverBegan = status === 'failed' && started_at === null;
  if (neverBegan && event !== 'refund' && event !== 'remove') return undefined;
  return nextPurchaseStatus(status, event);
}

async function write(
  trx: Trx,
  { before, status, event }: { before: PurchaseRow; status: StoredPurchaseStatus; event: string },
  change: PurchaseChange,
): Promise<PurchaseRow> {
  const now = change.clock.now();
  const set = typeof change.set === 'function' ? change.set(before) : change.set;
  const after = { ...before, ...set, status } as PurchaseRow;
  const isOwed = isLivePurchase(status) && after.started_at !== null;
  const row = await trx
    .updateTable('purchase')
    .set({
      ...set,
      status,
      balance_due: isOwed ? Math.max(0, after.total - after.captured + after.strayed) : 0,
      ...(!isOwed && status !== 'pending' && { due_since: null, next_payment_at: null }),
      version: before.version + 1,
      updated_at: now,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('purchase_event')
    .values({
      purchase_id: row.id,
      actor_id: change.actorId,
      action: change.action ?? event,
      from_status: before.status,
      to_status: status,
      data: JSON.stringify(change.data ?? {}),
      log_message: hideCardNumbers(change.reason),
      request_id: change.requestId ?? null,
      created_at: now,
    })
    .execute();
  await followAccess(trx, row, change);
  await followStanding(trx, row.user_id, now);
  return row;
}

/** Throws 409 with the current state if it differs from the one the decision was based on. */
export function requireVersion(purchase: PurchaseRow, seen: number): void {
  const { status, version, updated_at } = purchase;
  if (version !== seen) throw stale({ status, version, by: null, date: updated_at.toISOString() });
}
