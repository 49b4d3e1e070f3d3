import type { Schema } from '@uplink/api-client';
import { orderOfElements } from '@uplink/api-client/domain';

const product = {
  id: 14,
  name: 'OSPF in Practice',
  uniqueName: 'ospf-in-practice',
  type: 2,
} as const;
const labs = { id: 61, name: 'OSPF Lab Pack', uniqueName: 'ospf-lab-pack', type: 10 } as const;
const lists = { id: 15, name: 'Access Lists', uniqueName: 'access-lists', type: 2 } as const;

export const managedPageFixture: Schema<'ManagedCheckout'> = {
  id: 4,
  version: 7,
  state: 'changed',
  publishedAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-12T09:41:00.000Z',
  product,
  draft: {
    title: 'OSPF spring intake',
    uniqueId: 'ospf-spring',
    productId: 14,
    thankYouUrl: null,
    priceIds: [],
    couponCode: 'NIGHTSHIFT20',
    orderbump: { productId: 61, newPrice: 2900, title: 'Yes, add the Lab Pack', text: '' },
    upsells: [
      { productId: 15, newPrice: 9900, title: 'Go on with Access Lists', text: '', downsell: null },
    ],
    layout: {
      header: {
        title: 'Make routers agree.',
        text: 'OSPF in Practice: 25 lessons and one mentor who reads your configuration.',
        background: null,
        logo: null,
      },
      image: null,
      fields: { address: true, tshirt: false, coupon: true },
      testimonials: {
        title: 'From people who changed lanes',
        items: [
          { message: 'It stuck.', photo: null, name: 'Linh Tran', jobTitle: 'Network technician' },
        ],
      },
      bullets: { title: 'What you get', items: ['25 lessons', 'A mentor'] },
      text: { html: '<p>Two weeks to change your mind.</p>' },
      promo: { text: 'Spring intake: 20% off with', coupon: 'NIGHTSHIFT20' },
      order: orderOfElements(),
      hidden: ['text'],
    },
  },
  offered: [labs, lists],
  choices: {
    prices: [
      {
        id: 31,
        type: 'oneTime',
        amount: { amount: 14_900, currency: 'USD' },
        months: null,
        total: null,
        trialDays: null,
        enrollmentFee: null,
        validDays: null,
        isDefault: true,
        listPrice: null,
      },
    ],
    coupons: ['NIGHTSHIFT20', 'WELCOME'],
    asksAddress: false,
    asksTshirt: false,
  },
  faults: [],
  figures: { views: 1204, orders: 38 },
};

export const offerableFixture: Schema<'OfferableProduct'>[] = [
  { product: labs, usualPrice: { amount: 5900, currency: 'USD' }, addon: null },
  { product: lists, usualPrice: { amount: 14_900, currency: 'USD' }, addon: null },
  {
    product: { id: 88, name: 'An hour with an engineer', uniqueName: 'addon-4f1c2b7a', type: 11 },
    usualPrice: null,
    addon: {
      id: 3,
      name: 'Mock interview',
      checkoutPrice: { amount: 4900, currency: 'USD' },
      title: 'Add a mock interview',
      text: '45 minutes with an engineer who hires.',
    },
  },
];

const { draft, choices } = managedPageFixture;
const { hidden: _hidden, ...layout } = draft.layout;

export const previewFixture: Schema<'CheckoutPreview'> = {
  page: {
    uniqueId: draft.uniqueId,
    title: draft.title,
    product,
    cover: { motif: 'areas', hue: 'ink', seed: product.uniqueName },
    layout,
    rating: null,
    prices: choices.prices,
    couponCode: null,
    orderbump: null,
    upsells: [],
    cohorts: [],
  },
  quote: null,
};
