import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../plugins/errors/errors.ts';
import { readCheckoutPrices, readPageCoupon } from '../checkout/page.service.ts';
import { type ShownPrices, toShown } from '../pricing/usual-prices.ts';

interface PriceRequest {
  checkout: string | null;
  card: Schema<'FrontCard'>;
  coupon: string | undefined;
  origin: string;
}

interface FrontPrices extends ShownPrices {
  couponCode: string | null;
  asksCoupon: boolean;
}

/** The plans of the product's sales page, with a coupon if it can be used there; else the usual ones. */
export async function readFrontPrices(
  deps: Pick<Deps, 'db' | 'clock'>,
  { checkout, card, coupon, origin }: PriceRequest,
): Promise<FrontPrices> {
  if (checkout === null)
    return { price: card.price, plan: card.plan, couponCode: null, asksCoupon: false };
  const look = { origin, at: deps.clock.now() };
  if (coupon) {
    const prices = await readCheckoutPrices(deps, checkout, coupon, look).catch(onlyRefusals);
    if (prices) return { ...toShown(prices), couponCode: coupon.toUpperCase(), asksCoupon: true };
  }
  const [prices, couponCode] = await Promise.all([
    readCheckoutPrices(deps, checkout, undefined, look),
    readPageCoupon(deps, checkout, look.at),
  ]);
  return { ...toShown(prices), couponCode, asksCoupon: false };
}

/** A coupon that does not apply, or too many of them, leaves the page as it is. */
function onlyRefusals(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
