import type { components } from '../generated/schema.ts';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** What a checkout page shows, from top to bottom unless its owner puts it in another order. */
export const CHECKOUT_ELEMENTS = [
  'promo',
  'header',
  'form',
  'address',
  'tshirt',
  'coupon',
  'bullets',
  'image',
  'text',
  'testimonials',
] as const satisfies readonly Schema<'CheckoutElement'>[];

/** Elements that can be hidden without losing what was written. */
export const HIDEABLE_ELEMENTS = [
  'image',
  'testimonials',
  'bullets',
  'text',
  'promo',
] as const satisfies readonly Schema<'CheckoutHideable'>[];

/** Every element once: those that are named in their order, each other after the one it usually follows. */
export function orderOfElements(
  named: readonly Schema<'CheckoutElement'>[] = [],
): Schema<'CheckoutElement'>[] {
  const order = [...new Set(named)];
  for (const [place, element] of CHECKOUT_ELEMENTS.entries()) {
    if (order.includes(element)) continue;
    const before = CHECKOUT_ELEMENTS.slice(0, place).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, element);
  }
  return order;
}

/** The layout as visitors get it: hidden elements aren't sent. */
export function toPublicLayout({
  hidden,
  ...layout
}: Schema<'CheckoutLayoutForm'>): Schema<'CheckoutLayout'> {
  const gone = Object.fromEntries(hidden.map((element) => [element, null]));
  return { ...layout, ...gone, order: orderOfElements(layout.order) };
}
