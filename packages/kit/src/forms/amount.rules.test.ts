import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencySign, readAmount, writeAmount } from './amount.rules.ts';

test('amounts are read to the cent, and nothing else is one', () => {
  expect(readAmount('210', 'USD')).toBe(21_000);
  expect(readAmount(' 1,210.5 ', 'USD')).toBe(121_050);
  expect(readAmount('0.07', 'USD')).toBe(7);
  expect(readAmount('500', 'JPY')).toBe(500);
  for (const wrong of ['', '-1', '1.234', 'ten', '1.', '.5', '1e3', '5.0 0'])
    expect(readAmount(wrong, 'USD'), wrong).toBeUndefined();
  expect(readAmount('5.5', 'JPY')).toBeUndefined();
});

test('a comma separates thousands; where it may be a decimal point, the amount is refused', () => {
  expect(readAmount('1,234,567', 'USD')).toBe(123_456_700);
  expect(readAmount('1,234.50', 'USD')).toBe(123_450);
  expect(readAmount('12.345', 'KWD')).toBe(12_345);
  for (const wrong of ['12,50', '12,5', '1,2345', ',500', '1234,567', '1,234,56', '1.234,50'])
    expect(readAmount(wrong, 'USD'), wrong).toBeUndefined();
});

test('each currency has its sign', () => {
  expect(['USD', 'EUR', 'CHF'].map(currencySign)).toEqual(['$', '€', 'CHF']);
});

test('what is written is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (amount) => {
      expect(readAmount(writeAmount(amount, 'USD'), 'USD')).toBe(amount);
    }),
  );
});
