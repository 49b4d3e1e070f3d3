import type { Schema } from '@uplink/api-client';

const product = {
  id: 88,
  name: 'An hour with an engineer',
  uniqueName: 'addon-4f1c2b7a',
  type: 11,
} as const;
const layout = { title: 'Add a mock interview', text: '45 minutes with an engineer who hires.' };
const checkoutPrice = { amount: 4900, currency: 'USD' } as const;

export const addonFixture: Schema<'Addon'> = {
  id: 3,
  version: 2,
  name: 'Mock interview',
  isCustom: true,
  isSold: true,
  product,
  checkoutPrice,
  layout,
  offer: {
    ...layout,
    id: 3,
    type: 'orderbump',
    parentId: null,
    product,
    cover: { motif: 'areas', hue: 'blue', seed: product.uniqueName },
    image: null,
    price: {
      id: 52,
      type: 'oneTime',
      amount: checkoutPrice,
      months: null,
      total: null,
      trialDays: null,
      enrollmentFee: null,
      validDays: null,
      isDefault: false,
      listPrice: null,
    },
  },
  updatedAt: '2026-03-12T09:41:00.000Z',
};

const labs = { id: 61, name: 'OSPF Lab Pack', uniqueName: 'ospf-lab-pack', type: 10 } as const;

export const labsFixture: Schema<'Addon'> = {
  ...addonFixture,
  id: 4,
  name: 'Labs at half price',
  isCustom: false,
  product: labs,
  offer: {
    ...addonFixture.offer,
    id: 4,
    product: labs,
    price: { ...addonFixture.offer.price, listPrice: { amount: 9900, currency: 'USD' } },
  },
};

export const choicesFixture: Schema<'OfferableProduct'>[] = [
  { product: labs, usualPrice: { amount: 9900, currency: 'USD' }, addon: null },
];
