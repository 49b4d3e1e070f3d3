import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { openMigratedDatabase } from '../../../testing/test-database.ts';
import type { PaymentProvider } from '../payments.ts';
import { type Bench, keepsTheContract, losesNothing } from '../provider-contract.fixture.ts';
import { createProviderRefs } from '../provider-refs.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { pretendStripe } from './stripe-server.fixture.ts';

const settings = { secretKey: 'sk_test', publishableKey: 'pk_test', webhookSecret: 'whsec_test' };
let database: Database;
let server: Awaited<ReturnType<typeof pretendStripe>>;
let provider: PaymentProvider<'card'>;
beforeAll(async () => {
  [database, server] = await Promise.all([openMigratedDatabase(), pretendStripe()]);
  const api = { host: '127.0.0.1', port: server.port, protocol: 'http', maxNetworkRetries: 0 };
  provider = createStripeProvider(settings, createProviderRefs(database.db, 'stripe'), api);
});
afterAll(async () => {
  server.close();
  await database.close();
});

const bench = (): Bench => ({ provider, token: async (does) => server.addMethod(does) });

describe('cards by Stripe', () => {
  keepsTheContract(bench, 'insufficientFunds');
  // Stripe's library asks once more by itself when a connection breaks.
  losesNothing(bench, ({ what }) => server.lose(what, what === 'answer' ? 2 : 1));

  test('a card that its bank asks about is saved after the person confirmed it', async () => {
    const saving = {
      token: server.addMethod('authenticate'),
      customer: 'maya',
      idempotencyKey: 'a',
    };
    const refused = await provider.saveMethod(saving).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'authenticationNeeded',
      clientAction: { kind: 'frame', clientSecret: 'seti_secret' },
    });
    const intent = await createProviderRefs(database.db, 'stripe').find('method', 'a');
    server.confirmByPerson(intent ?? '');
    expect(await provider.saveMethod(saving)).toMatchObject({ last4: '4242', zip: '60614' });
  });

  test('a declined charge is cancelled, so that nothing can pay it later, and keeps its reason', async () => {
    const saving = { token: server.addMethod('declineForFunds'), customer: 'noor' };
    const { ref: method } = await provider.saveMethod({ ...saving, idempotencyKey: 'saved' });
    const wish = {
      ...{ idempotencyKey: 'declined', method, customer: 'noor', description: 'A course' },
      ...{ money: { amount: 4200, currency: 'USD' }, isBuyerPresent: true, metadata: {} },
    };
    const declined = await provider.charge(wish);
    expect(declined).toMatchObject({ state: 'declined', code: 'insufficientFunds' });
    const ref = await createProviderRefs(database.db, 'stripe').find('charge', 'declined');
    expect(server.statusOf(ref ?? '')).toBe('canceled');
    expect(await provider.charge(wish)).toEqual(declined);
    expect(await provider.readCharge({ idempotencyKey: 'declined' })).toEqual(declined);
  });
});

describe('news of Stripe', () => {
  const now = new Date();
  const { webhooks } = new Stripe('sk_test');
  const event = (type: string, object: object) =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type,
      created: 1_700_000_000,
      data: { object },
    });
  const signed = (payload: string, timestamp = Math.floor(now.getTime() / 1000)) => ({
    'stripe-signature': webhooks.generateTestHeaderString({
      ...{ payload, secret: settings.webhookSecret, timestamp },
    }),
  });
  const read = (payload: string, headers: Record<string, string> = signed(payload)) =>
    provider.readEvent({ rawBody: Buffer.from(payload), headers, now });

  test.each([
    ['payment_intent.succeeded', { id: 'pi_1', metadata: { key: 'k1' } }, 'charge', 'k1'],
    ['refund.updated', { id: 're_1' }, 'refund', undefined],
    ['charge.dispute.created', { id: 'dp_1' }, 'dispute', undefined],
    ['payment_method.detached', { id: 'pm_1' }, 'method', undefined],
  ])('%s names what to read again', async (name, object, type, idempotencyKey) => {
    const news = await read(event(name, object));
    expect(news).toMatchObject({ id: 'evt_1', type, ref: object.id, version: 1_700_000_000 });
    expect(news).toEqual(expect.objectContaining(idempotencyKey ? { idempotencyKey } : {}));
  });

  test('what is forged, changed, late or early is nothing; what is not about money is another thing', async () => {
    const payload = event('payment_intent.succeeded', { id: 'pi_1' });
    expect(await read(payload, {})).toBeUndefined();
    expect(await read(payload, signed(`${payload} `))).toBeUndefined();
    expect(await read(payload, signed(payload, now.getTime() / 1000 - 301))).toBeUndefined();
    expect(await read(payload, signed(payload, now.getTime() / 1000 + 302))).toBeUndefined();
    expect(await read('{', signed('{'))).toBeUndefined();
    expect(await read(event('customer.created', { id: 'cus_1' }))).toBe('other');
  });
});
