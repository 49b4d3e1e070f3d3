import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEmptyApp, type TestApp } from '../../../testing/test-app.ts';
import { keyFor } from '../sandbox/books.ts';
import { cardTokenOf } from '../sandbox/sandbox.fixture.ts';
import { sign, signatureHeader } from '../sandbox/signatures.ts';
import { handleWaitingEvents } from './webhooks.service.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createEmptyApp();
});
afterAll(() => academy.close());

interface Sent {
  payload: string;
  headers: Record<string, string>;
}

/** A genuine delivery of one charge, caught on its way. */
let genuine: Sent;
beforeEach(async () => {
  await academy.db.deleteFrom('provider_event').execute();
  await academy.db.deleteFrom('sandbox_event').execute();
  await chargeOnce();
  const { body } = await academy.db
    .selectFrom('sandbox_event')
    .select('body')
    .executeTakeFirstOrThrow();
  genuine = signed(body);
});

const key = () => keyFor(academy.config.secret, 'webhooks');
const signed = (payload: string, at = academy.clock.now()): Sent => ({
  payload,
  headers: { 'content-type': 'application/json', [signatureHeader]: sign(key(), payload, at) },
});

async function chargeOnce() {
  const { card } = academy.sandbox.providers;
  const customer = randomUUID();
  const token = await cardTokenOf(academy.sandbox);
  const { ref } = await card.saveMethod({ token, customer, idempotencyKey: randomUUID() });
  return card.charge({
    method: ref,
    customer,
    idempotencyKey: randomUUID(),
    description: 'A course',
    money: { amount: 4200, currency: 'USD' },
    isBuyerPresent: true,
    metadata: {},
  });
}

async function deliver({ payload, headers }: Sent, provider = 'sandbox'): Promise<number> {
  const url = `/webhooks/payments/${provider}`;
  return (await academy.app.inject({ method: 'POST', url, headers, payload })).statusCode;
}

const kept = () => academy.db.selectFrom('provider_event').selectAll().execute();

test('M-4: a genuine event is kept once, however often it is delivered', async () => {
  const statuses = await Promise.all(Array.from({ length: 10 }, () => deliver(genuine)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { id, ref } = JSON.parse(genuine.payload);
  expect(await kept()).toMatchObject([
    { provider: 'sandbox', event_id: id, type: 'charge', ref, version: 1 },
  ]);
});

/** Anything that could happen to a delivery on its way, or that someone might try. */
function mutate({ payload, headers }: Sent): Sent {
  const signature = headers[signatureHeader] ?? '';
  const [t = '', mac = ''] = signature.split(',');
  const at = randomInt(payload.length);
  const withSignature = (value: string) => ({ ...headers, [signatureHeader]: value });
  const minutes = randomInt(6, 100_000) * 60_000;
  const other = (text: string) => (text === '0' ? '1' : '0');
  const place = randomInt(3, mac.length);
  const mutations: (() => Sent)[] = [
    () => ({ payload: `${payload.slice(0, at)} ${payload.slice(at)}`, headers }),
    () => ({ payload: payload.slice(0, at), headers }),
    () => ({ payload: JSON.stringify(JSON.parse(payload), null, randomInt(1, 5)), headers }),
    () => ({ payload: JSON.stringify({ ...JSON.parse(payload), ref: randomUUID() }), headers }),
    () => ({ payload: reversed(payload), headers }),
    () => ({ payload: '', headers }),
    () => signed(payload, new Date(academy.clock.now().getTime() - minutes)),
    () => signed(payload, new Date(academy.clock.now().getTime() + minutes)),
    () => ({ payload, headers: withSignature(`t=${Number(t.slice(2)) + 1},${mac}`) }),
    () => ({ payload, headers: withSignature(sign(randomUUID(), payload, academy.clock.now())) }),
    () => ({
      payload,
      headers: withSignature(
        `${t},${mac.slice(0, place)}${other(mac[place] ?? '')}${mac.slice(place + 1)}`,
      ),
    }),
    () => ({ payload, headers: withSignature(mac) }),
    () => ({ payload, headers: withSignature(`${signature},v1=${'0'.repeat(64)}`) }),
    () => ({ payload, headers: { 'content-type': 'application/json' } }),
  ];
  return (mutations[randomInt(mutations.length)] ?? mutations[0])?.() as Sent;
}

/** The same facts in another order. */
const reversed = (payload: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(payload)).reverse()));

test('M-4: of 300 changed, forged, late or re-serialised deliveries none has an effect', async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < 300; round += 1) statuses.add(await deliver(mutate(genuine)));
  expect(statuses).toEqual(new Set([400]));
  expect(await kept()).toEqual([]);
  expect(await deliver(genuine)).toBe(200);
});

test('an event of an unknown provider, or one too large, is refused', async () => {
  expect(await deliver(genuine, 'nobody')).toBe(404);
  expect(await deliver(signed('x'.repeat(300_000)))).toBe(413);
  expect(await kept()).toEqual([]);
});

test('what could not be acted on waits, with the reason, and is tried again', async () => {
  await deliver(genuine);
  const { db, clock, sandbox } = academy;
  // The app has acted on it already.
  await db.updateTable('provider_event').set({ handled_at: null }).execute();
  const deps = { db, clock, payments: sandbox.providers };
  await handleWaitingEvents({ ...deps, onPaymentEvent: () => Promise.reject(new Error('busy')) });
  expect(await kept()).toMatchObject([{ handled_at: null, error: 'busy' }]);
  const heard: unknown[] = [];
  const onPaymentEvent = async (event: unknown) => void heard.push(event);
  await handleWaitingEvents({ ...deps, onPaymentEvent });
  await handleWaitingEvents({ ...deps, onPaymentEvent });
  const { id, ref, idempotencyKey, at } = JSON.parse(genuine.payload);
  expect(heard).toEqual([
    { id, ref, idempotencyKey, at: new Date(at), type: 'charge', version: 1, provider: 'sandbox' },
  ]);
  expect(await kept()).toMatchObject([{ error: null, handled_at: clock.now() }]);
});

test('the sandbox delivers by itself, again until the academy took it', async () => {
  expect(await academy.sandbox.deliver()).toBe(1);
  expect(await kept()).toHaveLength(1);
  expect(await academy.sandbox.deliver()).toBe(0);
});
