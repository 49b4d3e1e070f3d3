import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { checkoutPageOf } from '../checkout/checkout.repository.ts';
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
      .select(checkoutPageOf.as('checkout'))
      .where('m.id', '=', id)
      .where('m.not_clickable', '=', false)
      .executeTakeFirst(),
  ]);
  const shown = prices.get(id);
  if (!page || !shown?.price) return null;
  return { price: shown.price, couponCode: shown.couponCode, checkout: page.checkout };
}
