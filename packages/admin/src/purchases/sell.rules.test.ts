import type { Schema } from '@uplink/api-client';
import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { sellMessages } from './sell.messages.ts';
import { submitOf } from './sell.rules.ts';

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
test('the button names what is charged now', () => {
  const withFee = { ...price, enrollmentFee: { amount: 100, currency: 'USD' } };
  expect(submitOf(withFee, 'card', sellMessages, formatMessages)).toBe('Charge $100.00 and add');
  expect(submitOf(price, 'offline', sellMessages, formatMessages)).toBe('Add product');
  expect(submitOf({ ...price, trialDays: 7 }, 'card', sellMessages, formatMessages)).toBe(
    'Add product',
  );
});
