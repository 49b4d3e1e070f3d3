import type { AccessRows } from '../access-row.ts';
import { own } from '../object-ref.ts';

const ofPage = { who: 'everyone', path: { uniqueId: own('checkoutPage') } } as const;

/** Sales pages: open to everyone, but for hidden ones and those of products that are unpublished. */
export const checkout: AccessRows = {
  getCheckoutPage: ofPage,
  listCheckoutPrices: ofPage,
};
