import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { productRef } from '../refs.ts';
import { toPrice } from './page-prices.ts';

/** What a page offers beside its product and after the payment, in the order it is offered. */
export async function readOffers(
  db: Kysely<DB>,
  checkoutId: number,
): Promise<Schema<'Crosssell'>[]> {
  const rows = await db
    .selectFrom('crosssell')
    .innerJoin('module as m', 'm.id', 'crosssell.module_id')
    .innerJoin('price', 'price.id', 'crosssell.new_price_id')
    .selectAll('price')
    .select([
      'crosssell.id as offerId',
      'crosssell.type as offerType',
      'crosssell.parent_id',
      'crosssell.title',
      'crosssell.text',
      'm.horizontal_image',
      productRef('m').as('product'),
    ])
    .where('crosssell.checkout_id', '=', checkoutId)
    .where('crosssell.removed_at', 'is', null)
    .where('price.retired_at', 'is', null)
    .where('m.is_public', '=', true)
    .where('m.deleted_at', 'is', null)
    .orderBy('crosssell.position')
    .orderBy('crosssell.id')
    .limit(20)
    .execute();
  const listed = await usualPrices(
    db,
    rows.map(({ module_id }) => module_id),
  );
  return rows.map((row) => ({
    id: row.offerId,
    type: row.offerType as Schema<'CrosssellType'>,
    parentId: row.parent_id,
    product: row.product as Schema<'ProductRef'>,
    image: row.horizontal_image,
    title: row.title,
    text: row.text,
    price: toPrice(
      row,
      listed.find(({ module_id, type }) => module_id === row.module_id && type === row.type),
    ),
  }));
}

/** What the same products cost for everybody. */
async function usualPrices(db: Kysely<DB>, moduleIds: number[]) {
  if (moduleIds.length === 0) return [];
  return db
    .selectFrom('price')
    .innerJoin('coupon', 'coupon.id', 'price.coupon_id')
    .selectAll('price')
    .where('coupon.code', '=', 'DEFAULT')
    .where('price.module_id', 'in', moduleIds)
    .where('price.retired_at', 'is', null)
    .orderBy('price.is_default', 'desc')
    .orderBy('price.position')
    .execute();
}
