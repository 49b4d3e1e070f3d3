import { expect, test } from 'vitest';
import { LABELLED_ERRORS, paymentFailed } from './labelled-errors.ts';

test('each of the nine labelled errors has a text of its own', () => {
  const texts = Object.values(LABELLED_ERRORS);
  expect(texts).toHaveLength(9);
  expect(new Set(texts).size).toBe(9);
  for (const text of texts) expect(text).toMatch(/\S/);
});

test('a payment that failed is told by what paid', () => {
  expect(paymentFailed('card')).toBe(
    'We were unable to process your payment. Update your card and try again.',
  );
  expect(paymentFailed('wallet')).toBe('Please try again later.');
});
