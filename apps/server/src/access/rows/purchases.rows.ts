import type { AccessRows } from '../access-row.ts';
import { fixed, own } from '../object-ref.ts';

/** What became of orders, and what is added to a purchase. */
export const purchases: AccessRows = {
  getMyPurchaseRequest: {
    who: 'signedIn',
    frozen: true,
    path: { requestId: own('orderRequest') },
  },
  confirmMyPurchaseRequest: {
    who: 'signedIn',
    frozen: true,
    path: { requestId: own('orderRequest') },
  },
  acceptMyUpsell: {
    who: 'signedIn',
    path: { id: own('purchase') },
    body: {
      crosssellId: fixed('upsell'),
      requestId: fixed('newId'),
      dueToday: { amount: 900, currency: 'USD' },
    },
  },
};
