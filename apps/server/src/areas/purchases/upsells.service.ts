import type { Schema } from '@uplink/api-client';
import { isLivePurchase, taxOf, withTax } from '@uplink/api-client/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict, notFound, priceChanged, unprocessable } from '../../plugins/errors/errors.ts';
import { sendPayment } from './charge.service.ts';
import type { PurchaseDeps, PurchaseRow } from './order.ts';
import { resultOfPayment } from './purchase-result.ts';
import { lockPurchase } from './purchases.repository.ts';
import { hashOfBody, sameRequest } from './requests.ts';

type Trx = Transaction<DB>;

/** How long after a purchase its offers can be accepted. */
const offerHours = 24;

interface Offer {
  id: number;
  kind: 'upsell' | 'downsell';
  moduleId: number;
  priceId: number;
  name: string;
  amount: number;
  validDays: number | null;
}

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
  { clock }: PurchaseDeps,
  purchase: PurchaseRow,
  { requestId, ...wish }: Schema<'UpsellPurchase'>,
): Promise<number> {
  const now = clock.now();
  const offer = await findOffer(trx, purchase, wish.crosssellId, now);
  if (!offer) throw unprocessable('This offer is no longer available.');
  await refuseOpenPayment(trx, purchase.id);
  const rate = { rate: purchase.tax_rate, isIncluded: purchase.is_tax_included };
  const [amount, tax] = [withTax(offer.amount, rate), taxOf(offer.amount, rate)];
  if (wish.dueToday.amount !== amount || wish.dueToday.currency !== purchase.currency)
    throw priceChanged();
  const line = await putLine(trx, purchase, { ...offer, tax }, now);
  const { id } = await trx
    .insertInto('payment')
    .values({
      purchase_id: purchase.id,
      kind: 'upsell',
      line_id: line,
      payment_type: purchase.payment_type,
      provider: await providerOfMethod(trx, purchase),
      method_id: purchase.method_id,
      amount,
      tax,
      currency: purchase.currency,
      status: 'due',
      idempotency_key: `${purchase.user_id}-${requestId}`,
      request_id: requestId,
      request_hash: hashOfBody(wish),
      actor_id: purchase.user_id,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * An offer of the plan or page the purchase was made by. One that follows another needs that to be accepted
 * (upsell) or not (downsell), and nobody is offered what they have.
 */
async function findOffer(
  trx: Trx,
  purchase: PurchaseRow,
  crosssellId: number,
  now: Date,
): Promise<Offer | undefined> {
  const { started_at: startedAt, status } = purchase;
  const isRecent = startedAt && now.getTime() - startedAt.getTime() <= offerHours * 3_600_000;
  if (!isRecent || !isLivePurchase(status) || status === 'paused') return undefined;
  const { rows } = await sql<Offer>`
    select c.id, c.type as kind, m.id as "moduleId", p.id as "priceId", m.name, p.amount, p.valid_days as "validDays"
    from crosssell c
    join price p on p.id = c.new_price_id and p.type = 'oneTime' and p.retired_at is null
      and p.currency = ${purchase.currency}
    join module m on m.id = c.module_id and m.is_public and m.deleted_at is null
    where c.id = ${crosssellId} and c.removed_at is null and c.type in ('upsell', 'downsell')
      and (c.price_id = ${purchase.price_id} or c.checkout_id = ${purchase.checkout_id})
      and (c.parent_id is null or (c.type = 'upsell') = exists (select 1 from purchase_line l
        where l.purchase_id = ${purchase.id} and l.crosssell_id = c.parent_id and l.is_paid))
      and not exists (select 1 from purchase_line l
        where l.purchase_id = ${purchase.id} and l.module_id = c.module_id and l.is_paid)
      and not exists (select 1 from learner_module own
        where own.user_id = ${purchase.user_id} and own.module_id = c.module_id and own.status < 100
          and own.status <> 4)`.execute(trx);
  return rows[0];
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
  offer: Offer & { tax: number },
  now: Date,
): Promise<number> {
  const line = {
    kind: offer.kind,
    price_id: offer.priceId,
    crosssell_id: offer.id,
    name: offer.name,
    list_amount: offer.amount,
    tax: offer.tax,
    valid_days: offer.validDays,
    created_at: now,
  };
  const { id } = await trx
    .insertInto('purchase_line')
    .values({ ...line, purchase_id: purchase.id, module_id: offer.moduleId })
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
  if (!method) throw unprocessable('Unknown payment method');
  return method.provider;
}
