import { type CouponContext, DEFAULT_COUPON } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { isCouponUsable } from './coupons.repository.ts';
import { invalidCoupon } from './coupons.service.ts';
import { isSold, type PriceRow, priceColumns } from './prices.repository.ts';

export interface PriceChoice {
  priceId: number;
  buyerId: number | null;
  context: CouponContext;
  /** The code that goes with the order; in the app, having entered it before is enough. */
  couponCode?: string | undefined;
  /** The checkout page the order comes from. */
  checkoutId?: number | undefined;
  at: Date;
}

export interface OfferedPrice extends PriceRow {
  code: string | null;
  replaced_module_id: number | null;
}

interface FoundPrice extends OfferedPrice {
  is_entered: boolean;
  is_on_checkout: boolean;
  is_of_addon: boolean;
}

/** The price of an order: no one buys by one that isn't offered to them, and no one learns of others. */
export async function offeredPrice(db: Kysely<DB>, choice: PriceChoice): Promise<OfferedPrice> {
  const { context, couponCode, at } = choice;
  const price = await findPrice(db, choice);
  const refusal =
    couponCode === undefined ? notFound('This price is not available.') : invalidCoupon();
  if (!price) throw refusal;
  if (context === 'checkout' && price.is_on_checkout) return price;
  if (context === 'admin' && price.is_of_addon) return price;
  if (price.coupon_id === null || price.code === null) throw refusal;
  const isKnown =
    price.code === DEFAULT_COUPON ||
    price.is_entered ||
    context === 'admin' ||
    couponCode?.toUpperCase() === price.code;
  if (!isKnown) throw refusal;
  if (price.code === DEFAULT_COUPON && context === 'admin') return price;
  if (!(await isCouponUsable(db, price.coupon_id, { context, at }))) throw invalidCoupon();
  return price;
}

async function findPrice(
  db: Kysely<DB>,
  { priceId, buyerId, checkoutId }: PriceChoice,
): Promise<FoundPrice | undefined> {
  const { rows } = await sql<FoundPrice>`
    select ${priceColumns}, coupon.code, coupon.replaced_module_id,
      exists (select 1 from coupon_entry entry
        where entry.user_id = ${buyerId} and entry.coupon_id = coupon.id) as is_entered,
      exists (select 1 from checkout page where page.id = ${checkoutId ?? null} and page.deleted_at is null
        and page.module_id = price.module_id and price.id = any (page.price_ids)) as is_on_checkout,
      exists (select 1 from addon where addon.price_id = price.id and addon.removed_at is null) as is_of_addon
    from price
    join module m on m.id = price.module_id
    left join coupon on coupon.id = price.coupon_id
    where price.id = ${priceId} and price.retired_at is null and ${isSold}`.execute(db);
  return rows[0];
}
