import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { productRef } from '../refs.ts';
import type { StoredLayout } from './layout.ts';

/** A page that is open to everyone. */
export interface OpenPage {
  id: number;
  uniqueId: string;
  title: string;
  moduleId: number;
  product: Schema<'SoldProduct'>;
  layout: StoredLayout;
  priceIds: number[];
  couponCode: string | null;
  thankYouUrl: string | null;
}

/** The page of this name; hidden ones, and those of products no one may see, don't exist. */
export async function findOpenPage(db: Kysely<DB>, uniqueId: string): Promise<OpenPage> {
  const row = await pageQuery(db)
    .where('checkout.unique_id', '=', uniqueId)
    .where('checkout.is_public', '=', true)
    .where('checkout.deleted_at', 'is', null)
    .where('m.is_public', '=', true)
    .where('m.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw noPage();
  return row;
}

function pageQuery(db: Kysely<DB>) {
  return db
    .selectFrom('checkout')
    .innerJoin('module as m', 'm.id', 'checkout.module_id')
    .select([
      'checkout.id',
      'checkout.unique_id as uniqueId',
      'checkout.title',
      'checkout.module_id as moduleId',
      productRef('m').$castTo<Schema<'SoldProduct'>>().as('product'),
      sql<StoredLayout>`checkout.layout`.as('layout'),
      sql<number[]>`to_jsonb(checkout.price_ids)`.as('priceIds'),
      'checkout.coupon_code as couponCode',
      'checkout.thank_you_url as thankYouUrl',
    ]);
}

export const noPage = () => notFound("This page doesn't exist.");

/** The unique id of the checkout page of a product `m`: the first of its public ones. */
export const checkoutPageOf = sql<string | null>`(
  select page.unique_id from checkout page
  where page.module_id = m.id and page.is_public and page.deleted_at is null
  order by page.id limit 1)`;
