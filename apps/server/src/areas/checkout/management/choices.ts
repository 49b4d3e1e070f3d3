import type { Schema } from '@uplink/api-client';
import { DEFAULT_COUPON } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { isInner } from '../../module-kinds.ts';
import { findCoupon, isUsable } from '../../pricing/coupons.repository.ts';
import { toPrice } from '../../pricing/price.view.ts';
import { isSold, selectPrices } from '../../pricing/prices.repository.ts';
import { productRef } from '../../refs.ts';

/** What a page of this product can offer now. */
export async function readChoices(
  db: Kysely<DB>,
  moduleId: number,
  at: Date,
): Promise<Schema<'CheckoutChoices'>> {
  const use = { context: 'checkout', at } as const;
  const usual = await findCoupon(db, { moduleId, code: DEFAULT_COUPON }, use);
  const { rows } = await sql<{ code: string }>`
    select coupon.code from coupon
    where coupon.module_id = ${moduleId} and coupon.code <> ${DEFAULT_COUPON}
      and coupon.replaced_module_id is null and ${isUsable(use)}
    order by coupon.code limit 100`.execute(db);
  const sale = await db
    .selectFrom('product_sale')
    .selectAll()
    .where('module_id', '=', moduleId)
    .executeTakeFirst();
  const prices = usual ? await selectPrices(db, usual.id) : [];
  return {
    prices: prices.map((row) => toPrice(row, { hasTried: false })),
    coupons: rows.map(({ code }) => code),
    asksAddress: sale?.asks_shipping ?? false,
    asksTshirt: sale?.asks_tshirt ?? false,
  };
}

/** What a product costs at once, without a coupon. */
export const usualPriceOf = (moduleId: string) => sql<Schema<'Money'> | null>`(
  select jsonb_build_object('amount', usual.amount, 'currency', usual.currency)
  from price usual join coupon list on list.id = usual.coupon_id
  where usual.module_id = ${sql.ref(moduleId)} and list.code = ${DEFAULT_COUPON} and list.removed_at is null
    and usual.retired_at is null and usual.type in ('oneTime', 'free') order by usual.amount limit 1)`;

/** Add-ons, and products that are sold, each by name. */
export async function listOfferable(
  db: Kysely<DB>,
  search: string | undefined,
): Promise<Schema<'OfferableProduct'>[]> {
  const words = search ?? null;
  const { rows } = await sql<{
    product: Schema<'SoldProduct'>;
    usual: Schema<'Money'> | null;
    addon: Schema<'OfferableAddon'> | null;
  }>`
    (select ${productRef('m')} as product, ${usualPriceOf('m.id')} as usual, jsonb_build_object('id', a.id,
        'name', a.name, 'checkoutPrice', jsonb_build_object('amount', price.amount, 'currency', price.currency),
        'title', a.title, 'text', a.text) as addon
      from addon a join module m on m.id = a.module_id join price on price.id = a.price_id
      where a.removed_at is null and ${isSold} and (${words}::text is null
        or position(lower(${words}) in lower(a.name || ' ' || m.name)) > 0)
      order by a.name, a.id limit 20)
    union all
    (select ${productRef('m')}, ${usualPriceOf('m.id')}, null from module m
      where ${isSold} and not m.hidden and not ${isInner('m')}
        and (${words}::text is null or position(lower(${words}) in lower(m.name)) > 0)
      order by m.name, m.id limit 20)`.execute(db);
  return rows.map(({ usual, ...row }) => ({ ...row, usualPrice: usual }));
}

/** These products as links name them; those that are no longer sold are missing where `sold` is asked. */
export async function selectProducts(
  db: Kysely<DB>,
  ids: readonly number[],
  which: 'all' | 'sold' = 'all',
): Promise<Schema<'SoldProduct'>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ product: Schema<'SoldProduct'> }>`
    select ${productRef('m')} as product from module m
    where m.id = any (${[...ids]}::bigint[]) and (${which === 'all'} or ${isSold}) order by m.id`.execute(
    db,
  );
  return rows.map(({ product }) => product);
}
