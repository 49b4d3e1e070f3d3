import type { Schema } from '@uplink/api-client';
import { DEFAULT_COUPON } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { type CouponRow, findCoupon } from '../pricing/coupons.repository.ts';
import { openCoupon } from '../pricing/coupons.service.ts';
import { toPrice } from '../pricing/price.view.ts';
import { type PriceRow, priceColumns, selectPrices } from '../pricing/prices.repository.ts';
import type { OpenPage } from './checkout.repository.ts';

/** Where someone looks at prices, and when. */
export interface Look {
  /** The network it comes from. */
  origin: string;
  at: Date;
}

const context = 'checkout';

/** The coupon that a page opens with, while it can be used. */
export async function findPageCoupon(
  db: Kysely<DB>,
  { moduleId, couponCode }: OpenPage,
  at: Date,
): Promise<CouponRow | undefined> {
  if (couponCode === null) return undefined;
  return findCoupon(db, { moduleId, code: couponCode }, { context, at });
}

/** The prices of a page without a coupon: the plans it offers in its order, or all that everyone sees. */
export async function readUsualPrices(
  db: Kysely<DB>,
  { moduleId, priceIds }: OpenPage,
  at: Date,
): Promise<Schema<'Price'>[]> {
  if (priceIds.length > 0) {
    const { rows } = await sql<PriceRow>`
      select ${priceColumns} from price
      where price.id = any (${priceIds}::bigint[]) and price.module_id = ${moduleId} and price.retired_at is null
      order by array_position(${priceIds}::bigint[], price.id)`.execute(db);
    return rows.map(toPagePrice);
  }
  const usual = await findCoupon(db, { moduleId, code: DEFAULT_COUPON }, { context, at });
  return usual ? readCouponPrices(db, usual) : [];
}

export async function readCouponPrices(
  db: Kysely<DB>,
  coupon: CouponRow,
): Promise<Schema<'Price'>[]> {
  return (await selectPrices(db, coupon.id)).map(toPagePrice);
}

/** The prices of a code someone typed; undefined for codes that can't be used here, whatever the reason. */
export async function readTypedPrices(
  db: Kysely<DB>,
  { moduleId }: OpenPage,
  code: string,
  { origin, at }: Look,
): Promise<Schema<'Price'>[] | undefined> {
  const guess = { moduleId, code, context, buyerId: null, address: origin, at } as const;
  const coupon = await openCoupon(db, guess);
  return coupon && readCouponPrices(db, coupon);
}

/** On a public page no one has tried anything. */
const toPagePrice = (row: PriceRow) => toPrice(row, { hasTried: false });
