import { isLivePurchase } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { statusAfter } from './change-purchase.ts';
import { hasOther } from './live-purchase.ts';
import type { PaymentRow, PurchaseRow } from './purchase-rows.ts';

type Trx = Transaction<DB>;

/** Whether what a payment was for can still be had, and was not paid otherwise meanwhile. */
export async function isWanted(
  trx: Trx,
  purchase: PurchaseRow,
  payment: PaymentRow,
): Promise<boolean> {
  if (await isErased(trx, purchase.user_id)) return false;
  if (payment.kind === 'first') return purchase.status === 'pending';
  if (payment.kind === 'reactivation')
    return statusAfter(purchase, 'reactivate') !== undefined && !(await hasOther(trx, purchase));
  if (purchase.started_at === null || !isLivePurchase(purchase.status)) return false;
  if (payment.line_id !== null) return !(await isLinePaid(trx, payment.line_id));
  return !isCapped(payment, purchase) || purchase.balance_due > 0;
}

/**
 * Whether a payment can bring no more than is due. Each month of a subscription is due by itself, and an offer adds
 * to what is due.
 */
export const isCapped = ({ kind }: PaymentRow, { plan_type }: PurchaseRow): boolean =>
  plan_type !== 'subscription' && ['cycle', 'payoff', 'manual'].includes(kind);

/** An account that was deleted has no use for anything any more. */
async function isErased(trx: Trx, userId: number): Promise<boolean> {
  const { deleted_at } = await trx
    .selectFrom('app_user')
    .select('deleted_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return deleted_at !== null;
}

async function isLinePaid(trx: Trx, id: number): Promise<boolean> {
  const { is_paid } = await trx
    .selectFrom('purchase_line')
    .select('is_paid')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return is_paid;
}
