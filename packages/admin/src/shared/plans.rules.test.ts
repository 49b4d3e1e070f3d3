import type { Schema } from '@uplink/api-client';
import { expect, test } from 'vitest';
import { planPickerMessages } from './plan-picker.messages.ts';
import { plansOf } from './plans.rules.ts';

const price: Schema<'Price'> = {
  id: 3,
  type: 'oneTime',
  amount: { amount: 9900, currency: 'USD' },
  months: null,
  total: null,
  trialDays: null,
  enrollmentFee: null,
  validDays: null,
  isDefault: true,
  listPrice: null,
};
const product = { id: 1, name: 'VLANs', uniqueName: 'vlans', type: 2 } as const;

test('plans are told in words, with the coupon they belong to', () => {
  const module = {
    product,
    offers: [
      { couponCode: null, addonName: null, prices: [price] },
      {
        couponCode: 'STAFF',
        addonName: null,
        prices: [{ ...price, id: 4, type: 'paymentPlan' as const, months: 3 }],
      },
      { couponCode: null, addonName: 'Labs', prices: [{ ...price, id: 5 }] },
    ],
  };
  expect(plansOf(module, planPickerMessages).map(({ id, label }) => [id, label])).toEqual([
    ['3', '$99.00 once'],
    ['4', '3 months, $99.00 each, coupon STAFF'],
    ['5', '$99.00 once, as the add-on Labs'],
  ]);
  expect(plansOf(undefined, planPickerMessages)).toEqual([]);
});
