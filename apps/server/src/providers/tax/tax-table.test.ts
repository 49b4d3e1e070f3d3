import { expect, test } from 'vitest';
import { createTaxTable, readTaxTable } from './tax-table.ts';

const rows = readTaxTable('Netherlands=21 VAT; US/TX=8.25 Sales tax+;US=0 Sales tax+');
const table = createTaxTable(rows);
const rateFor = (country: string | null, state: string | null = null) =>
  table.rateFor({
    address: country === null ? null : { country, state, city: null, zip: null },
    amount: 100,
    currency: 'USD',
  });

test('a buyer is taxed where they live, by the state where it has a rate of its own', async () => {
  expect(await rateFor('netherlands')).toEqual({
    rate: 210_000,
    label: 'VAT 21%',
    isIncluded: true,
  });
  expect(await rateFor('US', 'tx')).toEqual({
    rate: 82_500,
    label: 'Sales tax 8.25%',
    isIncluded: false,
  });
  expect(await rateFor('usa', 'Texas')).toMatchObject({ rate: 82_500 });
  expect(await rateFor('US', 'OR')).toMatchObject({ rate: 0 });
});

test('no one is taxed elsewhere, or whose address is not known', async () => {
  expect([await rateFor('Norway'), await rateFor(null)]).toEqual([null, null]);
});

test.each([
  ['', false],
  ['Netherlands=21 VAT', false],
  ['US=0 Sales tax+', false],
  ['Netherlands=21 VAT;US/TX=8.25 Sales tax+', true],
])('with the table "%s" some pay more than the price: %s', (text, addsTax) => {
  expect(createTaxTable(readTaxTable(text)).addsTax).toBe(addsTax);
});

test('an address in no country that is known is refused, not left untaxed', async () => {
  await expect(rateFor('Narnia')).rejects.toThrow('The tax for this address is not known.');
});

test.each([
  'Narnia=21 VAT',
  'US/Utrecht=8 Sales tax',
  'Netherlands',
  'Netherlands=a VAT',
  'Netherlands=21',
  '=21 VAT',
])('a start with %s says what to set', (text) => {
  expect(() => readTaxTable(text)).toThrow(/^Set TAX_RATES/);
});
