import { formatMoney } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { refunded, refundFailed } from './purchases.mails.ts';
import { nameOf } from './purchases.repository.ts';
import { mailBuyer, notifyBuyer } from './tell-buyer.ts';

type Trx = Transaction<DB>;

/** Tells the buyer that money comes back, or the credits that paid. */
export async function tellRefunded(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
  refund: { id: number; amount: number; credit: number },
): Promise<void> {
  const name = await nameOf(trx, purchase);
  const { currency } = purchase;
  const money = (amount: number) => formatMoney({ amount, currency });
  const amount = refund.amount > 0 ? money(refund.amount) : null;
  const credit = refund.credit > 0 ? money(refund.credit) : null;
  const refundedMoney = amount && `${amount} for ${name} was refunded.`;
  const back = amount ? `${credit} is` : `The ${credit} that paid for ${name} is`;
  const also = credit && `${back} back in your credits.`;
  await notifyBuyer(trx, deps, purchase.user_id, {
    message: [refundedMoney, also].filter(Boolean).join(' '),
    kind: 'payment',
    type: 'info',
    occasion: `refunded:${refund.id}`,
  });
  await mailBuyer(trx, deps, purchase.user_id, refunded(deps, { name, amount, also }));
}

/** Notifies the buyer that money they were promised did not arrive. */
export async function tellRefundFailed(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
  refund: { id: number; amount: number },
): Promise<void> {
  const name = await nameOf(trx, purchase);
  const amount = formatMoney({ amount: refund.amount, currency: purchase.currency });
  await notifyBuyer(trx, deps, purchase.user_id, {
    kind: 'payment',
    message: `Your refund of ${amount} for ${name} did not go through.`,
    type: 'alert',
    occasion: `refundFailed:${refund.id}`,
  });
  await mailBuyer(trx, deps, purchase.user_id, refundFailed(deps, { name, amount }));
}
