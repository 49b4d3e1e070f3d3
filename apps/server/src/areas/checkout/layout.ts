import type { Schema } from '@uplink/api-client';

/** Blocks that the owner of a page can hide without losing what they wrote. */
export const hideable = [
  'image',
  'address',
  'tshirt',
  'coupon',
  'testimonials',
  'bullets',
  'text',
  'promo',
] as const;

export type HideableBlock = (typeof hideable)[number];

/** A page's layout as it is stored: hidden blocks keep their content. */
export interface StoredLayout extends Schema<'CheckoutLayout'> {
  hidden: HideableBlock[];
}

/** The layout as visitors get it: hidden blocks aren't sent. */
export function toPublicLayout({ hidden, ...layout }: StoredLayout): Schema<'CheckoutLayout'> {
  const isShown = (block: HideableBlock) => !hidden.includes(block);
  const { address, tshirt, coupon } = layout.fields;
  return {
    header: layout.header,
    image: isShown('image') ? layout.image : null,
    fields: {
      address: address && isShown('address'),
      tshirt: tshirt && isShown('tshirt'),
      coupon: coupon && isShown('coupon'),
    },
    testimonials: isShown('testimonials') ? layout.testimonials : null,
    bullets: isShown('bullets') ? layout.bullets : null,
    text: isShown('text') ? layout.text : null,
    promo: isShown('promo') ? layout.promo : null,
  };
}
