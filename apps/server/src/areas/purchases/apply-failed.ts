import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { changePurchase, notePurchase, statusAfter } from './change-purchase.ts';
import { giveBackAll } from './claims.ts';
import { tellDeclined } from './payment-notices.ts';
import type { PaymentRow, PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { waiveMonth } from './waive-month.ts';

/**
 * What follows once a charge is known to have failed. A first one ends its order and gives back what that
 * held; a declined month makes the purchase fail and starts the days of grace; others change nothing.
 */
export async function applyFailed(
  trx: Transaction<DB>,
  deps: PurchaseDeps,
  { purchase, payment }: { purchase: PurchaseRow; payment: PaymentRow },
): Promise<void> {
  const { clock } = deps;
  const change = {
    actorId: payment.actor_id,
    reason: payment.decline_message ?? 'Not sent',
    requestId: payment.request_id ?? undefined,
    clock,
    data: { payment: payment.id, code: payment.decline_code },
  };
  if (payment.kind === 'first') {
    if (purchase.status !== 'pending') return;
    await giveBackAll(trx, purchase.id, clock.now());
    await changePurchase(trx, purchase.id, 'fail', { ...change, requestId: purchase.request_id });
    return;
  }
  if (payment.kind === 'cycle' && purchase.status === 'cancelled') {
    const waived = await waiveMonth(trx, purchase, clock.now());
    await notePurchase(trx, purchase.id, { ...change, action: 'cycleFailed', set: waived });
    return;
  }
  // A month that never reached the provider is charged again, and isn't the buyer's fault.
  const isDue = payment.kind === 'cycle' && payment.status === 'failed';
  if (!isDue || !statusAfter(purchase, 'fail')) {
    await notePurchase(trx, purchase.id, { ...change, action: `${payment.kind}Failed` });
    return;
  }
  const isDebt = statusAfter(purchase, 'fail') === 'failed';
  const failed = await changePurchase(trx, purchase.id, 'fail', {
    ...change,
    ...(isDebt && { set: { due_since: purchase.due_since ?? clock.now() } }),
  });
  if (isDebt) await tellDeclined(trx, deps, failed, payment);
}
