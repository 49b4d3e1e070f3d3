import type { Schema } from '@uplink/api-client';
import { isLivePurchase, taxOf, UNKNOWN_PAYMENT_METHOD, withTax } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict, notFound, priceChanged, unprocessable } from '../../plugins/errors/errors.ts';
import { type CrosssellRow, selectCrosssells } from '../pricing/crosssells.repository.ts';
import { resultOfPayment } from './purchase-result.ts';
import type { PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { listLines, lockPurchase } from './purchases.repository.ts';
import { hashOfBody, sameRequest } from './requests.ts';
import { sendPayment } from './send-payment.ts';
import { payOffline } from './settle-payment.ts';

type Trx = Transaction<DB>;

/** How long after a purchase its offers can be accepted. */
const offerHours = 24;

/** Adds an offer to a purchase just made, with a charge of its own by the method of the purchase. */
export async function acceptUpsell(
  deps: PurchaseDeps,
  userId: number,
  purchaseId: number,
  { requestId, ...wish }: Schema<'UpsellPurchase'>,
): Promise<Schema<'PurchaseResult'>> {
  const payment = await deps.db.transaction().execute(async (trx) => {
    await requireOwn(trx, userId, purchaseId);
    const purchase = await lockPurchase(trx, purchaseId);
    const known = await findKnown(trx, purchaseId, requestId, wish);
    return known ?? openUpsell(trx, deps, purchase, { requestId, ...wish });
  });
  await sendPayment(deps, payment);
  return resultOfPayment(deps, payment);
}

async function requireOwn(trx: Trx, userId: number, purchaseId: number): Promise<void> {
  const own = await trx
    .selectFrom('purchase')
    .select('id')
    .where('id', '=', purchaseId)
    .where('user_id', '=', userId)
    .where('started_at', 'is not', null)
    .executeTakeFirst();
  if (!own) throw notFound('This purchase does not exist.');
}

async function findKnown(
  trx: Trx,
  purchaseId: number,
  requestId: string,
  wish: object,
): Promise<number | undefined> {
  const known = await trx
    .selectFrom('payment')
    .select(['id', 'request_hash'])
    .where('purchase_id', '=', purchaseId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (known) sameRequest(known.request_hash ?? '', wish);
  return known?.id;
}

async function openUpsell(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
  { requestId, ...wish }: Schema<'UpsellPurchase'>,
): Promise<number> {
  const now = deps.clock.now();
  const offer = await findOffer(trx, purchase, wish.crosssellId, now);
  if (!offer) throw unprocessable('This offer is no longer available.');
  await refuseOpenPayment(trx, purchase.id);
  const rate = { rate: purchase.tax_rate, isIncluded: purchase.is_tax_included };
  const [amount, tax] = [withTax(offer.amount ?? 0, rate), taxOf(offer.amount ?? 0, rate)];
  if (wish.dueToday.amount !== amount || wish.dueToday.currency !== purchase.currency)
    throw priceChanged();
  const line = await putLine(trx, purchase, { ...offer, tax }, now);
  const isFree = amount === 0;
  const { id } = await trx
    .insertInto('payment')
    .values({
      purchase_id: purchase.id,
      kind: 'upsell',
      line_id: line,
      payment_type: isFree ? 'noCharge' : purchase.payment_type,
      provider: isFree ? null : await providerOfMethod(trx, purchase),
      method_id: isFree ? null : purchase.method_id,
      amount,
      tax,
      currency: purchase.currency,
      status: 'due',
      // With purchase and offer: the request id may have been used for something else.
      idempotency_key: `${purchase.user_id}-${requestId}-${purchase.id}-${wish.crosssellId}`,
      request_id: requestId,
      request_hash: hashOfBody(wish),
      actor_id: purchase.user_id,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cause = { actorId: purchase.user_id, reason: 'Free offer accepted', requestId };
  if (isFree) await payOffline(trx, deps, id, cause);
  return id;
}

/**
 * An offer of the plan or page the purchase was made by. One that follows another needs that to be accepted
 * (upsell) or not (downsell), and no one is offered what they have.
 */
async function findOffer(
  trx: Trx,
  purchase: PurchaseRow,
  crosssellId: number,
  now: Date,
): Promise<CrosssellRow | undefined> {
  const { started_at: startedAt, status, checkout_id, price_id, user_id } = purchase;
  const isRecent = startedAt && now.getTime() - startedAt.getTime() <= offerHours * 3_600_000;
  if (!isRecent || !isLivePurchase(status) || status === 'paused') return undefined;
  const place = checkout_id === null ? { priceId: price_id } : { checkoutId: checkout_id };
  const offered = await selectCrosssells(trx, place, { buyerId: user_id, at: now });
  const offer = offered.find((one) => one.crosssell_id === crosssellId);
  if (!offer || offer.kind === 'orderbump' || offer.currency !== purchase.currency)
    return undefined;
  const lines = (await listLines(trx, purchase.id)).filter((line) => line.is_paid);
  if (lines.some((line) => line.module_id === offer.module_id)) return undefined;
  if (offer.parent_id === null) return offer;
  const isParentTaken = lines.some((line) => line.crosssell_id === offer.parent_id);
  return isParentTaken === (offer.kind === 'upsell') ? offer : undefined;
}

async function refuseOpenPayment(trx: Trx, purchaseId: number): Promise<void> {
  const open = await trx
    .selectFrom('payment')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('status', 'in', ['due', 'sent', 'authenticating'])
    .executeTakeFirst();
  if (open)
    throw conflict('Another payment of this purchase is still open. Try again in a moment.');
}

/** The line waits for its charge. One whose charge failed is asked for again. */
async function putLine(
  trx: Trx,
  purchase: PurchaseRow,
  offer: CrosssellRow & { tax: number },
  now: Date,
): Promise<number> {
  const line = {
    kind: offer.kind,
    price_id: offer.id,
    crosssell_id: offer.crosssell_id,
    name: offer.product_name,
    list_amount: offer.amount ?? 0,
    tax: offer.tax,
    valid_days: offer.valid_days,
    created_at: now,
  };
  const { id } = await trx
    .insertInto('purchase_line')
    .values({ ...line, purchase_id: purchase.id, module_id: offer.module_id })
    .onConflict((conflict) =>
      conflict
        .columns(['purchase_id', 'module_id'])
        .doUpdateSet(line)
        .where('purchase_line.is_paid', '=', false),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function providerOfMethod(trx: Trx, { method_id }: PurchaseRow): Promise<string> {
  const method = await trx
    .selectFrom('payment_method')
    .select('provider')
    .where('id', '=', method_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!method) throw unprocessable(UNKNOWN_PAYMENT_METHOD);
  return method.provider;
}
