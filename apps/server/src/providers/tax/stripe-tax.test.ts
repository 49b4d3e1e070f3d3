import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Answer, type Asked, pretend } from '../payments/pretend-server.fixture.ts';
import { createStripeTax } from './stripe-tax.ts';
import type { Taxable } from './tax.ts';

type Part = [percent: string, type: string];
/** What Stripe collects where; of states that have taxes of their own, each. */
const collected: Record<string, Part[]> = {
  NL: [['21.0', 'vat']],
  'US/TX': [
    ['6.25', 'sales_tax'],
    ['2.0', 'sales_tax'],
  ],
  'US/OR': [['0.0', 'sales_tax']],
};
const asked: URLSearchParams[] = [];
let server: Awaited<ReturnType<typeof pretend>>;

/** As much of Stripe Tax as the adapter uses, by its published description. */
function calculate({ method, path, body }: Asked): Answer {
  if (`${method} ${path}` !== 'POST /v1/tax/calculations') return { status: 404, body: {} };
  const form = new URLSearchParams(body);
  asked.push(form);
  const [country, state, zip] = ['country', 'state', 'postal_code'].map((name) =>
    form.get(`customer_details[address][${name}]`),
  );
  if (country === 'US' && !zip) {
    const error = { type: 'invalid_request_error', code: 'customer_tax_location_invalid' };
    return { status: 400, body: { error: { ...error, message: 'No location.' } } };
  }
  const parts = collected[state ? `${country}/${state}` : String(country)] ?? [];
  const isInclusive = form.get('line_items[0][tax_behavior]') === 'inclusive';
  const tax_breakdown = parts.map(([percentage_decimal, tax_type]) => ({
    amount: 0,
    inclusive: isInclusive,
    tax_rate_details: { percentage_decimal, tax_type, country, state },
    taxability_reason: 'standard_rated',
    taxable_amount: 0,
  }));
  return { body: { id: 'taxcalc_1', object: 'tax.calculation', tax_breakdown } };
}

beforeAll(async () => {
  server = await pretend('idempotency-key', calculate);
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
});

const taxBy = (isIncluded = false) =>
  createStripeTax(
    { secretKey: 'sk_test', isIncluded, homeCountry: 'NL' },
    { host: '127.0.0.1', port: server.port, protocol: 'http' },
  );
const at = (country: string, state: string | null = null, zip: string | null = null): Taxable => ({
  address: { country, state, city: null, zip },
  amount: 14_900,
  currency: 'USD',
});

test('a buyer is taxed where they live, and the taxes of a place add up', async () => {
  const tax = taxBy();
  expect(await tax.rateFor(at('Netherlands'))).toEqual({
    rate: 210_000,
    label: 'VAT 21%',
    isIncluded: false,
  });
  expect(await tax.rateFor(at('United States', 'TX', '73301'))).toEqual({
    rate: 82_500,
    label: 'Sales tax 8.25%',
    isIncluded: false,
  });
});

test('where nothing is collected, and on what costs nothing, there is no tax', async () => {
  const tax = taxBy();
  expect(await tax.rateFor(at('us', 'OR', '97035'))).toBeNull();
  expect(await tax.rateFor(at('Norway'))).toBeNull();
  expect(await tax.rateFor({ ...at('Netherlands'), amount: 0 })).toBeNull();
  expect(asked).toHaveLength(2);
});

test('Stripe is told the price, its kind and the place; without a place, the home of the academy', async () => {
  await taxBy(true).rateFor({ address: null, amount: 2900, currency: 'EUR' });
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    currency: 'eur',
    'line_items[0][amount]': '2900',
    'line_items[0][tax_behavior]': 'inclusive',
    'customer_details[address][country]': 'NL',
    'customer_details[address_source]': 'billing',
  });
});

test('the same sale is asked for once', async () => {
  const tax = taxBy();
  await Promise.all([tax.rateFor(at('Netherlands')), tax.rateFor(at('Netherlands'))]);
  expect(asked).toHaveLength(1);
  await tax.rateFor({ ...at('Netherlands'), amount: 100 });
  expect(asked).toHaveLength(2);
});

test('an address that Stripe or no one knows names its field', async () => {
  const tax = taxBy();
  const refusal = { status: 422, details: { fieldErrors: { country: expect.any(String) } } };
  await expect(tax.rateFor(at('Atlantis'))).rejects.toMatchObject(refusal);
  await expect(tax.rateFor(at('United States', 'TX'))).rejects.toMatchObject(refusal);
});

test('nothing is sold untaxed while Stripe is away, and the next try asks again', async () => {
  const tax = taxBy();
  server.lose('call', 2);
  await expect(tax.rateFor(at('Netherlands'))).rejects.toMatchObject({ status: 503 });
  expect(await tax.rateFor(at('Netherlands'))).toMatchObject({ rate: 210_000 });
});
