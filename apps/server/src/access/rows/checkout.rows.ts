import type { AccessRows } from '../access-row.ts';
import { fixed, own } from '../object-ref.ts';

const ofPage = { who: 'everyone', path: { uniqueId: own('checkoutPage') } } as const;
/** An order is opened by its random token, whoever asks. */
const ofOrder = {
  who: 'everyone',
  path: { uniqueId: 'access-ours', orderId: own('checkoutOrder') },
  headers: { 'x-order-token': fixed('orderToken') },
} as const;
const free = { uniqueId: 'access-free' };

/** Checkout pages: open to everyone, but for hidden ones and those of products that are unpublished. */
export const checkout: AccessRows = {
  getPartner: { who: 'everyone', path: { key: fixed('partnerKey') } },
  getPartnerLesson: {
    who: 'everyone',
    path: { key: fixed('partnerKey'), id: own('freeLesson') },
    // Its name is on the public page of its product.
    others: { freeLesson: { bound: 'ok' } },
  },
  // The token opens the lesson, whoever asks; this one is malformed.
  openPartnerSession: {
    who: 'everyone',
    path: { key: fixed('partnerKey') },
    body: { token: 'x', origin: 'https://shop.example' },
    needsMore: true,
    own: 403,
    visitor: 403,
    blocked: 403,
  },
  getCheckoutPage: ofPage,
  listCheckoutPrices: ofPage,
  quoteCheckout: { who: 'everyone', path: free, body: { priceId: fixed('freePrice') } },
  // A browser has to name its token.
  getCheckoutWalletToken: { who: 'everyone', path: free, visitor: 422 },
  createCheckoutOrder: {
    who: 'everyone',
    path: free,
    body: {
      priceId: fixed('freePrice'),
      requestId: fixed('newId'),
      token: 'visitor'.padEnd(43, '-'),
      dueToday: { amount: 0, currency: 'USD' },
      buyer: { firstName: 'Noor', lastName: 'Bakker', email: 'access-visitor@example.org' },
    },
  },
  getCheckoutOrder: ofOrder,
  confirmCheckoutOrder: ofOrder,
  answerCheckoutUpsell: { ...ofOrder, body: { crosssellId: 1, accepted: false } },
  getMyOrder: { who: 'signedIn', path: { code: own('orderCode') } },
  claimMyOrder: { who: 'signedIn', body: { code: own('orderCode') } },
};
