import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict } from '../../plugins/errors/errors.ts';
import type { PaymentKind } from '../../providers/payments/payments.ts';
import { changePurchase, notePurchase, requireVersion } from '../purchases/change-purchase.ts';
import type { Cause, PurchaseDeps, PurchaseRow } from '../purchases/purchase-rows.ts';
import { nameOf } from '../purchases/purchases.repository.ts';
import { waiveMonth } from '../purchases/waive-month.ts';
import { methodToUse } from './methods.service.ts';

type Trx = Transaction<DB>;

/** What a buyer or staff change, and the version they decided on. */
interface Change {
  purchase: PurchaseRow;
  cause: Cause;
  version: number;
}

/** Access lasts until the end of what was paid for; a month that was declined is no longer asked for. */
export async function cancelSubscription(
  trx: Trx,
  { clock }: PurchaseDeps,
  { purchase, cause, version }: Change,
): Promise<void> {
  if (purchase.status === 'cancelled') return;
  if (purchase.plan_type !== 'subscription') throw conflict('Only subscriptions can be cancelled.');
  await changePurchase(trx, purchase.id, 'cancel', {
    ...cause,
    clock,
    version,
    action: 'cancelSubscription',
    set: {
      ...(await waiveMonth(trx, purchase, clock.now())),
      cancelled_at: clock.now(),
      next_payment_at: null,
      next_payment_set_at: null,
      due_since: null,
    },
  });
  await tellCancelled(trx, purchase.user_id, await nameOf(trx, purchase));
}

/** Goes on at the end of the days that are left; nothing is charged now. */
export async function continueSubscription(
  trx: Trx,
  { clock }: PurchaseDeps,
  { purchase, cause, version }: Change,
): Promise<void> {
  const { id, user_id: userId, payment_type: kind, expires_at } = purchase;
  await methodToUse(trx, userId, kind === 'card' || kind === 'wallet' ? kind : undefined);
  await changePurchase(trx, id, 'reactivate', {
    ...cause,
    clock,
    version,
    action: 'reactivateSubscription',
    set: { cancelled_at: null, next_payment_at: expires_at },
  });
  await tellCancelled(trx, userId, null);
}

/** Later charges use it; one under way ends with the method it began with. */
export async function switchMethod(
  trx: Trx,
  { clock }: PurchaseDeps,
  { purchase, cause, version, paymentType }: Change & { paymentType: PaymentKind },
): Promise<void> {
  const { id, user_id: userId, payment_type, method_id, status, plan_type } = purchase;
  const method = await methodToUse(trx, userId, paymentType);
  if (payment_type === paymentType && method_id === method.id) return;
  requireVersion(purchase, version);
  const isOver = ['expired', 'refund', 'declined', 'deleted'].includes(status);
  if (isOver || plan_type === 'free')
    throw conflict('There are no more charges for this purchase.');
  await notePurchase(trx, id, {
    ...cause,
    clock,
    action: 'switchPaymentMethod',
    data: { paymentType },
    set: { payment_type: paymentType, method_id: method.id },
  });
}

/** What the strip on home says of a subscription that was cancelled. */
export async function tellCancelled(
  trx: Trx,
  userId: number,
  product: string | null,
): Promise<void> {
  await sql`insert into user_context (user_id, cancelled_product_name) values (${userId}, ${product})
    on conflict (user_id) do update set cancelled_product_name = excluded.cancelled_product_name`.execute(
    trx,
  );
}
