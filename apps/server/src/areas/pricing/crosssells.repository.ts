import type { Schema } from '@uplink/api-client';
import type { CrosssellType } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { CoverRow } from '../catalog/cover.view.ts';
import { isSold, type PriceRow, priceColumns } from './prices.repository.ts';

export interface CrosssellRow extends PriceRow, CoverRow {
  crosssell_id: number;
  kind: CrosssellType;
  parent_id: number | null;
  title: string;
  text: string;
  product_name: string;
  product_type: Schema<'ModuleKind'>;
  image: string | null;
  /** The price of the product on its own, if that is more. */
  usual_price: number | null;
}

/** What offers belong to: a plan, or a checkout page. */
export type OfferPlace = { priceId: number } | { checkoutId: number };

const usualPrice = sql<number | null>`(
  select min(usual.amount) from price usual
  join coupon usual_list on usual_list.id = usual.coupon_id and usual_list.code = 'DEFAULT'
  where usual_list.module_id = price.module_id and usual.retired_at is null
    and usual.type = 'oneTime' and usual.currency = price.currency
  having min(usual.amount) > price.amount)`;

/**
 * What can be offered to someone there: products that are sold and that they don't have, paid at once.
 */
export async function selectCrosssells(
  db: Kysely<DB>,
  place: OfferPlace,
  { buyerId, at }: { buyerId: number | null; at: Date },
): Promise<CrosssellRow[]> {
  const at_ =
    'priceId' in place
      ? sql`c.price_id = ${place.priceId}`
      : sql`c.checkout_id = ${place.checkoutId}`;
  const { rows } = await sql<CrosssellRow>`
    select c.id as crosssell_id, c.type as kind, c.parent_id, c.title, c.text, m.name as product_name,
      m.unique_name, m.cover_motif, m.cover_hue, m.type as product_type, m.image, ${usualPrice} as usual_price, ${priceColumns}
    from crosssell c
    join price on price.id = c.new_price_id and price.module_id = c.module_id
    join module m on m.id = c.module_id
    where ${at_} and c.removed_at is null and price.retired_at is null
      and price.type in ('oneTime', 'free') and price.enrollment_fee = 0 and ${isSold}
      and not exists (select 1 from access_grant held
        where held.user_id = ${buyerId} and held.module_id = c.module_id and held.state = 'active'
          and (held.until is null or held.until > ${at}))
    order by c.position, c.id limit 50`.execute(db);
  return rows;
}
