import type { Schema } from '@uplink/api-client';
import { DEFAULT_COUPON } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { isUsable } from '../pricing/coupons.repository.ts';
import { toPrice } from '../pricing/price.view.ts';
import { isSold, type PriceRow, priceColumns } from '../pricing/prices.repository.ts';

/** What public pages show of the plans of a product. */
interface ShownPrices {
  price: Schema<'Price'> | null;
  plan: Schema<'Price'> | null;
}

/** The same as its checkout page opens with, and the coupon of that page. */
export interface PagePrices extends ShownPrices {
  couponCode: string | null;
}

interface ShownRow extends PriceRow {
  page_coupon: string | null;
}

/**
 * What many products cost without a coupon, in one query, by the product's id: the plans of its checkout page
 * with the coupon of that page, those that it offers, or the usual ones.
 */
export async function selectShownPrices(
  db: Kysely<DB>,
  moduleIds: readonly number[],
  at: Date,
): Promise<Map<number, PagePrices>> {
  const use = { context: 'checkout', at } as const;
  const { rows } = await sql<ShownRow>`
    select ${priceColumns}, own.code as page_coupon from module m
    left join lateral (
      select checkout.price_ids, checkout.coupon_code from checkout
      where checkout.module_id = m.id and checkout.is_public and checkout.deleted_at is null
      order by checkout.id limit 1
    ) page on true
    left join lateral (
      select coupon.id, coupon.code from coupon
      where coupon.module_id = m.id and coupon.code = upper(page.coupon_code) and ${isUsable(use)}
    ) own on true
    join price on price.module_id = m.id and price.retired_at is null
    left join coupon on coupon.id = price.coupon_id
    where m.id = any (${moduleIds}::bigint[]) and ${isSold} and case
      when own.id is not null then price.coupon_id = own.id
      when cardinality(page.price_ids) > 0 then price.id = any (page.price_ids)
      else coupon.code = ${DEFAULT_COUPON} and ${isUsable(use)} end
    order by m.id, array_position(case when own.id is null then page.price_ids end, price.id),
      price.position, price.id`.execute(db);
  const plans = new Map<number, ShownRow[]>();
  for (const row of rows) plans.set(row.module_id, [...(plans.get(row.module_id) ?? []), row]);
  return new Map(
    [...plans].map(([id, all]) => [
      id,
      {
        ...toShown(all.map((row) => toPrice(row, { hasTried: false }))),
        couponCode: all[0]?.page_coupon ?? null,
      },
    ]),
  );
}

/** The plan a list of plans opens with, and the first one that is paid in parts. */
export function toShown(plans: readonly Schema<'Price'>[]): ShownPrices {
  const price = plans.find(({ isDefault }) => isDefault) ?? plans[0] ?? null;
  const plan = plans.find((one) => one !== price && one.type === 'paymentPlan') ?? null;
  return { price, plan };
}
