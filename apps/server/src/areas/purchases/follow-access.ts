import { addDays, opensProducts, PAYMENT_GRACE_DAYS } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { endAccess, type GrantChange, grantAccess } from '../grants/grants.service.ts';

import type { LineRow, PurchaseRow } from './purchase-rows.ts';
import { listLines } from './purchases.repository.ts';

/**
 * Makes a purchase's grants what the purchase says: one for each paid line that wasn't given back, while it
 * is in force and no one disputes its payment. Safe to repeat; grants of other purchases stay as they are.
 */
export async function followAccess(
  trx: Transaction<DB>,
  purchase: PurchaseRow,
  { actorId, reason, clock }: GrantChange,
): Promise<void> {
  if (!purchase.started_at) return;
  const change = { actorId, reason, clock };
  const isOpen = opensProducts(purchase.status) && !(await isDisputed(trx, purchase.id));
  for (const line of await listLines(trx, purchase.id)) {
    const source = { kind: 'purchase' as const, id: purchase.id };
    const key = { userId: purchase.user_id, moduleId: line.module_id, source };
    const until = endOf(purchase, line);
    const isOwn = line.is_paid && line.returned_at === null;
    const isGiven = isOpen && isOwn && (until === null || until > clock.now());
    if (isGiven) await grantAccess(trx, { ...key, until }, change);
    else await endAccess(trx, key, change);
  }
}

/** The end of a line's access by itself; a renewal that fails leaves the days of grace. */
function endOf(purchase: PurchaseRow, line: LineRow): Date | null {
  if (line.kind !== 'product')
    return line.valid_days === null ? null : addDays(line.created_at, line.valid_days);
  const { expires_at, plan_type, status } = purchase;
  const isRenewed = plan_type === 'subscription' && status !== 'cancelled';
  return expires_at && isRenewed ? addDays(expires_at, PAYMENT_GRACE_DAYS) : expires_at;
}

/** Whether a bank looks at a payment of the purchase at its buyer's wish. */
export async function isDisputed(trx: Transaction<DB>, purchaseId: number): Promise<boolean> {
  const open = await trx
    .selectFrom('dispute')
    .innerJoin('payment', 'payment.id', 'dispute.payment_id')
    .select('dispute.id')
    .where('payment.purchase_id', '=', purchaseId)
    .where('dispute.status', '=', 'open')
    .executeTakeFirst();
  return open !== undefined;
}
