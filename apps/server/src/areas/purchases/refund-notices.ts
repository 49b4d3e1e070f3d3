import { formatMoney } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { nameOf } from './purchases.repository.ts';
import { mailBuyer, notifyBuyer, toBilling } from './tell-buyer.ts';

type Trx = Transaction<DB>;

/** Tells the buyer that money comes back. */
export async function tellRefunded(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
  refund: { id: number; amount: number },
): Promise<void> {
  const name = await nameOf(trx, purchase);
  const amount = formatMoney({ amount: refund.amount, currency: purchase.currency });
  await notifyBuyer(trx, deps, purchase.user_id, {
    message: `${amount} for ${name} was refunded.`,
    kind: 'payment',
    type: 'info',
    occasion: `refunded:${refund.id}`,
  });
  await mailBuyer(trx, deps, purchase.user_id, {
    subject: `Refund: ${name}`,
    paragraphs: [`We refunded ${amount} for ${name}.`, toBilling(deps)],
  });
}

/** Tells the buyer that money they were told about did not arrive. */
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
  await mailBuyer(trx, deps, purchase.user_id, {
    subject: `Refund failed: ${name}`,
    paragraphs: [
      `Your bank returned our refund of ${amount} for ${name}, so you don't have it yet. We have been told and will get in touch about another way to pay you back.`,
      toBilling(deps),
    ],
  });
}
