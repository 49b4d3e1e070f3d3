import type { Schema } from '@uplink/api-client';
import { DEFAULT_COUPON } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { isUsable } from './coupons.repository.ts';
import { toPrice } from './price.view.ts';
import { isSold, type PriceRow, priceColumns } from './prices.repository.ts';

/** What lists show of the plans of a product. */
export interface ShownPrices {
  price: Schema<'Price'> | null;
  plan: Schema<'Price'> | null;
}

/** The plans everyone sees, of many products in one query, by the product's id. */
export async function selectUsualPrices(
  db: Kysely<DB>,
  moduleIds: readonly number[],
  at: Date,
): Promise<Map<number, ShownPrices>> {
  const { rows } = await sql<PriceRow>`
    select ${priceColumns} from price
    join coupon on coupon.id = price.coupon_id
    join module m on m.id = price.module_id
    where price.module_id = any (${moduleIds}::bigint[]) and coupon.code = ${DEFAULT_COUPON}
      and price.retired_at is null and ${isSold} and ${isUsable({ context: 'checkout', at })}
    order by price.module_id, price.position, price.id`.execute(db);
  const plans = new Map<number, Schema<'Price'>[]>();
  for (const row of rows) {
    const price = toPrice(row, { hasTried: false });
    plans.set(row.module_id, [...(plans.get(row.module_id) ?? []), price]);
  }
  return new Map([...plans].map(([id, all]) => [id, toShown(all)]));
}

/** The plan a list of plans opens with, and the first one that is paid in parts. */
export function toShown(plans: readonly Schema<'Price'>[]): ShownPrices {
  const price = plans.find(({ isDefault }) => isDefault) ?? plans[0] ?? null;
  const plan = plans.find((one) => one !== price && one.type === 'paymentPlan') ?? null;
  return { price, plan };
}
