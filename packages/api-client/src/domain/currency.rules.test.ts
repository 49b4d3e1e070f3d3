import { expect, test } from 'vitest';
import { currencyDigits } from './currency.rules.ts';

test.each([
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
])('amounts in %s have %d digits after the point', (currency, digits) => {
  expect(currencyDigits(currency)).toBe(digits);
});
