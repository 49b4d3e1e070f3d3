import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';

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
