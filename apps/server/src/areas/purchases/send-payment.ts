import { sql } from 'kysely';
import { conflict } from '../../plugins/errors/errors.ts';
import { ProviderRefused, ProviderUnreachable } from '../../providers/payments/payment-errors.ts';
import type { ChargeState } from '../../providers/payments/payments.ts';
import { providerOf } from './payment-provider.ts';
import type { PaymentRow, PurchaseDeps } from './purchase-rows.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Sends a payment that no one sent yet: claimed first, so that of many senders one charges. A lost answer
 * leaves it sent; what became of it is read later, by its key.
 */
export async function sendPayment(
  deps: PurchaseDeps,
  id: number,
  { isBuyerPresent }: { isBuyerPresent: boolean } = { isBuyerPresent: true },
): Promise<void> {
  const now = deps.clock.now();
  const payment = await deps.db
    .updateTable('payment')
    .set({ status: 'sent', sent_at: now, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'due')
    .returningAll()
    .executeTakeFirst();
  if (!payment) return;
  const state = await charge(deps, payment, isBuyerPresent);
  if (!state) return;
  const isUnanswerable = state.state === 'authenticationNeeded' && !isBuyerPresent;
  if (isUnanswerable) await cancelOpenPayment(deps, id, state.ref);
  else await settlePayment(deps, id, state);
}

/** Undefined when the answer was lost. */
async function charge(
  deps: PurchaseDeps,
  payment: PaymentRow,
  isBuyerPresent: boolean,
): Promise<ChargeState | undefined> {
  const provider = providerOf(deps, payment);
  const { rows } = await sql<{ method: string | null; userId: number; name: string }>`
    select (select provider_ref from payment_method where id = ${payment.method_id}) as method,
      p.user_id as "userId", m.name
    from purchase p join module m on m.id = p.module_id where p.id = ${payment.purchase_id}`.execute(
    deps.db,
  );
  const [row] = rows;
  if (!provider || !row?.method)
    return { state: 'declined', ref: null, code: 'methodGone', message: 'No payment method.' };
  try {
    return await provider.charge({
      idempotencyKey: payment.idempotency_key,
      method: row.method,
      customer: String(row.userId),
      money: { amount: payment.amount, currency: payment.currency },
      description: row.name,
      isBuyerPresent,
      metadata: { purchase: String(payment.purchase_id), payment: String(payment.id) },
    });
  } catch (error) {
    if (error instanceof ProviderUnreachable) return undefined;
    if (!(error instanceof ProviderRefused)) throw error;
    return { state: 'declined', ref: null, code: 'processingError', message: error.message };
  }
}

/**
 * Ends a payment that waits for its buyer, at the provider first: if it succeeded meanwhile it stays
 * paid. One that was never sent ends here. Throws when the provider can't be reached.
 */
export async function cancelOpenPayment(
  deps: PurchaseDeps,
  id: number,
  chargeRef?: string,
): Promise<void> {
  const payment = await deps.db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ref = chargeRef ?? payment.provider_ref;
  const provider = providerOf(deps, payment);
  if (payment.status === 'due') {
    // From here on, no one can claim it.
    await settlePayment(deps, id, { state: 'neverSent' });
    return;
  }
  if (!provider || ref === null) return;
  try {
    await settlePayment(deps, id, await provider.cancelCharge(ref));
  } catch (error) {
    if (error instanceof ProviderUnreachable)
      throw conflict('An earlier payment for this product is still open. Try again in a moment.');
    throw error;
  }
}
