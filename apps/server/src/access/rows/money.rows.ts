import type { AccessRows } from '../access-row.ts';
import { own } from '../object-ref.ts';
import { authors, readsAuthored } from './products.rows.ts';

const ofCoupon = { ...authors, path: { id: own('authored'), couponCode: 'DEFAULT' } };

/** Prices, and what is bought with them. */
export const money: AccessRows = {
  listPrices: {
    who: 'signedIn',
    query: { product: own('product') },
  },
  listCrosssells: { who: 'signedIn', path: { id: own('price') } },
  getModuleCampaign: {
    who: 'signedIn',
    path: { id: own('product') },
    query: { coupon: 'NOSUCH' },
  },
  createMyQuote: {
    who: 'signedIn',
    body: { priceId: own('price'), crosssells: [], useCredits: true },
  },
  listCreatorCoupons: readsAuthored,
  getCreatorPrices: ofCoupon,
  // Removes a coupon that isn't there, which changes nothing.
  saveCreatorPrices: {
    ...authors,
    path: { id: own('authored'), couponCode: 'NOSUCH' },
    body: { version: 0, code: 'NOSUCH', contexts: [], plans: [] },
    others: { authored: { viewed: 403 } },
  },
  previewCreatorPrices: { ...ofCoupon, body: { plans: [] } },
  headMyCredits: { who: 'signedIn', frozen: true },
  getMyCredits: { who: 'signedIn', frozen: true },
};
