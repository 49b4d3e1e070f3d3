import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { waitsForOf } from '../catalog/prerequisites.ts';
import { productRef } from '../refs.ts';
import { nextOffer } from './offers.ts';
import type { OrderRow } from './orders.repository.ts';

type Result = Pick<Schema<'PurchaseResult'>, 'state' | 'confirmation' | 'decline'>;

/** An order as its token shows it. It says nothing about accounts. */
export async function toCheckoutOrder(
  db: Kysely<DB>,
  order: OrderRow,
  { state, confirmation, decline }: Result,
  at: Date,
): Promise<Schema<'CheckoutOrder'>> {
  const page = await db
    .selectFrom('checkout')
    .innerJoin('module as m', 'm.id', 'checkout.module_id')
    .select([
      'checkout.thank_you_url',
      productRef('m').$castTo<Schema<'SoldProduct'>>().as('product'),
    ])
    .where('checkout.id', '=', order.checkout_id)
    .executeTakeFirstOrThrow();
  const isBought = state === 'bought';
  const added = isBought ? await readAdded(db, order) : [];
  const { waitsFor: _then, ...quote } = order.quote;
  // A visitor is told the same, no matter whose account the order belongs to by now.
  const buyerId = order.email === null ? order.user_id : null;
  const waiting = await waitsForOf(db, page.product.id, buyerId);
  return {
    id: order.id,
    state,
    product: page.product,
    email: order.email,
    quote: { ...quote, ...waiting },
    added,
    paidToday: isBought ? added.reduce((sum, { amount }) => sum + amount, order.quote.dueToday) : 0,
    confirmation,
    decline: decline && { code: decline.code, message: decline.message },
    offer: isBought ? await nextOffer(db, order, at) : null,
    thankYouUrl: isBought ? page.thank_you_url : null,
  };
}

/** Offers that were accepted and paid, with the tax that was added. */
async function readAdded(db: Kysely<DB>, { purchase_id, quote }: OrderRow) {
  const rows = await db
    .selectFrom('purchase_line')
    .innerJoin('purchase', 'purchase.id', 'purchase_line.purchase_id')
    .innerJoin('module as m', 'm.id', 'purchase_line.module_id')
    .select([
      'purchase_line.kind',
      'purchase_line.name',
      'purchase_line.list_amount',
      'purchase_line.discount',
      'purchase_line.tax',
      'purchase.is_tax_included',
      productRef('m').$castTo<Schema<'SoldProduct'>>().as('product'),
    ])
    .where('purchase_id', '=', purchase_id)
    .where('is_paid', '=', true)
    .orderBy('purchase_line.id')
    .execute();
  const ordered = new Set(quote.lines.map(({ product }) => product.id));
  return rows
    .filter(({ product }) => !ordered.has(product.id))
    .map(({ kind, name, list_amount, discount, product, ...line }) => ({
      kind: kind as Schema<'PurchaseLine'>['kind'],
      product,
      name,
      amount: list_amount - discount + (line.is_tax_included ? 0 : line.tax),
    }));
}
