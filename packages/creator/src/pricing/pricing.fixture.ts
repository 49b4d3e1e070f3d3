import type { Schema } from '@uplink/api-client';

const money = (amount: number) => ({ amount, currency: 'USD' });
const base = {
  amount: null,
  months: null,
  total: null,
  trialDays: null,
  enrollmentFee: null,
  validDays: null,
  isDefault: false,
  crosssells: [],
};

const noTerms: Schema<'CouponTerms'> = {
  title: null,
  text: null,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  replaces: null,
};

export const couponsFixture: Schema<'CreatorCoupons'> = {
  product: { id: 14, name: 'OSPF in Practice', uniqueName: 'ospf-in-practice', type: 2 },
  coupons: [
    {
      id: 1,
      code: 'DEFAULT',
      contexts: ['inApp', 'checkout'],
      version: 1,
      planCount: 2,
      uses: 0,
      terms: noTerms,
    },
    {
      id: 2,
      code: 'NIGHTSHIFT20',
      contexts: ['checkout'],
      version: 3,
      planCount: 1,
      uses: 48,
      terms: {
        ...noTerms,
        title: 'Night shift',
        text: '20% off this month',
        endsAt: '2026-03-31T22:00:00.000Z',
        maxUses: 100,
      },
    },
  ],
};

export const defaultPricesFixture: Schema<'CreatorPriceList'> = {
  coupon: couponsFixture.coupons[0] as Schema<'CreatorCoupon'>,
  currency: 'USD',
  plans: [
    { ...base, type: 'oneTime', amount: 14_900, validDays: 365, isDefault: true },
    {
      ...base,
      type: 'paymentPlan',
      months: 3,
      total: 12_480,
      trialDays: 7,
      enrollmentFee: 1000,
      validDays: 365,
    },
  ],
  running: [{ type: 'paymentPlan', amount: money(4160), count: 12 }],
};

export const pricePreviewFixture: Schema<'PricePreview'> = {
  plans: [
    {
      type: 'oneTime',
      amount: money(14_900),
      listAmount: null,
      months: null,
      trialDays: null,
      validDays: 365,
      enrollmentFee: null,
      isDefault: true,
      dueToday: money(14_900),
      total: money(14_900),
      saving: null,
      charges: [{ at: '2026-03-22T09:00:00.000Z', amount: 14_900 }],
      validUntil: '2027-03-22T09:00:00.000Z',
    },
    {
      type: 'paymentPlan',
      amount: money(4160),
      listAmount: money(5200),
      months: 3,
      trialDays: 7,
      validDays: 365,
      enrollmentFee: money(1000),
      isDefault: false,
      dueToday: money(1000),
      total: money(13_480),
      saving: { amount: money(3120), percent: 20 },
      charges: [
        { at: '2026-03-22T09:00:00.000Z', amount: 1000 },
        { at: '2026-03-29T09:00:00.000Z', amount: 4160 },
        { at: '2026-04-29T09:00:00.000Z', amount: 4160 },
        { at: '2026-05-29T09:00:00.000Z', amount: 4160 },
      ],
      validUntil: '2027-03-22T09:00:00.000Z',
    },
  ],
  running: [{ type: 'paymentPlan', amount: money(4160), count: 12 }],
};
