import { ProviderRefused, ProviderUnreachable } from '../../providers/payments/payment-errors.ts';
import { providerOf } from './payment-provider.ts';
import type { PurchaseDeps } from './purchase-rows.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Sends a refund that no one sent yet. A lost answer leaves it sent, to be read by the job; a refusal means
 * that nothing was given back.
 */
export async function sendRefund(deps: PurchaseDeps, id: number): Promise<void> {
  const now = deps.clock.now();
  const claimed = await deps.db
    .updateTable('refund')
    .set({ status: 'sent', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'due')
    .returningAll()
    .executeTakeFirst();
  if (!claimed) return;
  const payment = await deps.db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', claimed.payment_id)
    .executeTakeFirstOrThrow();
  const provider = providerOf(deps, payment);
  if (!provider || payment.provider_ref === null) {
    await settleRefund(deps, id, { state: 'succeeded', ref: null });
    return;
  }
  try {
    const state = await provider.refund({
      idempotencyKey: claimed.idempotency_key,
      chargeRef: payment.provider_ref,
      money: { amount: claimed.amount, currency: payment.currency },
      metadata: { purchase: String(payment.purchase_id), refund: String(id) },
    });
    await settleRefund(deps, id, state);
  } catch (error) {
    if (error instanceof ProviderUnreachable) return;
    if (!(error instanceof ProviderRefused)) throw error;
    await settleRefund(deps, id, { state: 'failed', ref: null, message: error.message });
  }
}
