import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { selectProducts } from './choices.ts';

type Draft = Schema<'CheckoutDraft'>;
type Fault = Schema<'CheckoutFault'>;

/** The products that a page offers in addition to its own. */
export const offeredIds = ({ orderbump, upsells }: Draft): number[] => [
  ...(orderbump ? [orderbump.productId] : []),
  ...upsells.flatMap(({ productId, downsell }) => [
    productId,
    ...(downsell ? [downsell.productId] : []),
  ]),
];

/** Why a page can't be published as it is, each with the tab where it is put right. */
export async function findFaults(
  db: Kysely<DB>,
  draft: Draft,
  choices: Schema<'CheckoutChoices'>,
): Promise<Fault[]> {
  const sold = new Set(
    (await selectProducts(db, [draft.productId, ...offeredIds(draft)], 'sold')).map(({ id }) => id),
  );
  const { orderbump, upsells, layout, couponCode } = draft;
  const isGone = (offer: { productId: number } | null) =>
    offer !== null && !sold.has(offer.productId);
  const isKnown = (code: string) => choices.coupons.includes(code.toUpperCase());
  const promo = layout.hidden.includes('promo') ? null : layout.promo;
  const found: (Fault | false)[] = [
    !sold.has(draft.productId) && { tab: 'settings', message: 'The product is not for sale.' },
    choices.prices.length === 0 &&
      couponCode === null && {
        tab: 'pricing',
        message: 'The product has no prices for checkout pages.',
      },
    couponCode !== null &&
      !isKnown(couponCode) && {
        tab: 'pricing',
        message: `The coupon ${couponCode} can't be used on checkout pages now.`,
      },
    isGone(orderbump) && {
      tab: 'orderbump',
      message: 'The product of the order bump is not for sale.',
    },
    upsells.some((upsell) => isGone(upsell) || isGone(upsell.downsell)) && {
      tab: 'upsells',
      message: 'The product of an upsell is not for sale.',
    },
    layout.header.title.trim() === '' && { tab: 'layout', message: 'The header needs a title.' },
    promo !== null &&
      !isKnown(promo.coupon) && {
        tab: 'layout',
        message: `The coupon ${promo.coupon} of the promo strip can't be used on checkout pages now.`,
      },
  ];
  return found.filter((fault) => fault !== false);
}
