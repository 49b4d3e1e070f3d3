import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { selectShownPrices } from '../front/shown-prices.repository.ts';

/** What a product costs and where it is sold, the same as its public page says; null when it isn't on sale. */
export async function findOffer(
  db: Kysely<DB>,
  id: number,
  at: Date,
): Promise<Schema<'ModuleOffer'> | null> {
  const [prices, page] = await Promise.all([
    selectShownPrices(db, [id], at),
    db
      .selectFrom('module as m')
      .select(
        sql<string | null>`(select page.unique_id from checkout page
          where page.module_id = m.id and page.is_public and page.deleted_at is null
          order by page.id limit 1)`.as('checkout'),
      )
      .where('m.id', '=', id)
      .where('m.not_clickable', '=', false)
      .executeTakeFirst(),
  ]);
  const shown = prices.get(id);
  if (!page || !shown?.price) return null;
  return { price: shown.price, couponCode: shown.couponCode, checkout: page.checkout };
}
