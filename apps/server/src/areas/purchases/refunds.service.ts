import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict, unprocessable } from '../../plugins/errors/errors.ts';
import { amountAbove } from './amount-above.ts';
import type { PurchaseDeps } from './purchase-rows.ts';
import { lockPayment, lockPurchase } from './purchases.repository.ts';
import { creditBeside, creditRefunded, findCreditPayment } from './refunded-credits.ts';
import { sendRefund } from './send-refund.ts';
import { insertRefund } from './write-refund.ts';

type Trx = Transaction<DB>;

export interface RefundWish {
  paymentId: number;
  /** All that is left of the payment if left out. */
  amount?: number;
  /** Whether the purchase is meant to end with it. */
  isWhole?: boolean;
  /** No one for what the server gives back by itself. */
  actorId: number | null;
  reason: string;
  /** Refuses a refund, and what the purchase's come to with it, credits included, if the caller can't give so much. */
  check?: (trx: Trx, asked: { amount: number; refunded: number }) => Promise<void>;
  /** Of the call: sent again, the money goes back once. */
  requestId: string;
}

/**
 * Gives back a payment, in part or what is left of it. It is counted at once, so that no two refunds exceed
 * what was paid; access follows when the provider has done it.
 */
export async function refundPayment(deps: PurchaseDeps, wish: RefundWish): Promise<number> {
  const id = await deps.db.transaction().execute((trx) => openRefund(trx, deps, wish));
  await sendRefund(deps, id);
  return id;
}

type PurchaseRefundWish = Omit<RefundWish, 'paymentId'> & { purchaseId: number };

/**
 * Gives back a purchase: an amount of it, or all that is left, from its newest payments on. What one payment
 * can't give the one before it does. With all of it go the credits that paid alone.
 */
export async function refundPurchase(deps: PurchaseDeps, wish: PurchaseRefundWish): Promise<void> {
  const ids = await deps.db.transaction().execute((trx) => openRefunds(trx, deps, wish));
  for (const id of ids) await sendRefund(deps, id);
}

/** The same written down, to be sent once it is committed. */
export async function openRefunds(
  trx: Trx,
  deps: PurchaseDeps,
  { purchaseId, amount, ...wish }: PurchaseRefundWish,
): Promise<number[]> {
  const purchase = await lockPurchase(trx, purchaseId);
  const known = await findByRequest(trx, { purchaseId, requestId: wish.requestId });
  if (known.length > 0) return known;
  const payments = await trx
    .selectFrom('payment')
    .select(['id', 'amount', 'refunded'])
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'paid')
    .orderBy('id', 'desc')
    .execute();
  const most = payments.reduce((sum, one) => sum + one.amount - one.refunded, 0);
  const credited = amount === undefined ? await findCreditPayment(trx, purchase) : undefined;
  let left = amount ?? most;
  const isNothing = left < 1 && !credited;
  if (isNothing || left > most) throw outOfRange(most, purchase.currency);
  const opened: number[] = [];
  for (const payment of payments) {
    const part = Math.min(left, payment.amount - payment.refunded);
    if (part === 0) continue;
    const one = { ...wish, paymentId: payment.id, amount: part };
    opened.push(await openRefund(trx, deps, one));
    left -= part;
  }
  if (credited)
    opened.push(await openRefund(trx, deps, { ...wish, paymentId: credited.id, amount: 0 }));
  return opened;
}

/** The same for one payment, in part or what is left of it; nothing where credits alone paid. */
export async function openRefund(trx: Trx, deps: PurchaseDeps, wish: RefundWish): Promise<number> {
  const { purchase, payment } = await lockPayment(trx, wish.paymentId);
  const known = await trx
    .selectFrom('refund')
    .select(['id', 'amount'])
    .where('payment_id', '=', payment.id)
    .where('request_id', '=', wish.requestId)
    .executeTakeFirst();
  if (known && wish.amount !== undefined && wish.amount !== known.amount)
    throw unprocessable('This request was already sent with another amount.');
  if (known) return known.id;
  if (payment.status !== 'paid') throw conflict('Only a payment that was made can be refunded.');
  const most = payment.amount - payment.refunded;
  const amount = wish.amount ?? most;
  const credited = amount === 0 ? await findCreditPayment(trx, purchase) : undefined;
  const credit = credited?.id === payment.id ? purchase.credit : 0;
  const isNothing = amount < 1 && credit === 0;
  if (!Number.isInteger(amount) || isNothing || amount > most)
    throw outOfRange(most, payment.currency);
  if (await isDisputed(trx, payment.id))
    throw conflict("A disputed payment can't be refunded: the bank has the money.");
  const worth = amount + credit + creditBeside(purchase, payment, amount);
  const before = purchase.refunded + (await creditRefunded(trx, purchase));
  await wish.check?.(trx, { amount: worth, refunded: before + worth });
  await approveRequest(trx, purchase.id, { actorId: wish.actorId, now: deps.clock.now() });
  const { actorId, reason, requestId, isWhole = false } = wish;
  const cause = { actorId, reason, requestId };
  return insertRefund(trx, deps, { payment, amount, isWhole, cause });
}

const outOfRange = (most: number, currency: string) =>
  most === 0 ? conflict('Nothing is left to refund.') : amountAbove({ amount: most, currency });

/** Money that staff give back answers the buyer's request for it. */
async function approveRequest(
  trx: Trx,
  purchaseId: number,
  { actorId, now }: { actorId: number | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('refund_request')
    .set({ status: 'approved', decided_by: actorId, decided_at: now })
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'requested')
    .execute();
}

async function isDisputed(trx: Trx, paymentId: number): Promise<boolean> {
  const open = await trx
    .selectFrom('dispute')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', '<>', 'won')
    .executeTakeFirst();
  return open !== undefined;
}

async function findByRequest(
  trx: Trx,
  { purchaseId, requestId }: { purchaseId: number; requestId: string },
): Promise<number[]> {
  const known = await trx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select('refund.id')
    .where('payment.purchase_id', '=', purchaseId)
    .where('refund.request_id', '=', requestId)
    .execute();
  return known.map(({ id }) => id);
}
