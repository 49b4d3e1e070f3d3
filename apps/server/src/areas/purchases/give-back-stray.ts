import { formatMoney, isLivePurchase } from '@uplink/api-client/domain';
import type { Transaction, Updateable } from 'kysely';
import type { DB, Purchase } from '../../db/schema.ts';
import { changePurchase, notePurchase } from './change-purchase.ts';
import { giveBackAll } from './claims.ts';
import type { Cause, PaymentRow, PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { tellStaff } from './tell-staff.ts';
import { insertRefund } from './write-refund.ts';

interface Stray {
  purchase: PurchaseRow;
  payment: PaymentRow;
  cause: Cause;
}

/** Refunds what a payment brought after its order had ended, or beyond what was due; answers the refund to be sent. */
export async function giveBackStray(
  trx: Transaction<DB>,
  deps: PurchaseDeps,
  { purchase, payment, cause }: Stray,
  { amount, set }: { amount: number; set?: Updateable<Purchase> },
): Promise<number> {
  const { clock } = deps;
  const { invoice_number, currency } = payment;
  await notePurchase(trx, purchase.id, {
    ...cause,
    clock,
    action: 'stray',
    data: { payment: payment.id, amount },
    set: { ...set, strayed: purchase.strayed + amount },
  });
  // Its buyer was erased while it was placed.
  if (purchase.status === 'pending') {
    await giveBackAll(trx, purchase.id, clock.now());
    await changePurchase(trx, purchase.id, 'fail', { ...cause, clock });
  }
  const isTwice = isLivePurchase(purchase.status) && purchase.started_at !== null;
  const why = isTwice ? 'was no longer due' : 'came after its order had ended';
  const money = formatMoney({ amount, currency });
  const message = `${money} of payment ${invoice_number} ${why} and is refunded.`;
  await tellStaff(trx, deps, `stray:${payment.id}`, message);
  const reason = isTwice ? 'Paid, and was no longer due' : 'Paid after the order had ended';
  return insertRefund(trx, deps, {
    payment,
    amount,
    isWhole: false,
    cause: { actorId: null, reason },
  });
}
