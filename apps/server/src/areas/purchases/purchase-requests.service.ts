import type { Schema } from '@uplink/api-client';
import { notFound } from '../../plugins/errors/errors.ts';
import { resultOf, resultOfPayment } from './purchase-result.ts';
import type { PurchaseDeps } from './purchase-rows.ts';

/** What became of someone's order or later payment, by the id its client chose for it. */
export async function readRequest(
  deps: PurchaseDeps,
  userId: number,
  requestId: string,
): Promise<Schema<'PurchaseResult'>> {
  const purchase = await deps.db
    .selectFrom('purchase')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (purchase) return resultOf(deps, purchase.id);
  const payment = await deps.db
    .selectFrom('payment')
    .innerJoin('purchase', 'purchase.id', 'payment.purchase_id')
    .select('payment.id')
    .where('purchase.user_id', '=', userId)
    .where('payment.request_id', '=', requestId)
    .executeTakeFirst();
  if (!payment) throw notFound('This order does not exist.');
  return resultOfPayment(deps, payment.id);
}
