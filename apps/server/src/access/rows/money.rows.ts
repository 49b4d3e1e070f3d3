import type { AccessRows } from '../access-row.ts';
import { own } from '../object-ref.ts';

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
  headMyCredits: { who: 'signedIn', frozen: true },
  getMyCredits: { who: 'signedIn', frozen: true },
};
