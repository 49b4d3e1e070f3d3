import type { Schema } from '@uplink/api-client';
import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { planPickerMessages } from './plan-picker.messages.ts';
import { joinable, plansOf } from './plans.rules.ts';

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
    cohorts: [],
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
  expect(
    plansOf(module, planPickerMessages, formatMessages).map(({ id, label }) => [id, label]),
  ).toEqual([
    ['3', '$99.00 once'],
    ['4', '3 months, $99.00 each, coupon STAFF'],
    ['5', '$99.00 once, as the add-on Labs'],
  ]);
  expect(plansOf(undefined, planPickerMessages, formatMessages)).toEqual([]);
});

test('a cohort is chosen while one of the program has a seat', () => {
  const term = { name: 'Evening', startDate: '2026-03-02', endDate: '2026-06-01' };
  const cohorts = [
    { id: 1, seatsLeft: 0, ...term },
    { id: 2, seatsLeft: null, ...term },
    { id: 3, seatsLeft: 1, ...term },
  ];
  const module = { product, offers: [], cohorts };
  expect(joinable(module).map(({ id }) => id)).toEqual([2, 3]);
  expect(joinable(undefined)).toEqual([]);
});
