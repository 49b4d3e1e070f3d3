import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  faultsOf,
  newOffer,
  newPlan,
  noTerms,
  toInput,
  toMinor,
  toPlanValues,
  toValues,
  toWritten,
} from './price-list.rules.ts';

test('amounts are written and read back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.constantFrom('USD', 'JPY', 'KWD'),
      (amount, currency) => toMinor(toWritten(amount, currency), currency) === amount,
    ),
  );
  const inDollars = ['1,250.5', '', '-10.00'].map((written) => toMinor(written, 'USD'));
  expect(inDollars).toEqual([125_050, null, -1000]);
  // A comma may be meant as a decimal point.
  for (const wrong of ['12,50', '1.234', 'ten']) expect(toMinor(wrong, 'USD')).toBeNaN();
  expect([toMinor('500', 'JPY'), toMinor('1.234', 'KWD')]).toEqual([500, 1234]);
});

test('a plan is sent without what its type does not have', () => {
  const plan = {
    ...newPlan(true),
    type: 'free' as const,
    amount: '12',
    hasFee: true,
    hasEnd: true,
  };
  const [sent] = toInput({ code: 'x', contexts: [], terms: noTerms, plans: [plan] }, 'USD').plans;
  expect(sent).toMatchObject({ amount: null, enrollmentFee: null, validDays: 365 });
  expect(toPlanValues({ ...sent, crosssells: [] } as never, 'USD')).toMatchObject({
    hasEnd: true,
    hasFee: false,
  });
});

test('each fault stands at its field, in the words of the specification', () => {
  const plan = { ...newPlan(true), type: 'paymentPlan' as const, months: '1.5', total: '10' };
  const fee = { ...plan, months: '3', hasFee: true, enrollmentFee: '-10.00', isDefault: false };
  const offer = {
    ...plan,
    months: '70',
    isDefault: false,
    crosssells: [{ ...newOffer, title: 'x' }],
  };
  expect(
    faultsOf({ code: 'a b', contexts: [], terms: noTerms, plans: [plan, fee, offer] }, 'USD'),
  ).toEqual({
    code: 'Invalid coupon',
    contexts: 'Select at least one context',
    'plans[0].months': 'Value must be an integer',
    'plans[1].enrollmentFee': 'Value must be higher than 0',
    'plans[2].months': 'Value must be lower than 60',
    'plans[2].crosssells[0].productId': 'This field is Required',
  });
});

test('the terms of a coupon are read back as they are sent, and DEFAULT sends none', () => {
  const terms = {
    title: 'Night shift',
    text: null,
    startsAt: null,
    endsAt: '2030-01-31T23:00:00.000Z',
    maxUses: 100,
  };
  const replaces = { id: 12, name: 'OSPF', uniqueName: 'ospf', type: 2 as const };
  const coupon = {
    ...{ id: 2, code: 'NIGHT', contexts: ['checkout' as const], version: 1, planCount: 0, uses: 0 },
    terms: { ...terms, replaces },
  };
  const values = toValues({ coupon, currency: 'USD', plans: [] });
  expect(toInput(values, 'USD').terms).toEqual({ ...terms, replacesId: 12 });
  expect(toInput({ ...values, code: 'default' }, 'USD')).not.toHaveProperty('terms');
});

test('the terms of a coupon fit together', () => {
  const terms = {
    ...noTerms,
    text: '20% off',
    startsAt: '2030-02-01T10:00',
    endsAt: '2030-01-01T10:00',
    maxUses: '1.5',
  };
  const list = { code: 'NIGHT', contexts: ['checkout' as const], plans: [newPlan(true)] };
  expect(faultsOf({ ...list, terms }, 'USD')).toMatchObject({
    'terms.title': 'This field is Required',
    'terms.endsAt': 'Choose a time after the start',
    'terms.maxUses': 'Value must be an integer',
  });
});
