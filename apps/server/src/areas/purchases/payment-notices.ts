import { formatDate, formatMoney, paymentFailed } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { about } from '../notifications/about.ts';
import { settleNotices } from '../notifications/notify.ts';
import type { PaymentRow, PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { comingCharge, declined, frozen, paid } from './purchases.mails.ts';
import { nameOf } from './purchases.repository.ts';
import { mailBuyer, notifyBuyer } from './tell-buyer.ts';

type Trx = Transaction<DB>;

/** Tells the buyer that a later payment was made. */
export async function tellPaid(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
  payment: Pick<PaymentRow, 'id' | 'amount' | 'currency'>,
): Promise<void> {
  const name = await nameOf(trx, purchase);
  const amount = formatMoney({ amount: payment.amount, currency: payment.currency });
  const wasDeclined = await settleNotices(trx, about.payment(purchase.id), purchase.user_id);
  if (wasDeclined) {
    await notifyBuyer(trx, deps, purchase.user_id, {
      kind: 'payment',
      about: about.payment(purchase.id),
      message: `Your payment of ${amount} for ${name} was received.`,
      type: 'info',
      occasion: `paid:${payment.id}`,
    });
  }
  await mailBuyer(trx, deps, purchase.user_id, paid(deps, { name, amount }));
}

/** Tells the buyer that a payment that is due was declined, and what follows. */
export async function tellDeclined(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
  payment: PaymentRow,
): Promise<void> {
  const refusal = paymentFailed(payment.payment_type);
  await notifyBuyer(trx, deps, purchase.user_id, {
    message: refusal,
    kind: 'declined',
    about: about.payment(purchase.id),
    type: 'alert',
    occasion: `declined:${payment.id}`,
  });
  const name = await nameOf(trx, purchase);
  const amount = formatMoney({ amount: payment.amount, currency: payment.currency });
  await mailBuyer(trx, deps, purchase.user_id, declined(deps, { name, amount, refusal }));
}

/** Tells the buyer of a charge that is coming. */
export async function tellComingCharge(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
): Promise<void> {
  const name = await nameOf(trx, purchase);
  const amount = formatMoney({ amount: purchase.cycle_amount ?? 0, currency: purchase.currency });
  const date = purchase.next_payment_at ? formatDate(purchase.next_payment_at.toISOString()) : '';
  const isTrial = purchase.cycles_paid === 0 && purchase.trial_ends_at !== null;
  const coming = comingCharge(deps, { name, amount, date, isTrial });
  await mailBuyer(trx, deps, purchase.user_id, coming);
}

/** Tells someone that their access is limited until they pay. */
export async function tellFrozen(
  trx: Trx,
  deps: PurchaseDeps,
  { userId, since }: { userId: number; since: Date },
): Promise<void> {
  await notifyBuyer(trx, deps, userId, {
    message: 'Your access is limited because a payment is overdue.',
    kind: 'declined',
    type: 'alert',
    occasion: `frozen:${since.toISOString().slice(0, 10)}`,
  });
  await mailBuyer(trx, deps, userId, frozen(deps, formatDate(since.toISOString())));
}
