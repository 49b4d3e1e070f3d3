import type { Schema } from '@uplink/api-client';
import { ModuleType, orderOfElements, toPublicLayout } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { toCover } from '../catalog/cover.view.ts';
import { invalidCoupon } from '../pricing/coupons.service.ts';
import { selectOpenCohorts } from '../pricing/open-cohorts.ts';
import { findSold, type SoldRow, toSoldProduct } from '../pricing/prices.repository.ts';
import { LEAST_RATINGS, selectStats } from '../ratings/ratings.repository.ts';
import { findOpenPage, noPage, type OpenPage } from './checkout.repository.ts';
import type { StoredLayout } from './layout.ts';
import { readOffers } from './offers.ts';
import {
  findPageCoupon,
  type Look,
  readCouponPrices,
  readTypedPrices,
  readUsualPrices,
} from './page-prices.ts';

type PageDeps = Pick<Deps, 'db' | 'clock'>;

/** A checkout page with everything its first screen shows. */
export async function readCheckoutPage(
  { db, clock }: PageDeps,
  uniqueId: string,
): Promise<Schema<'CheckoutPage'>> {
  const page = await findOpenPage(db, uniqueId);
  const at = clock.now();
  return describePage(db, page, await readOffers(db, page.id, at), at);
}

/** A page with these offers; it isn't there while its product is not sold. */
export async function describePage(
  db: Kysely<DB>,
  page: OpenPage,
  offers: Schema<'Crosssell'>[],
  at: Date,
): Promise<Schema<'CheckoutPage'>> {
  const product = await findSold(db, page.moduleId);
  if (!product) throw noPage();
  const [coupon, stats] = [
    await findPageCoupon(db, page, at),
    await selectStats(db, page.moduleId),
  ];
  // With an expired coupon the page is the same as without one.
  const prices = coupon ? await readCouponPrices(db, coupon) : await readUsualPrices(db, page, at);
  return {
    uniqueId: page.uniqueId,
    title: page.title,
    product: toSoldProduct(product),
    cover: toCover(product),
    layout: { ...publicLayout(page.layout), fields: fieldsOf(page, product) },
    rating:
      stats.average === null || stats.count < LEAST_RATINGS
        ? null
        : { average: stats.average, count: stats.count },
    prices,
    couponCode: coupon?.code ?? null,
    orderbump: offers.find(({ type }) => type === 'orderbump') ?? null,
    upsells: offers.filter(({ type }) => type !== 'orderbump'),
    cohorts: product.type === ModuleType.program ? await selectOpenCohorts(db, product.id, at) : [],
  };
}

/** The plans with the page's own coupon, with another one, or (when that is empty) with none. */
export async function readCheckoutPrices(
  { db }: PageDeps,
  uniqueId: string,
  coupon: string | undefined,
  look: Look,
): Promise<Schema<'Price'>[]> {
  const page = await findOpenPage(db, uniqueId);
  const own = await findPageCoupon(db, page, look.at);
  const code = coupon?.toUpperCase() ?? own?.code ?? '';
  if (own && code === own.code) return readCouponPrices(db, own);
  if (code === '') return readUsualPrices(db, page, look.at);
  const prices = await readTypedPrices(db, page, code, look);
  if (!prices) throw invalidCoupon();
  return prices;
}

const publicLayout = (layout: StoredLayout) =>
  toPublicLayout({ ...layout, order: orderOfElements(layout.order) });

/** What the form asks: what the page's owner wants, and what the product can't be sent without. */
export function fieldsOf(page: OpenPage, product: SoldRow): Schema<'CheckoutFields'> {
  const { address, tshirt, coupon } = page.layout.fields;
  return {
    address: address || product.asks_shipping,
    tshirt: tshirt || product.asks_tshirt,
    coupon,
  };
}

/** The product of a page, which must be for sale. */
export async function requireSold(db: Kysely<DB>, page: OpenPage): Promise<SoldRow> {
  const product = await findSold(db, page.moduleId);
  if (!product) throw notFound('This product is not for sale.');
  return product;
}
