import type { Schema } from '@uplink/api-client';
import { DEFAULT_COUPON, type PlanType } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { CoverRow } from '../catalog/cover.view.ts';

export interface PriceRow {
  id: number;
  module_id: number;
  coupon_id: number | null;
  type: PlanType;
  amount: number | null;
  months: number | null;
  total: number | null;
  currency: string;
  trial_days: number | null;
  enrollment_fee: number;
  valid_days: number | null;
  is_default: boolean;
  /** What the equal plan of DEFAULT costs, if there is one and it costs more. */
  list_price: number | null;
}

/**
 * The least that an equal plan of DEFAULT costs: of the same type, as many payments, and as long an access.
 */
const listPrice = sql<number | null>`(
  select min(coalesce(usual.total, usual.amount)) from price usual
  join coupon usual_list on usual_list.id = usual.coupon_id
  where usual_list.module_id = price.module_id and usual_list.code = ${DEFAULT_COUPON}
    and usual.retired_at is null and usual.type = price.type and usual.currency = price.currency
    and usual.months is not distinct from price.months
    and usual.valid_days is not distinct from price.valid_days
  having min(coalesce(usual.total, usual.amount)) > coalesce(price.total, price.amount))`;

export const priceColumns = sql`price.id, price.module_id, price.coupon_id, price.type, price.amount,
  price.months, price.total, price.currency, price.trial_days, price.enrollment_fee, price.valid_days,
  price.is_default, ${listPrice} as list_price`;

/** The plans of a coupon in their order. */
export async function selectPrices(db: Kysely<DB>, couponId: number): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select ${priceColumns} from price
    where price.coupon_id = ${couponId} and price.retired_at is null
    order by price.position, price.id limit 50`.execute(db);
  return rows;
}

export interface SoldRow extends CoverRow {
  id: number;
  name: string;
  type: Schema<'ModuleKind'>;
  asks_shipping: boolean;
  asks_tshirt: boolean;
}

/** Published and in the catalogue or an add-on's own, with what it is a part of: the rest is never sold. */
export const isSold = sql<boolean>`(m.is_public and (not m.hidden or exists (select 1 from addon
    where addon.module_id = m.id and addon.is_custom and addon.removed_at is null)) and not m.not_clickable and m.deleted_at is null
  and (m.type <> 4 or exists (select 1 from lesson join module product on product.id = lesson.product_id
    where lesson.module_id = m.id and product.is_public and product.deleted_at is null)))`;

/** A product that can be bought. */
export async function findSold(db: Kysely<DB>, moduleId: number): Promise<SoldRow | undefined> {
  const { rows } = await sql<SoldRow>`
    select m.id, m.name, m.unique_name, m.type, m.cover_motif, m.cover_hue, coalesce(sale.asks_shipping, false) as asks_shipping,
      coalesce(sale.asks_tshirt, false) as asks_tshirt
    from module m left join product_sale sale on sale.module_id = m.id
    where m.id = ${moduleId} and ${isSold}`.execute(db);
  return rows[0];
}

/** Whether someone may still try a product: once each. */
export async function hasTried(
  db: Kysely<DB>,
  userId: number | null,
  moduleId: number,
): Promise<boolean> {
  if (userId === null) return false;
  const row = await db
    .selectFrom('trial_use')
    .select('module_id')
    .where('user_id', '=', userId)
    .where('module_id', '=', moduleId)
    .executeTakeFirst();
  return row !== undefined;
}

export const toSoldProduct = (row: Pick<SoldRow, 'id' | 'name' | 'unique_name' | 'type'>) => ({
  id: row.id,
  name: row.name,
  uniqueName: row.unique_name,
  type: row.type,
});
