import { expect, test } from 'vitest';
import { amountAbove } from './amount-above.ts';

test.each([
  ['USD', '$4,990.50', 4990.5],
  ['JPY', '¥499,050', 499_050],
  ['KWD', 'KWD 499.050', 499.05],
])('an amount in %s that is too high is refused in its own units', (currency, written, value) => {
  const { message, details } = amountAbove({ amount: 499_050, currency });
  expect(message.replace(/\s/g, ' ')).toBe(`Choose an amount up to ${written}.`);
  expect(details).toEqual({ fieldErrors: { amount: `Value must be lower than ${value}` } });
});
