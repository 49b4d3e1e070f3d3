import type { AccessRows } from '../access-row.ts';
import { fixed, own, seenState } from '../object-ref.ts';

const staffSees = { admin: ['other'], sales: ['other'], support: ['other'] };
/** Staff may look at what they bought themselves, and decide on none of it. */
const looksAt = { path: { id: own('learner') }, others: { learner: { own: 'ok' } } } as const;
const decidesOn = { path: { id: own('learner') }, others: { learner: { own: 403 } } } as const;
const ofLearner = { id: fixed('learner'), purchaseId: own('learnersPurchase') };
const logMessage = 'Agreed on the telephone';

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

  listUserPayments: { who: 'readPurchases', ...looksAt, shows: staffSees },
  addUserCard: {
    who: 'readPurchases',
    ...decidesOn,
    body: {
      cardToken: fixed('learnersCard'),
      card: { zip: null, brand: 'visa', expMonth: 1, expYear: 2040, funding: null, last4: '4242' },
    },
    shows: staffSees,
  },
  getUserCredits: { who: 'readPurchases', ...looksAt, shows: staffSees },
  changeUserCredits: {
    who: 'refundPurchase',
    ...decidesOn,
    body: { requestId: fixed('newId'), kind: 'give', amount: 1, currency: 'USD', logMessage },
  },
  listPurchasableModules: { who: 'createPurchase', ...looksAt },
  listUserPurchases: { who: 'readPurchases', ...looksAt },
  createUserPurchase: {
    who: 'createPurchase',
    ...decidesOn,
    body: {
      priceId: fixed('managedPrice'),
      paymentType: 'offline',
      requestId: fixed('newId'),
      managementContext: { logMessage },
    },
  },
  previewUserSale: {
    who: 'createPurchase',
    ...decidesOn,
    query: { priceId: fixed('managedPrice'), paymentType: 'offline' },
    shows: staffSees,
  },
  getUserPurchase: { who: 'readPurchases', path: ofLearner },
  patchUserPurchase: {
    who: 'changePurchase',
    path: ofLearner,
    query: { action: 'switchPaymentMethod' },
    body: { version: seenState, paymentType: 'card' },
  },
  deleteUserPurchase: {
    who: 'removePurchase',
    path: ofLearner,
    body: { version: seenState, logMessage },
  },
  refundUserPurchase: {
    who: 'refundPurchase',
    path: ofLearner,
    query: { action: 'refundProduct' },
    body: { requestId: fixed('newId'), amount: 1, logMessage },
  },
  previewUserPurchase: {
    who: 'changePurchase',
    path: ofLearner,
    query: { action: 'refundProduct', amount: 1 },
    shows: staffSees,
  },
  chargeUserPurchase: {
    who: 'chargePurchase',
    path: ofLearner,
    body: {
      isPayOff: false,
      amount: 1,
      paymentType: 'offline',
      requestId: fixed('newId'),
      logMessage,
    },
  },
};
