import { expect, test } from 'vitest';
import { readTax } from './tax-config.ts';

const stripe = { STRIPE_TAX: 'exclusive', STRIPE_TAX_HOME: 'NL', STRIPE_SECRET_KEY: 'sk' };

test('tax comes from a table, from Stripe, or there is none', () => {
  expect(readTax({})).toEqual({ rates: [], stripe: undefined });
  expect(readTax({ TAX_RATES: 'Netherlands=21 VAT' }).rates).toHaveLength(1);
  const settings = { secretKey: 'sk', homeCountry: 'NL', isIncluded: false };
  expect(readTax(stripe).stripe).toEqual(settings);
});

test.each([
  [{ ...stripe, STRIPE_TAX: 'yes' }, /^Set STRIPE_TAX to/],
  [{ ...stripe, TAX_RATES: 'Netherlands=21 VAT' }, /not both/],
  [{ ...stripe, STRIPE_SECRET_KEY: '' }, /^Set STRIPE_SECRET_KEY/],
  [{ ...stripe, STRIPE_TAX_HOME: 'Holland' }, /^Set STRIPE_SECRET_KEY/],
])('a start with %j says what to set', (env, message) => {
  expect(() => readTax(env)).toThrow(message);
});
