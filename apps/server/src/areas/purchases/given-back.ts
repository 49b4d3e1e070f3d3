import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { PurchaseRow } from './purchase-rows.ts';
import { findCreditPayment } from './refunded-credits.ts';

/** An offer whose own payments were wholly refunded, or are about to be. */
const isGivenBack = sql<boolean>`(
  purchase_line.kind in ('upsell', 'downsell') and (select bool_and(payment.refunded = payment.amount)
    from payment where payment.line_id = purchase_line.id and payment.status = 'paid' and payment.amount > 0))`;

/** No money of a payment for it is on its way back. */
const hasNoOpenRefund = sql<boolean>`not exists (
  select 1 from refund join payment on payment.id = refund.payment_id
  where payment.line_id = purchase_line.id and refund.status in ('due', 'sent'))`;

/** The names of offers that close because all that they cost goes back. */
export async function listGivenBack(trx: Transaction<DB>, purchaseId: number): Promise<string[]> {
  const lines = await trx
    .selectFrom('purchase_line')
    .select('name')
    .where('purchase_id', '=', purchaseId)
    .where('returned_at', 'is', null)
    .where(isGivenBack)
    .orderBy('id')
    .execute();
  return lines.map(({ name }) => name);
}

/** Notes the offers whose money is back: they open nothing from then on. */
export async function noteGivenBack(
  trx: Transaction<DB>,
  purchaseId: number,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('purchase_line')
    .set({ returned_at: now })
    .where('purchase_id', '=', purchaseId)
    .where('returned_at', 'is', null)
    .where(isGivenBack)
    .where(hasNoOpenRefund)
    .execute();
}

/**
 * Whether all that a purchase cost is back, or about to be: its money, and the credits that paid alone. Offers alone
 * don't end one that costs nothing itself, or nothing yet.
 */
export async function isAllBack(trx: Transaction<DB>, purchase: PurchaseRow): Promise<boolean> {
  if (purchase.refunded !== purchase.captured) return false;
  if (await findCreditPayment(trx, purchase)) return false;
  if (purchase.credit > 0) return true;
  const own = await trx
    .selectFrom('payment')
    .select('id')
    .where('purchase_id', '=', purchase.id)
    .where('status', '=', 'paid')
    .where('kind', '<>', 'upsell')
    .where('amount', '>', 0)
    .executeTakeFirst();
  return own !== undefined;
}
