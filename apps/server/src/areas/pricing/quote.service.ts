import type { Schema } from '@uplink/api-client';
import { DEFAULT_COUPON } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict, unprocessable } from '../../plugins/errors/errors.ts';
import type { TaxAddress, TaxProvider } from '../../providers/tax/tax.ts';
import { waitsForOf } from '../catalog/prerequisites.ts';
import { readBalance } from './credits.service.ts';
import { type CrosssellRow, selectCrosssells } from './crosssells.repository.ts';
import { productOf, reachable } from './crosssells.service.ts';
import { type OfferedPrice, offeredPrice, type PriceChoice } from './offered-price.ts';
import { selectOpenCohorts } from './open-cohorts.ts';
import { findSold, hasTried, toSoldProduct } from './prices.repository.ts';
import { quoteSale } from './quote.rules.ts';
import type { Extra } from './quote-figures.rules.ts';
import type { QuotedOrder } from './quoted-order.ts';

export interface QuoteDeps {
  db: Kysely<DB>;
  tax: TaxProvider;
}

/** What someone wants to buy. */
export interface OrderRequest extends PriceChoice {
  /** The cohort of a program. */
  cohortId?: number | undefined;
  crosssellIds: number[];
  useCredits: boolean;
  /** The unique name of the buyer's product that this one replaces. */
  replacedProduct?: string | undefined;
  shipping?: Schema<'Shipping'> | undefined;
}

/**
 * The one place where the figures of an order are made: what the buyer is shown, and what the purchase
 * keeps. Refuses what isn't offered to them. Not for use inside a transaction: it may ask who knows the tax.
 */
export async function quoteOrder(
  { db, tax }: QuoteDeps,
  request: OrderRequest,
): Promise<QuotedOrder> {
  const { buyerId, at } = request;
  const price = await offeredPrice(db, request);
  const product = await findSold(db, price.module_id);
  if (!product) throw new Error(`Price ${price.id} was offered, and its product is not sold.`);
  const [extras, isTried, replacedPurchaseId, credits, waiting] = await Promise.all([
    chooseExtras(db, price, request),
    hasTried(db, buyerId, product.id),
    findReplaced(db, price, request),
    request.useCredits && buyerId !== null ? readBalance(db, buyerId, price.currency) : 0,
    waitsForOf(db, product.id, buyerId),
    checkCohort(db, price.module_id, request),
    refuseOwned(db, price.module_id, buyerId),
  ]);
  const address = await addressOf(db, request);
  const quoted = quoteSale({
    product: toSoldProduct(product),
    price: { ...price, enrollmentFee: price.enrollment_fee, validDays: price.valid_days },
    trialDays: isTried ? null : price.trial_days,
    listPrice: price.list_price,
    coupon: price.coupon_id === null ? null : toCoupon(price.coupon_id, price.code),
    extras,
    tax: await tax.rateFor({ address, amount: amountOf(price, extras), currency: price.currency }),
    credits,
    cohortId: request.cohortId ?? null,
    replacedPurchaseId,
    checkoutId: request.checkoutId ?? null,
    at,
  });
  const quote = {
    ...quoted.quote,
    ...(address === null && tax.addsTax && { isTaxPending: true as const }),
    ...waiting,
  };
  return { ...quoted, quote };
}

/** All items sold: a free product is taxed for the paid offers with it. */
const amountOf = (price: OfferedPrice, extras: Extra[]): number =>
  extras.reduce(
    (total, { amount }) => total + amount,
    (price.total ?? price.amount ?? 0) + price.enrollment_fee,
  );

const toCoupon = (id: number, code: string | null) => ({
  id,
  code: code === DEFAULT_COUPON ? null : code,
});

const gone = () => unprocessable('This offer is no longer available.');

async function chooseExtras(
  db: Kysely<DB>,
  price: OfferedPrice,
  { buyerId, crosssellIds, checkoutId, context, at }: OrderRequest,
): Promise<Extra[]> {
  if (crosssellIds.length === 0) return [];
  const place = context === 'checkout' && checkoutId ? { checkoutId } : { priceId: price.id };
  const offered = reachable(await selectCrosssells(db, place, { buyerId, at }));
  const chosen = new Set(crosssellIds);
  const rows = offered.filter(({ crosssell_id }) => chosen.has(crosssell_id));
  const products = new Set([price.module_id, ...rows.map(({ module_id }) => module_id)]);
  const isSound =
    rows.length === crosssellIds.length &&
    products.size === rows.length + 1 &&
    rows.every((row) => row.currency === price.currency && followsChoice(row, chosen));
  if (!isSound) throw gone();
  return rows.map(toExtra);
}

/** An upsell follows an offer that was taken, a downsell one that was not. */
function followsChoice({ kind, parent_id: parent }: CrosssellRow, chosen: Set<number>): boolean {
  if (parent === null) return true;
  return kind === 'downsell' ? !chosen.has(parent) : chosen.has(parent);
}

const toExtra = (row: CrosssellRow): Extra => ({
  id: row.crosssell_id,
  kind: row.kind,
  product: productOf(row),
  priceId: row.id,
  amount: row.amount ?? 0,
  validDays: row.valid_days,
});

/** The buyer's purchase that this one replaces; prices of a migration need it, and only these replace what is still owed. */
async function findReplaced(
  db: Kysely<DB>,
  price: OfferedPrice,
  { buyerId, replacedProduct, context }: OrderRequest,
): Promise<number | null> {
  const needed = context === 'admin' ? null : price.replaced_module_id;
  if (replacedProduct === undefined && needed === null) return null;
  const { rows } = await sql<{ id: number; name: string; owes: boolean }>`
    select owned.id, m.name, owned.plan_type = 'paymentPlan' and owned.balance_due > 0 as owes
    from purchase owned join module m on m.id = owned.module_id
    where owned.user_id = ${buyerId} and m.unique_name = ${replacedProduct ?? null}
      and owned.module_id <> ${price.module_id} and owned.module_id = coalesce(${needed}, owned.module_id)
      and owned.status in ('active', 'cancelled', 'paused') order by owned.id`.execute(db);
  const [owned] = rows;
  if (!owned) throw unprocessable('You need the product that this one replaces.');
  if (owned.owes && needed === null)
    throw unprocessable(`Pay what is left of ${owned.name} before you replace it.`);
  return owned.id;
}

async function checkCohort(
  db: Kysely<DB>,
  moduleId: number,
  { cohortId, at }: OrderRequest,
): Promise<void> {
  if (cohortId === undefined) return;
  const cohort = (await selectOpenCohorts(db, moduleId, at)).find(({ id }) => id === cohortId);
  if (!cohort) throw unprocessable("This cohort can't be joined.");
  if (cohort.seatsLeft === 0) throw conflict('This cohort is full. Choose another one.');
}

/** A product is bought once at a time. One that is being paid for may be asked for again. */
async function refuseOwned(
  db: Kysely<DB>,
  moduleId: number,
  buyerId: number | null,
): Promise<void> {
  const { rows } = await sql`
    select 1 from purchase where user_id = ${buyerId} and module_id = ${moduleId}
      and (status in ('active', 'paused', 'cancelled') or (status = 'failed' and started_at is not null))
    -- A lesson of what one has.
    union all select 1 from lesson l cross join lateral containers_of(l.product_id) c
    join access_grant g on g.module_id = c.id and g.user_id = ${buyerId} and g.state = 'active'
    where l.module_id = ${moduleId}`.execute(db);
  if (rows.length > 0) throw conflict('You already have this product.');
}

/** Where tax is due: where it is sent, else where the buyer lives. */
async function addressOf(
  db: Kysely<DB>,
  { shipping, buyerId }: OrderRequest,
): Promise<TaxAddress | null> {
  if (shipping) return shipping;
  const row = await db
    .selectFrom('app_user')
    .select(['country', 'state', 'city', 'zip'])
    .where('id', '=', buyerId)
    .executeTakeFirst();
  return row?.country ? { ...row, country: row.country } : null;
}
