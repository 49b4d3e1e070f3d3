import type { AccessRows } from '../access-row.ts';
import { own } from '../object-ref.ts';

const signedIn = { who: 'signedIn', frozen: true } as const;

/** Payment methods, own purchases, payments and receipts: what a frozen account needs to pay. */
export const billing: AccessRows = {
  getMyPayments: { ...signedIn, query: { action: 'getPaymentMethods' } },
  postMyPayments: {
    ...signedIn,
    query: { action: 'addCard' },
    body: {
      cardToken: own('cardToken'),
      card: { zip: null, brand: 'visa', expMonth: 1, expYear: 2040, funding: null, last4: '4242' },
    },
  },
  patchMyPayments: {
    ...signedIn,
    query: { action: 'makePrimary' },
    body: { paymentType: 'card' },
  },
  deleteMyPayments: signedIn,
  getMyBillingDetails: signedIn,
  putMyBillingDetails: {
    ...signedIn,
    body: {
      companyName: 'Vega Networks',
      taxId: null,
      street: null,
      city: null,
      state: null,
      zip: null,
      country: null,
      version: 0,
    },
  },
  listMyPurchases: signedIn,
  getMyPurchase: { ...signedIn, path: { id: own('purchase') } },
  patchMyPurchase: {
    ...signedIn,
    path: { id: own('purchase') },
    query: { action: 'switchPaymentMethod' },
    body: { version: 2, paymentType: 'card' },
  },
  reviewMyPurchase: {
    ...signedIn,
    path: { id: own('purchase') },
    query: { action: 'cancelSubscription' },
  },
  listMyPayments: signedIn,
  listMyPurchasePayments: { ...signedIn, path: { purchaseId: own('purchase') } },
  downloadMyReceipt: {
    ...signedIn,
    path: { purchaseId: own('purchase'), paymentId: own('payment') },
    together: 404,
  },
};
