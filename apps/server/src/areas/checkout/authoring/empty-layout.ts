import type { StoredLayout } from '../layout.ts';

/** What a new page begins with: a title, a coupon field, and nothing else. */
export function emptyLayout(title: string): StoredLayout {
  return {
    header: { title, text: '', background: null, logo: null },
    image: null,
    fields: { address: false, tshirt: false, coupon: true },
    testimonials: null,
    bullets: null,
    text: null,
    promo: null,
    hidden: [],
  };
}
