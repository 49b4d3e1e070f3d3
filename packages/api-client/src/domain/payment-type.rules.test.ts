import { expect, test } from 'vitest';
import { toPaymentType } from './payment-type.rules.ts';

test.each(['card', 'wallet', 'noCharge', 'offline'])('%s is a way to pay', (type) => {
  expect(toPaymentType(type)).toBe(type);
});

test.each(['cheque', 'Card', '', 'toString'])('"%s" is none', (type) => {
  expect(() => toPaymentType(type)).toThrow(new Error('Unknown payment method'));
});
