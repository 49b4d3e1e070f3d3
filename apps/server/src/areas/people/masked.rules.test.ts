import { expect, test } from 'vitest';
import { maskedFields } from './masked.rules.ts';

test('the log keeps states, and of personal data only a trace', () => {
  const account = {
    email: 'maya@example.org',
    phone: '+1 312 555 0147',
    firstName: 'Maya',
    shippingAddress: { street: 'Main St 1' },
    birthDateYear: 1990,
    roles: ['student'],
    blocked: true,
    tshirtSize: null,
  };
  expect(maskedFields(Object.keys(account), account)).toEqual({
    email: 'm***@example.org',
    phone: '***47',
    firstName: '***',
    shippingAddress: '***',
    birthDateYear: '***',
    roles: ['student'],
    blocked: true,
    tshirtSize: null,
  });
});
