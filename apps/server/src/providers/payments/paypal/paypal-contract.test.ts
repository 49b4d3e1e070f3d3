import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { openMigratedDatabase } from '../../../testing/test-database.ts';
import type { PaymentProvider } from '../payments.ts';
import { type Bench, keepsTheContract, losesNothing } from '../provider-contract.fixture.ts';
import { createProviderRefs } from '../provider-refs.ts';
import { fromPaypal, toPaypal } from './paypal-money.ts';
import { createPaypalProvider } from './paypal-provider.ts';
import { pretendPaypal } from './paypal-server.fixture.ts';

const returnUrl = 'https://academy.example/payments/return';
const settings = { clientId: 'client', secret: 'secret', webhookId: 'hook', isLive: false };
let database: Database;
let server: Awaited<ReturnType<typeof pretendPaypal>>;
let provider: PaymentProvider<'wallet'>;
beforeAll(async () => {
  [database, server] = await Promise.all([openMigratedDatabase(), pretendPaypal()]);
  const refs = createProviderRefs(database.db, 'paypal');
  provider = createPaypalProvider({
    settings,
    refs,
    returnUrl,
    academyName: 'Uplink Academy',
    base: `http://127.0.0.1:${server.port}`,
  });
});
afterAll(async () => {
  server.close();
  await database.close();
});

async function begin(customer: string) {
  if (!provider.beginApproval) throw new Error('This wallet knows no approvals.');
  return provider.beginApproval({ customer, idempotencyKey: randomUUID(), returnUrl });
}

const bench = (): Bench => ({
  provider,
  token: async (does, customer) => {
    const { token } = await begin(customer);
    server.approve(token, does);
    return token;
  },
});

describe('the wallet by PayPal', () => {
  keepsTheContract(bench, 'declined');
  losesNothing(bench, ({ what }) => server.lose(what));

  test('sends the person to approve, and saves nothing before', async () => {
    const { token, url } = await begin('maya');
    expect(url).toBe('https://paypal.example/approve');
    const saving = { token, customer: 'maya', idempotencyKey: randomUUID() };
    await expect(provider.saveMethod(saving)).rejects.toMatchObject({ code: 'notApproved' });
  });

  test('a payer who is asked again is led back to the academy', async () => {
    const { token } = await begin('bram');
    server.approve(token, 'askAgain');
    const { ref: method } = await provider.saveMethod({
      token,
      customer: 'bram',
      idempotencyKey: randomUUID(),
    });
    const money = { amount: 4200, currency: 'USD' };
    const state = await provider.charge({
      method,
      customer: 'bram',
      money,
      description: 'A course',
      metadata: {},
      isBuyerPresent: true,
      idempotencyKey: randomUUID(),
    });
    expect(state).toMatchObject({
      state: 'authenticationNeeded',
      clientAction: { kind: 'redirect', url: 'https://paypal.example/ask' },
    });
    expect(server.leadsBackTo('ref' in state ? String(state.ref) : '')).toEqual([
      `${returnUrl}?outcome=approved`,
      `${returnUrl}?outcome=declined`,
    ]);
  });

  test.each([
    [4200, 'USD', '42.00'],
    [5, 'USD', '0.05'],
    [1_234_567, 'EUR', '12345.67'],
    [500, 'JPY', '500'],
  ])('writes %d %s as %s and reads it back', (amount, currency, value) => {
    expect(toPaypal({ amount, currency })).toEqual({ currency_code: currency, value });
    expect(fromPaypal({ currency_code: currency, value: `-${value}` })).toEqual({
      amount,
      currency,
    });
  });
});

describe('news of PayPal', () => {
  const now = new Date();
  const headers = (at = now) => ({
    'paypal-transmission-id': 't1',
    'paypal-transmission-time': at.toISOString(),
    'paypal-transmission-sig': 'sig',
    'paypal-cert-url': 'https://api.paypal.com/cert',
    'paypal-auth-algo': 'SHA256withRSA',
  });
  const event = (event_type: string, resource: object) =>
    JSON.stringify({ id: 'WH-1', event_type, create_time: now.toISOString(), resource });
  const read = (text: string, at = now) =>
    provider.readEvent({ rawBody: Buffer.from(text), headers: headers(at), now });
  const ofOrder = { supplementary_data: { related_ids: { order_id: 'ORDER1' } } };

  test.each([
    ['PAYMENT.CAPTURE.COMPLETED', { id: 'C1', custom_id: 'k1', ...ofOrder }, 'charge', 'ORDER1'],
    ['PAYMENT.CAPTURE.REFUNDED', { id: 'REFUND1' }, 'refund', 'REFUND1'],
    ['CUSTOMER.DISPUTE.CREATED', { dispute_id: 'PP-1' }, 'dispute', 'PP-1'],
    ['VAULT.PAYMENT-TOKEN.DELETED', { id: 'VAULT1' }, 'method', 'VAULT1'],
  ])('%s names what to read again', async (name, resource, type, ref) => {
    const text = event(name, resource);
    server.send(text);
    expect(await read(text)).toMatchObject({ id: 'WH-1', type, ref, at: now });
  });

  test('what PayPal did not send like this, or sent long ago, is nothing', async () => {
    const text = event('PAYMENT.CAPTURE.COMPLETED', { id: 'C2', ...ofOrder });
    expect(await read(text)).toBeUndefined();
    server.send(text);
    expect(await read(`${text} `)).toBeUndefined();
    expect(await read(JSON.stringify(JSON.parse(text), null, 1))).toBeUndefined();
    expect(await read(text, new Date(now.getTime() - 4 * 86_400_000))).toBeUndefined();
    expect(await read(text, new Date(now.getTime() + 600_000))).toBeUndefined();
    expect(await read('no json')).toBeUndefined();
    expect(await read(text)).toMatchObject({ type: 'charge' });
    const other = event('CATALOG.PRODUCT.CREATED', { id: 'P1' });
    server.send(other);
    expect(await read(other)).toBe('other');
  });
});
