import type { Schema } from '@uplink/api-client';
import type { Element, LayoutValues } from './layout.rules.ts';
import { shownOf } from './layout.rules.ts';

/** What is looked at on a page before it is published. */
export type Check = 'price' | 'title' | 'strip' | 'coupon' | 'pictures';

export interface CheckedPage {
  coupons: readonly string[];
  /** The page as visitors would get it; nothing while it is loaded. */
  preview: Schema<'CheckoutPreview'> | null | undefined;
}

/** How many characters fit one line of the strip, and three lines of the title, on a phone. */
const mostInStrip = 48;
const mostInTitle = 60;
/** These push the plans out of the first view. */
const tall: readonly Element[] = ['image', 'text', 'testimonials'];

/** Each check that applies to a page, and whether it is as it should be. */
export function checksOf(
  values: LayoutValues,
  { coupons, preview }: CheckedPage,
): { check: Check; isOk: boolean }[] {
  const { header, image, promo, order } = values;
  const hasStrip = promo.coupon !== '' && shownOf(values, 'promo') !== false;
  const hasImage = image.url !== null && shownOf(values, 'image') !== false;
  const before = order.slice(0, order.indexOf('form'));
  const pictures = [
    ...(hasImage ? [image.alt] : []),
    ...(header.logo === null ? [] : [header.logoAlt]),
  ];
  return [
    {
      check: 'price',
      isOk:
        (preview?.page.prices.length ?? 0) > 0 &&
        !before.some((one) => tall.includes(one) && has(values, one)),
    },
    { check: 'title', isOk: header.title.trim().length <= mostInTitle },
    ...(hasStrip
      ? [
          { check: 'strip' as const, isOk: `${promo.text} ${promo.coupon}`.length <= mostInStrip },
          { check: 'coupon' as const, isOk: coupons.includes(promo.coupon) },
        ]
      : []),
    ...(pictures.length > 0
      ? [{ check: 'pictures' as const, isOk: pictures.every((alt) => alt.trim() !== '') }]
      : []),
  ];
}

/** Whether an element is shown and has something to show. */
function has(values: LayoutValues, element: Element): boolean {
  if (shownOf(values, element) === false) return false;
  if (element === 'image') return values.image.url !== null;
  if (element === 'text') return values.text.trim() !== '';
  return values.testimonials.items.some(({ message }) => message.trim() !== '');
}
