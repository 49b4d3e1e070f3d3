import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addFault } from '../../providers/payments/sandbox/faults.ts';
import { cardTokenOf } from '../../providers/payments/sandbox/sandbox.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addCard, addWallet, approveWallet, frameSays } from '../../testing/world/methods.ts';
import { addPeople } from '../../testing/world/people.ts';
import { forgetMethods } from './forget-methods.ts';

const unable = 'We were unable to process your payment. Update your card and try again.';
const refusedOnSaving = '4000000000000002';
const wrongCvc = '4000000000000101';

let academy: TestApp;
let number = 0;
let buyer: string;
let other: string;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => academy.close());
beforeEach(async () => {
  number += 1;
  buyer = `buyer${number}`;
  other = `other${number}`;
  await addPeople(academy, buyer, other);
  await academy.db.deleteFrom('identity_attempt').execute();
});

const list = async (person = buyer): Promise<Schema<'OwnPaymentMethod'>[]> =>
  (await academy.call(person, 'GET', '/me/payments?action=getPaymentMethods')).body.methods;
const connect = (person: string, paypalToken: string) =>
  academy.call(person, 'POST', '/me/payments?action=createPayPalBillingAgreement', {
    paypalToken,
  });
const add = (person: string, cardToken: string) =>
  academy.call(person, 'POST', '/me/payments?action=addCard', { cardToken, card: frameSays });
const atProvider = async () => {
  const rows = await academy.db
    .selectFrom('sandbox_method')
    .select('removed_at')
    .where('customer', '=', String(await academy.userId(buyer)))
    .execute();
  return rows.map(({ removed_at }) => (removed_at ? 'removed' : 'kept')).sort();
};

test('a card is what the provider says, not what was sent, and becomes the primary one', async () => {
  expect(await list()).toEqual([]);
  const { status, body } = await addCard(academy, buyer, '5555555555554444');
  expect(status).toBe(200);
  expect(body.methods).toEqual([
    expect.objectContaining({
      type: 'card',
      brand: 'mastercard',
      last4: '4444',
      expYear: 2040,
      zip: '60614',
      isPrimary: true,
      isCurrent: false,
      pays: [],
    }),
  ]);
  const { body: me } = await academy.call(buyer, 'GET', '/me');
  expect(me.primaryPaymentMethod).toEqual({
    id: body.methods[0].id,
    userId: me.id,
    type: 'card',
    isPrimary: true,
    isCurrent: false,
  });
});

test('another card takes its place, and the provider forgets the first', async () => {
  await addCard(academy, buyer);
  await addCard(academy, buyer, '4000056655665556');
  expect(await list()).toMatchObject([{ last4: '5556', funding: 'debit', isPrimary: true }]);
  expect(await atProvider()).toEqual(['kept', 'removed']);
});

test('what the provider could not forget at once is forgotten by the job', async () => {
  await addCard(academy, buyer);
  await addFault(academy.db, { call: 'removeMethod', fault: 'timeoutBefore' });
  await addCard(academy, buyer, '4000056655665556');
  expect(await atProvider()).toEqual(['kept', 'kept']);
  const { db, clock, sandbox } = academy;
  await forgetMethods({ db, clock, payments: sandbox.providers });
  expect(await atProvider()).toEqual(['kept', 'removed']);
});

test('a card that cannot be saved changes nothing and says why', async () => {
  await addCard(academy, buyer);
  const { status, body } = await addCard(academy, buyer, refusedOnSaving);
  expect([status, body.code]).toEqual([402, 'paymentDeclined']);
  expect(body.message).not.toBe(unable);
  expect(await list()).toMatchObject([{ last4: '4242' }]);
});

test('a bank that asks is answered before the same token is sent again', async () => {
  const cardToken = await cardTokenOf(academy.sandbox, { number: '4000002500003155' });
  const first = await add(buyer, cardToken);
  expect([first.status, first.body.code]).toEqual([402, 'authenticationNeeded']);
  expect(first.body.confirmation).toMatchObject({ kind: 'frame', url: expect.any(String) });
  await academy.db
    .updateTable('sandbox_token')
    .set({ authenticated: true })
    .where('token', '=', cardToken)
    .execute();
  expect((await add(buyer, cardToken)).body.methods).toMatchObject([{ last4: '3155' }]);
});

test('a token sent again after a lost answer is no second card and no further try', async () => {
  const cardToken = await cardTokenOf(academy.sandbox);
  for (let time = 0; time < 15; time += 1) expect((await add(buyer, cardToken)).status).toBe(200);
  expect(await atProvider()).toEqual(['kept']);
  expect((await add(other, cardToken)).status).toBe(422);
  await addCard(academy, buyer, '4000056655665556');
  expect((await add(buyer, cardToken)).status).toBe(422);
  expect(await list()).toMatchObject([{ last4: '5556' }]);
});

test('a provider that cannot be reached stores nothing, and the same token works afterwards', async () => {
  const cardToken = await cardTokenOf(academy.sandbox);
  const customer = String(await academy.userId(buyer));
  await addFault(academy.db, { call: 'saveMethod', fault: 'lostAnswer', customer });
  const { status, body } = await add(buyer, cardToken);
  expect([status, body.message]).toEqual([503, 'We could not process your request']);
  expect(await list()).toEqual([]);
  expect((await add(buyer, cardToken)).status).toBe(200);
  expect(await atProvider()).toEqual(['kept']);
});

test('M-31: of 200 cards that are tried 10 reach the provider, and their reasons are soon not told', async () => {
  const answers = [];
  for (let time = 0; time < 200; time += 1) {
    const cardToken = await cardTokenOf(academy.sandbox, {
      number: time % 2 ? refusedOnSaving : wrongCvc,
    });
    answers.push(await add(time % 3 ? buyer : other, cardToken));
  }
  const reached = answers.filter(({ status }) => status === 402);
  expect(reached).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(190);
  const told = reached.map(({ body }) => body.message);
  expect(new Set(told.slice(0, 3)).size).toBe(2);
  expect(new Set(told.slice(3))).toEqual(new Set([unable]));
});

test('a wallet is connected with its approval and says when it ends', async () => {
  await addCard(academy, buyer);
  expect((await addWallet(academy, buyer)).status).toBe(200);
  const [card, wallet] = await list();
  expect(card).toMatchObject({ type: 'card', isPrimary: true });
  expect(wallet).toMatchObject({
    type: 'wallet',
    isPrimary: false,
    payerEmail: 'buyer@wallet.test',
    brand: null,
  });
  const { body } = await academy.call(buyer, 'GET', '/me/context');
  expect(body.paymentBillingAgreementExpirationDate).toBe(wallet?.expiresAt);
});

test('M-23: an approval works for no other person, in no other session and not after its wallet is gone', async () => {
  const paypalToken = await approveWallet(academy, buyer);
  for (let time = 0; time < 100; time += 1)
    expect((await connect(other, paypalToken)).status).toBe(422);
  expect((await connect(buyer, paypalToken)).status).toBe(200);
  expect((await connect(buyer, paypalToken)).status).toBe(200);
  await academy.call(buyer, 'DELETE', '/me/payments');
  for (let time = 0; time < 100; time += 1)
    expect((await connect(buyer, paypalToken)).status).toBe(422);
  expect(await list(other)).toEqual([]);
  expect(await list()).toEqual([]);
  const elsewhere = await approveWallet(academy, buyer);
  await academy.db
    .updateTable('method_token')
    .set({ session_id: 'another' })
    .where('user_id', '=', await academy.userId(buyer))
    .execute();
  expect((await connect(buyer, elsewhere)).status).toBe(422);
});

test('an approval that was not given, or took too long, connects nothing', async () => {
  const { body } = await academy.call(buyer, 'GET', '/me/payments?action=getPayPalToken');
  expect((await connect(buyer, body.paypalToken)).status).toBe(422);
  const late = await approveWallet(academy, buyer);
  academy.clock.advance(31 * 60_000);
  expect((await connect(buyer, late)).status).toBe(422);
  expect(await list()).toEqual([]);
});

test('of 20 approvals that one person begins 10 reach the provider', async () => {
  const begin = () => academy.call(buyer, 'GET', '/me/payments?action=getPayPalToken');
  const statuses = [];
  for (let time = 0; time < 20; time += 1) statuses.push((await begin()).status);
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(10).fill(429)]);
  expect((await begin()).body.message).toMatch(/^Too many tries\. Try again in \d+ minutes\.$/);
});

test('asking for an approval answers no one else', async () => {
  const response = await academy.app.inject({
    url: '/me/payments?action=getPayPalToken',
    headers: { authorization: `Bearer ${await academy.tokenOf(buyer)}` },
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('either method can be made the primary one', async () => {
  await addCard(academy, buyer);
  const path = '/me/payments?action=makePrimary';
  expect((await academy.call(buyer, 'PATCH', path, { paymentType: 'wallet' })).status).toBe(404);
  await addWallet(academy, buyer);
  await academy.call(buyer, 'PATCH', path, { paymentType: 'wallet' });
  expect(await list()).toMatchObject([{ isPrimary: false }, { isPrimary: true }]);
  await academy.call(buyer, 'DELETE', '/me/payments');
  expect(await list()).toMatchObject([{ type: 'card', isPrimary: true }]);
});

test('details on receipts are kept by version', async () => {
  const path = '/me/billing-details';
  const { body: none } = await academy.call(buyer, 'GET', path);
  expect(none).toMatchObject({ companyName: null, version: 0 });
  const details = {
    ...none,
    companyName: '  Okafor Networks ',
    country: 'United States',
    state: 'texas',
  };
  const { body: first } = await academy.call(buyer, 'PUT', path, details);
  expect(first).toMatchObject({
    companyName: 'Okafor Networks',
    country: 'US',
    state: 'TX',
    version: 1,
  });
  expect((await academy.call(buyer, 'PUT', path, details)).body).toEqual(first);
  const nowhere = { ...first, country: 'Narnia' };
  expect((await academy.call(buyer, 'PUT', path, nowhere)).body).toMatchObject({
    fieldErrors: { country: 'Choose a country from the list.' },
  });
  const stale = { ...details, companyName: 'Another' };
  expect((await academy.call(buyer, 'PUT', path, stale)).status).toBe(409);
  const second = { ...first, companyName: 'Another' };
  expect((await academy.call(buyer, 'PUT', path, second)).body).toEqual({ ...second, version: 2 });
});
