import { randomBytes, randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardTokenOf } from '../../providers/payments/sandbox/sandbox.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addCard } from '../../testing/world/methods.ts';
import { addPeople } from '../../testing/world/people.ts';
import { addCredit, addCrosssell } from '../../testing/world/prices.ts';
import { closeBooks } from '../purchases/money.fixture.ts';
import { addPage, addTestOffer, type TestPage } from './page.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => closeBooks(academy));

let count = 0;
async function addCustomer(credit: number): Promise<string> {
  count += 1;
  const name = `page-credits-${count}`;
  await addPeople(academy, name);
  if (credit > 0) await addCredit(academy, name, credit);
  return name;
}

type Order = Schema<'CheckoutOrder'>;
type Input = Schema<'CheckoutOrderInput'>;

const bodyOf = (page: TestPage, amount: number, wish: Partial<Input> = {}): Input => ({
  priceId: page.priceId,
  requestId: randomUUID(),
  token: randomBytes(32).toString('base64url'),
  dueToday: { amount, currency: 'USD' },
  useCredits: true,
  ...wish,
});

async function order(who: string, page: TestPage, body: Input): Promise<Order> {
  const answer = await academy.call(who, 'POST', `/checkouts/${page.uniqueId}/orders`, body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

const creditsOf = async (who: string) => (await academy.call(who, 'GET', '/me/credits')).body;

test('pay first what a customer buys on a page, as its figures said', async () => {
  const page = await addPage(academy);
  const customer = await addCustomer(5000);
  await addCard(academy, customer);
  const choice = { priceId: page.priceId, useCredits: true };
  const quotes = `/checkouts/${page.uniqueId}/quotes`;
  const { body: quote } = await academy.call(customer, 'POST', quotes, choice);
  expect(quote).toMatchObject({ credit: 5000, dueToday: 9900 });
  const { body: plain } = await academy.call(customer, 'POST', quotes, { priceId: page.priceId });
  expect(plain).toMatchObject({ credit: 0, dueToday: 14_900 });
  const placed = await order(customer, page, bodyOf(page, 9900, { paymentType: 'card' }));
  expect(placed).toMatchObject({ state: 'bought', paidToday: 9900, quote: { credit: 5000 } });
  expect(await creditsOf(customer)).toEqual({ count: 0, balances: [] });
});

test('that pay for all of an order need no card, and only free offers follow', async () => {
  const page = await addPage(academy);
  await addTestOffer(academy, page, { type: 'upsell', amount: 4900 });
  const gift = await addCrosssell(academy, await addCourse(academy), {
    place: { checkoutId: page.id },
    plan: { type: 'free' },
    type: 'upsell',
  });
  const customer = await addCustomer(20_000);
  const placed = await order(customer, page, bodyOf(page, 0));
  expect(placed).toMatchObject({ state: 'bought', offer: { id: gift } });
  expect(await creditsOf(customer)).toMatchObject({ balances: [{ amount: 5100 }] });
});

test('are nothing that a visitor can pay with', async () => {
  const page = await addPage(academy);
  const choice = { priceId: page.priceId, useCredits: true };
  const url = `/checkouts/${page.uniqueId}`;
  const quoted = await academy.app.inject({
    method: 'POST',
    url: `${url}/quotes`,
    payload: choice,
  });
  expect(quoted.json()).toMatchObject({ credit: 0, dueToday: 14_900 });
  const paying = {
    buyer: { firstName: 'Jonas', lastName: 'Petersen', email: 'credits-visitor@example.org' },
    paymentType: 'card' as const,
    cardToken: await cardTokenOf(academy.sandbox, { number: '4242424242424242' }),
  };
  const payload = bodyOf(page, 14_900, paying);
  const placed = await academy.app.inject({ method: 'POST', url: `${url}/orders`, payload });
  expect(placed.json()).toMatchObject({ state: 'bought', paidToday: 14_900 });
});

test('offers with a price follow no free order, whose buyer gave no card', async () => {
  const page = await addPage(academy, { plan: { type: 'free' } });
  await addTestOffer(academy, page, { type: 'upsell', amount: 4900 });
  const customer = await addCustomer(0);
  const placed = await order(customer, page, bodyOf(page, 0, { useCredits: false }));
  expect(placed).toMatchObject({ state: 'bought', offer: null });
});

test('an offer with a price that is added to a free order asks for a card, and is charged', async () => {
  const page = await addPage(academy, { plan: { type: 'free' } });
  const bump = await addTestOffer(academy, page, { type: 'orderbump', amount: 2900 });
  const upsell = await addTestOffer(academy, page, { type: 'upsell', amount: 4900 });
  const customer = await addCustomer(0);
  const wish = { useCredits: false, orderbump: true };
  const url = `/checkouts/${page.uniqueId}/orders`;
  const refused = await academy.call(customer, 'POST', url, bodyOf(page, 2900, wish));
  expect(refused.status).toBe(422);
  await addCard(academy, customer);
  const placed = await order(customer, page, bodyOf(page, 2900, { ...wish, paymentType: 'card' }));
  expect(placed).toMatchObject({ state: 'bought', paidToday: 2900, offer: { id: upsell.id } });
  expect(placed.quote.lines.map(({ product }) => product.id)).toContain(bump.course.id);
});
