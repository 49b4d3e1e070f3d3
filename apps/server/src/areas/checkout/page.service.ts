import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../deps.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { selectStats } from '../ratings/ratings.repository.ts';
import { findOpenPage, type OpenPage } from './checkout.repository.ts';
import { toPublicLayout } from './layout.ts';
import { readOffers } from './offers.ts';
import { readCampaign, readPagePrices } from './page-prices.ts';

type PageDeps = Pick<Deps, 'db' | 'clock'>;

/** A sales page with everything its first screen shows. */
export async function readCheckoutPage(
  { db, clock }: PageDeps,
  uniqueId: string,
): Promise<Schema<'CheckoutPage'>> {
  const page = await findOpenPage(db, uniqueId);
  const at = clock.now();
  const own = page.couponCode ? await readPagePrices(db, page, page.couponCode, at) : undefined;
  // A coupon that ended leaves the page as it is without one.
  const couponCode = own ? page.couponCode : null;
  const prices = own ?? (await readPagePrices(db, page, null, at)) ?? [];
  const campaign = couponCode ? await readCampaign(db, page.moduleId, couponCode) : null;
  const stats = await selectStats(db, page.moduleId);
  const offers = await readOffers(db, page.id);
  return {
    uniqueId: page.uniqueId,
    title: page.title,
    product: page.product,
    layout: await layoutOf(db, page),
    rating: stats.average === null ? null : { average: stats.average, count: stats.count },
    prices,
    couponCode,
    campaign,
    orderbump: offers.find(({ type }) => type === 'orderbump') ?? null,
    upsells: offers.filter(({ type }) => type !== 'orderbump'),
  };
}

/** The plans with the page's own coupon, with another one, or (when that is empty) with none. */
export async function readCheckoutPrices(
  { db, clock }: PageDeps,
  uniqueId: string,
  coupon: string | undefined,
): Promise<Schema<'Price'>[]> {
  const page = await findOpenPage(db, uniqueId);
  const code = coupon === undefined ? page.couponCode : coupon || null;
  const prices = await readPagePrices(db, page, code, clock.now());
  if (!prices) throw unprocessable('Invalid coupon', { coupon: 'Invalid coupon' });
  return prices;
}

/** What the page asks for, and what its product can't be sent without. */
async function layoutOf(db: PageDeps['db'], page: OpenPage): Promise<Schema<'CheckoutLayout'>> {
  const layout = toPublicLayout(page.layout);
  const sale = await db
    .selectFrom('product_sale')
    .select(['asks_shipping', 'asks_tshirt'])
    .where('module_id', '=', page.moduleId)
    .executeTakeFirst();
  const { address, tshirt, coupon } = layout.fields;
  return {
    ...layout,
    fields: {
      address: address || (sale?.asks_shipping ?? false),
      tshirt: tshirt || (sale?.asks_tshirt ?? false),
      coupon,
    },
  };
}
