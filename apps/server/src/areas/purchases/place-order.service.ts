import type { Schema } from '@uplink/api-client';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { conflict, priceChanged, unprocessable } from '../../plugins/errors/errors.ts';
import { requirePlace } from '../account/place.ts';
import { lockAccess } from '../grants/grants.service.ts';
import type { Order, QuotedOrder } from '../pricing/quoted-order.ts';
import { beginPurchase } from './begin-purchase.ts';
import { notePurchase } from './change-purchase.ts';
import { claimAll, QuoteOutdated } from './claims.ts';
import { insertFirstPayment, insertPurchase } from './insert-purchase.ts';
import { findLive, standBeside } from './live-purchase.ts';
import { type ChosenMethod, chooseMethod, withoutCharge } from './payment-choice.ts';
import { resultOf } from './purchase-result.ts';
import type { Cause, PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { hashOfBody, sameRequest } from './requests.ts';
import { cancelOpenPayment, sendPayment } from './send-payment.ts';
import { payOffline } from './settle-payment.ts';

type Trx = Transaction<DB>;

const mostTries = 4;

export interface OrderWish {
  /** Makes the order's figures now; called again when something it counted on was used meanwhile. */
  quote: () => Promise<QuotedOrder>;
  requestId: string;
  /** What was asked for, as it was sent without its request id: another body is refused. */
  body: object;
  /** What the buyer saw and agreed to; staff who decide on the price saw none. */
  dueToday?: Schema<'Money'>;
  /** The same of what is charged after that: a tax may have changed, with nothing due today. */
  nextCharge?: Schema<'Money'> | undefined;
  /** @default the primary payment method */
  paymentType?: Schema<'PaymentType'> | undefined;
  shipping?: Schema<'Shipping'> | undefined;
  /** Company and address for receipts. */
  billTo?: object | undefined;
  /** Who places it for someone else, and why; only they may charge nothing or note money paid elsewhere. */
  staff?: SellingStaff | undefined;
}

interface SellingStaff {
  id: number;
  reason: string;
  /** Refuses what they may not sell. */
  check: (trx: Trx, order: Order) => Promise<void>;
}

/**
 * Places an order once and charges what is due today. The same request again is answered with what became of
 * the first, and so is the same order from another tab.
 */
export async function placeOrder(
  deps: PurchaseDeps,
  buyer: { id: number },
  wish: OrderWish,
): Promise<Schema<'PurchaseResult'>> {
  for (let tries = 1; ; tries += 1) {
    const known = await findOrder(deps, buyer.id, wish);
    if (known !== undefined) return resultOf(deps, known);
    const quoted = await quote(deps, buyer.id, wish);
    if (typeof quoted === 'number') return resultOf(deps, quoted);
    refuseOtherPrice(quoted, wish);
    const method = await chooseMethod(deps.db, buyer.id, wish, quoted.order);
    try {
      const placing = { buyerId: buyer.id, wish, quoted, method };
      const placed = await deps.db.transaction().execute((trx) => place(trx, deps, placing));
      if (placed.obstacle !== undefined) {
        if (tries === mostTries) throw busy();
        await cancelOpenPayment(deps, placed.obstacle);
        continue;
      }
      const isBuyerPresent = wish.staff === undefined;
      if (placed.payment !== undefined) await sendPayment(deps, placed.payment, { isBuyerPresent });
      return resultOf(deps, placed.purchase);
    } catch (error) {
      const isRepeatable = error instanceof QuoteOutdated || isUniqueViolation(error);
      if (!isRepeatable) throw error;
      if (tries === mostTries) throw busy();
    }
  }
}

const busy = () => conflict('Another order for this product is being placed. Try again.');

/** The open payment of another order that replaces the same product: one is replaced once. */
async function findRival(trx: Trx, { replacedPurchaseId }: QuotedOrder['order']) {
  if (replacedPurchaseId === null) return undefined;
  return trx
    .selectFrom('payment')
    .innerJoin('purchase', 'purchase.id', 'payment.purchase_id')
    .select(['payment.id', 'payment.purchase_id', 'payment.status'])
    .where('purchase.replaced_purchase_id', '=', replacedPurchaseId)
    .where('purchase.status', '=', 'pending')
    .where('payment.status', 'in', ['due', 'sent', 'authenticating'])
    .executeTakeFirst();
}

/**
 * An order of this request, or the same order of another tab that has become a purchase. 422 when the request
 * was sent with another body.
 */
async function findOrder(
  { db }: PurchaseDeps,
  userId: number,
  { requestId, body }: OrderWish,
): Promise<number | undefined> {
  const known = await db
    .selectFrom('purchase')
    .select(['id', 'request_hash'])
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (known) sameRequest(known.request_hash, body);
  if (known) return known.id;
  const same = await db
    .selectFrom('purchase')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_hash', '=', hashOfBody(body))
    .where('started_at', 'is not', null)
    .where('status', 'in', ['active', 'failed', 'paused', 'cancelled'])
    .executeTakeFirst();
  return same?.id;
}

/** What is refused because the same order has just been paid is answered with that. */
async function quote(
  deps: PurchaseDeps,
  userId: number,
  wish: OrderWish,
): Promise<QuotedOrder | number> {
  try {
    return await wish.quote();
  } catch (error) {
    const paid = await findOrder(deps, userId, wish);
    if (paid === undefined) throw error;
    return paid;
  }
}

function refuseOtherPrice({ quote }: QuotedOrder, { dueToday, nextCharge }: OrderWish) {
  if (!dueToday) return;
  if ([dueToday, nextCharge ?? dueToday].some(({ currency }) => currency !== quote.currency))
    throw unprocessable('This product is sold in another currency.', { dueToday: quote.currency });
  const isSeen =
    dueToday.amount === quote.dueToday &&
    (!nextCharge || nextCharge.amount === quote.nextCharge?.amount);
  if (!isSeen) throw priceChanged(quote);
}

export interface Placing {
  buyerId: number;
  wish: OrderWish;
  quoted: QuotedOrder;
  method: ChosenMethod;
}

interface Placed {
  purchase: number;
  /** To be charged. */
  payment?: number;
  /** An older payment for the product that waits for its buyer, to be cancelled before. */
  obstacle?: number;
}

/** Writes an order down; what is charged at a provider is sent after. */
export async function place(
  trx: Trx,
  deps: PurchaseDeps,
  { buyerId, wish, quoted, method }: Placing,
): Promise<Placed> {
  const { clock } = deps;
  const order = method.type === 'noCharge' ? withoutCharge(quoted.order) : quoted.order;
  await lockAccess(trx, buyerId);
  const request = { id: wish.requestId, hash: hashOfBody(wish.body), methodId: method.id };
  const live = await findLive(trx, clock, { userId: buyerId, moduleId: order.moduleId });
  if (live) return standBeside(trx, live, request);
  const rival = await findRival(trx, order);
  if (rival?.status === 'sent') throw busy();
  if (rival) return { purchase: rival.purchase_id, obstacle: rival.id };
  await wish.staff?.check(trx, order);
  const cause: Cause = {
    actorId: wish.staff?.id ?? buyerId,
    reason: wish.staff?.reason ?? 'Bought',
    requestId: wish.requestId,
  };
  const now = clock.now();
  const { billTo } = wish;
  const shipping = wish.shipping && requirePlace(wish.shipping);
  const sale = { userId: buyerId, order, method, request, shipping, billTo };
  const purchase = await insertPurchase(trx, sale, now);
  await claimAll(trx, { purchase, order, now });
  if (order.dueToday === 0) {
    if (order.credit > 0) await payByCredit(trx, deps, { purchase, order, cause });
    else await beginPurchase(trx, deps, { purchase, captured: 0, cause });
    return { purchase: purchase.id };
  }
  const first = { purchase, order, method, actorId: wish.staff?.id ?? null };
  const payment = await insertFirstPayment(trx, first, now);
  if (method.type !== 'offline') {
    // Whatever the provider answers, the log says who sold it and why.
    if (wish.staff) await notePurchase(trx, purchase.id, { ...cause, clock, action: 'sell' });
    return { purchase: purchase.id, payment };
  }
  await payOffline(trx, deps, payment, cause);
  return { purchase: purchase.id };
}

/** What credits paid whole is sold like for money: it has a payment, of nothing, for its receipt and its tax. */
async function payByCredit(
  trx: Trx,
  deps: PurchaseDeps,
  { purchase, order, cause }: { purchase: PurchaseRow; order: Order; cause: Cause },
): Promise<void> {
  const method: ChosenMethod = { type: 'noCharge', id: null, provider: null };
  const first = { purchase, order, method, actorId: null };
  const payment = await insertFirstPayment(trx, first, deps.clock.now());
  await payOffline(trx, deps, payment, { ...cause, reason: 'Paid with credit' });
}
