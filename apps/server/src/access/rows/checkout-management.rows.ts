import { orderOfElements } from '@uplink/api-client/domain';
import type { AccessRows } from '../access-row.ts';
import { fixed, own, seenState } from '../object-ref.ts';

const who = { who: 'manageCheckouts' } as const;
const ofPage = { ...who, path: { checkoutId: own('managedCheckout') } } as const;
const ofAddon = { ...who, path: { addonId: own('managedAddon') } } as const;
const settings = { title: 'Page', productType: 2, productId: fixed('managedProduct') } as const;

/** Checkout pages and add-ons, as staff write them: all of them belong to the academy. */
export const checkoutManagement: AccessRows = {
  listCheckouts: who,
  listCheckoutProducts: who,
  createCheckout: { ...who, body: { ...settings, uniqueId: fixed('newId') } },
  getCheckout: ofPage,
  previewCheckout: ofPage,
  putCheckoutSettings: {
    ...ofPage,
    body: { ...settings, version: seenState, uniqueId: fixed('managedName'), thankYouUrl: null },
  },
  putCheckoutPricing: { ...ofPage, body: { version: seenState, priceIds: [], couponCode: null } },
  putCheckoutOrderbump: { ...ofPage, body: { version: seenState, orderbump: null } },
  putCheckoutUpsells: { ...ofPage, body: { version: seenState, upsells: [] } },
  putCheckoutLayout: {
    ...ofPage,
    body: {
      version: seenState,
      layout: {
        header: { title: 'Page', text: '', background: null, logo: null },
        image: null,
        fields: { address: false, tshirt: false, coupon: false },
        testimonials: null,
        bullets: null,
        text: null,
        promo: null,
        order: orderOfElements(),
        hidden: [],
      },
    },
  },
  publishCheckout: {
    ...ofPage,
    body: { version: seenState, isPublic: false, reason: 'Not sold any more' },
  },
  listAddons: who,
  // Only add-ons that someone bought are found; their own tests show that.
  getMyAddon: { who: 'signedIn', path: { uniqueName: 'none' }, own: 404, needsMore: true },
  createAddon: {
    ...who,
    body: { name: 'Extra', productId: fixed('managedProduct'), customProduct: null },
  },
  getAddon: ofAddon,
  putAddonSettings: {
    ...ofAddon,
    body: {
      version: seenState,
      name: 'Extra',
      productId: fixed('managedProduct'),
      customProduct: null,
    },
  },
  putAddonPricing: { ...ofAddon, body: { version: seenState, checkoutPrice: 900 } },
  putAddonLayout: {
    ...ofAddon,
    body: { version: seenState, layout: { title: 'Extra', text: '' } },
  },
  deleteAddon: {
    ...who,
    path: { addonId: own('idleAddon') },
    query: { version: 1 },
    body: { reason: 'Not sold any more' },
    last: true,
  },
  deleteCheckout: {
    ...who,
    path: { checkoutId: own('idleCheckout') },
    query: { version: 1 },
    body: { reason: 'Not sold any more' },
    last: true,
  },
};
