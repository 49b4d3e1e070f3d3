import { expect, test } from 'vitest';
import { readFrameMessage } from './frame-messages.ts';

const nonce = 'a-nonce-of-this-frame';
const card = {
  zip: '60614',
  brand: 'visa',
  funding: 'credit',
  last4: '4242',
  expMonth: 4,
  expYear: 2030,
};
const token = { source: 'uplink-card', nonce, type: 'token', id: 1, token: 'tok_1', card };

test('reads what the frame says', () => {
  expect(readFrameMessage(token, nonce)).toEqual({ type: 'token', id: 1, token: 'tok_1', card });
  const size = { source: 'uplink-card', nonce, type: 'size', height: 1e6 };
  expect(readFrameMessage(size, nonce)).toEqual({ type: 'size', height: 2000 });
});

test('drops fields that were not agreed on', () => {
  const more = { ...token, card: { ...card, number: '4242424242424242', cvc: '123' } };
  expect(JSON.stringify(readFrameMessage(more, nonce))).not.toMatch(/424242424|123/);
});

test.each([
  undefined,
  null,
  'token',
  [],
  {},
  { ...token, nonce: 'another' },
  { ...token, nonce: undefined },
  { ...token, source: 'uplink-academy' },
  { ...token, type: 'steal' },
  { ...token, id: '1' },
  { ...token, token: {} },
  { ...token, token: 'x'.repeat(501) },
  { ...token, card: undefined },
  { ...token, card: { ...card, expMonth: '4' } },
  { ...token, card: { ...card, last4: 4242 } },
  { source: 'uplink-card', nonce, type: 'size', height: -1 },
  { source: 'uplink-card', nonce, type: 'size', height: '9' },
  { source: 'uplink-card', nonce, type: 'fault', id: 1 },
])('takes no notice of %o', (data) => {
  expect(readFrameMessage(data, nonce)).toBeUndefined();
});
