import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../plugins/errors/errors.ts';
import { readCheckoutPrices } from '../checkout/page.service.ts';
import { type PagePrices, toShown } from './shown-prices.repository.ts';

interface PriceRequest {
  checkout: string | null;
  card: Schema<'FrontCard'>;
  coupon: string | undefined;
  origin: string;
}

interface FrontPrices extends PagePrices {
  asksCoupon: boolean;
}

/** What the card says, or the plans of a coupon that can be used on the product's checkout page. */
export async function readFrontPrices(
  deps: Pick<Deps, 'db' | 'clock'>,
  { checkout, card: { price, plan, couponCode }, coupon, origin }: PriceRequest,
): Promise<FrontPrices> {
  const usual = { price, plan, couponCode, asksCoupon: false };
  if (checkout === null || !coupon) return usual;
  const look = { origin, at: deps.clock.now() };
  const prices = await readCheckoutPrices(deps, checkout, coupon, look).catch(onlyRefusals);
  return prices
    ? { ...toShown(prices), couponCode: coupon.toUpperCase(), asksCoupon: true }
    : usual;
}

/** A coupon that does not apply, or too many of them, leaves the page as it is. */
function onlyRefusals(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
