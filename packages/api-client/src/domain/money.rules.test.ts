import { expect, test } from 'vitest';
import { formatMoney } from './money.rules.ts';

test('amounts are written in their currency', () => {
  expect(formatMoney({ amount: 14_240, currency: 'USD' })).toBe('$142.40');
  expect(formatMoney({ amount: 249_000, currency: 'EUR' })).toBe('€2,490.00');
  expect(formatMoney({ amount: 500, currency: 'JPY' })).toBe('¥500');
  expect(formatMoney({ amount: -7900, currency: 'USD' })).toBe('-$79.00');
  expect(formatMoney({ amount: 14_200, currency: 'USD' }, true)).toBe('$142');
  expect(formatMoney({ amount: 14_240, currency: 'USD' }, true)).toBe('$142.40');
});
