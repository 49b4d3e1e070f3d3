import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardTokenOf } from '../../providers/payments/sandbox/sandbox.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPage } from '../checkout/page.fixture.ts';
import { addBuyer, closeBooks, priceOf } from './money.fixture.ts';
import { buy } from './orders.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => closeBooks(academy));

const address = { street: '1 Dam', city: 'Amsterdam', zip: '1012 JS', state: '', country: 'NL' };
const kept = { ...address, state: null };
const profileOf = async (buyer: string) =>
  (await academy.call(buyer, 'GET', '/me/profile')).body as {
    shippingAddress: object | null;
    version: number;
  };

test('where an order is sent becomes the address of a buyer who has none', async () => {
  const buyer = await addBuyer(academy);
  const { version } = await profileOf(buyer);
  await buy(academy, buyer, await priceOf(academy), {
    shipping: { ...address, country: 'Netherlands', tshirtSize: 'M' },
  });
  expect(await profileOf(buyer)).toMatchObject({ shippingAddress: kept, version: version + 1 });
});

test('an address that a buyer has stays, also a part of one', async () => {
  const buyer = await addBuyer(academy);
  await academy.call(buyer, 'PATCH', '/me', { shippingAddress: { city: 'Leeds' } });
  await buy(academy, buyer, await priceOf(academy), { shipping: address });
  expect(await profileOf(buyer)).toMatchObject({
    shippingAddress: { city: 'Leeds', street: null },
  });
});

test('an order that is refused keeps nothing', async () => {
  const buyer = await addBuyer(academy);
  const refused = buy(academy, buyer, await priceOf(academy), {
    shipping: { ...address, country: 'Narnia' },
    dueToday: 4200,
  });
  await expect(refused).rejects.toThrow('country');
  expect(await profileOf(buyer)).toMatchObject({ shippingAddress: null });
});

test("the account that is made with a visitor's order has its address", async () => {
  const { uniqueId, priceId } = await addPage(academy, {
    layout: { fields: { address: true, tshirt: false, coupon: false } },
    plan: { type: 'oneTime', amount: 4200 },
  });
  const email = `${randomUUID()}@example.org`;
  const answer = await academy.app.inject({
    ...{ method: 'POST', url: `/checkouts/${uniqueId}/orders` },
    payload: {
      ...{ priceId, requestId: randomUUID(), token: randomBytes(32).toString('base64url') },
      ...{ buyer: { firstName: 'Jonas', lastName: 'Petersen', email }, paymentType: 'card' },
      ...{ dueToday: { amount: 4200, currency: 'USD' }, shipping: address },
      cardToken: await cardTokenOf(academy.sandbox, { number: '4242424242424242' }),
    },
  });
  expect(answer.json()).toMatchObject({ state: 'bought' });
  const account = await academy.db
    .selectFrom('app_user')
    .select(['city', 'zip', 'state', 'country'])
    .where('email', '=', email)
    .executeTakeFirst();
  const { street: _street, ...place } = kept;
  expect(account).toEqual(place);
});
