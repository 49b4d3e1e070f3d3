import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardTokenOf } from '../../providers/payments/sandbox/sandbox.fixture.ts';
import type { TaxProvider } from '../../providers/tax/tax.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addCoupon, addCredit, addCrosssell, addPrices } from '../../testing/world/prices.ts';
import { readReceipt } from '../billing/receipt.service.ts';
import { addPage, addTestOffer, type TestPage } from '../checkout/page.fixture.ts';
import { closeBooks, readPurchase } from '../purchases/money.fixture.ts';
import { buy, order, orderFor, saveCard } from '../purchases/orders.fixture.ts';
import type { PlanForm } from './authoring/price-lists.service.ts';
import { quoteOrder } from './quote.service.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld({
    TAX_RATES: 'Netherlands=21 VAT+;Germany=19 VAT+;Belgium=21 VAT;France=20 VAT',
  });
});
afterAll(() => closeBooks(academy));

let people = 0;
/** Someone with a card, who lives there. */
async function addTaxed(country: string): Promise<string> {
  people += 1;
  const name = `taxed-${people}`;
  await addPerson(academy, name);
  await saveCard(academy, name);
  await moveTo(name, country);
  return name;
}

/** As when the rate changes between what a buyer sees and what they order. */
const moveTo = (person: string, country: string) =>
  academy.db.updateTable('app_user').set({ country }).where('unique_name', '=', person).execute();

async function sold(plan: PlanForm) {
  const product = await addCourse(academy);
  const { priceIds } = await addPrices(academy, product, [plan]);
  return { product, priceId: priceIds[0] ?? 0 };
}

const paymentsOf = async (person: string) =>
  academy.db
    .selectFrom('payment')
    .innerJoin('purchase', 'purchase.id', 'payment.purchase_id')
    .select(['payment.amount', 'payment.tax', 'payment.currency'])
    .where('purchase.user_id', '=', await academy.userId(person))
    .where('payment.status', '=', 'paid')
    .orderBy('payment.id')
    .execute();

async function postTo({ uniqueId }: TestPage, part: string, payload: object) {
  const url = `/checkouts/${uniqueId}/${part}`;
  const answer = await academy.app.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, body: answer.json() };
}

const newCard = () => cardTokenOf(academy.sandbox, { number: '4242424242424242' });

const visitorsOrder = (priceId: number, amount: number, shipping: object) => ({
  priceId,
  shipping,
  requestId: randomUUID(),
  token: randomBytes(32).toString('base64url'),
  buyer: { firstName: 'Jonas', lastName: 'Petersen', email: `${randomUUID()}@example.org` },
  paymentType: 'card',
  dueToday: { amount, currency: 'USD' },
});

describe('a tax', () => {
  /** As Stripe answers: of nothing, nothing is taxed. */
  const onlyOnMoney: TaxProvider = {
    addsTax: true,
    rateFor: async ({ amount }) =>
      amount === 0 ? null : { rate: 210_000, label: 'VAT 21%', isIncluded: false },
  };

  test('is due on what is bought beside something free', async () => {
    const { priceId } = await sold({ type: 'free' });
    const id = await addCrosssell(academy, await addCourse(academy), { place: { priceId } });
    const quoteOf = async (choice: { priceId: number; crosssellIds: number[] }) => {
      const request = { ...choice, buyerId: null, context: 'inApp', useCredits: false } as const;
      const deps = { db: academy.db, tax: onlyOnMoney };
      const { quote } = await quoteOrder(deps, { ...request, at: academy.clock.now() });
      return [quote.tax, quote.dueToday];
    };
    expect(await quoteOf({ priceId, crosssellIds: [id] })).toEqual([189, 1089]);
    expect(await quoteOf({ priceId, crosssellIds: [] })).toEqual([0, 0]);
  });

  test('that changed since the quote is not charged, but shown first', async () => {
    const { priceId } = await sold({ type: 'oneTime', amount: 10_000 });
    const buyer = await addTaxed('Netherlands');
    const seen = await orderFor(academy, buyer, priceId);
    expect(seen.dueToday.amount).toBe(12_100);
    await moveTo(buyer, 'Germany');
    const refused = await order(academy, buyer, seen);
    expect(refused.status).toBe(409);
    expect(await paymentsOf(buyer)).toEqual([]);
    await buy(academy, buyer, priceId);
    expect(await paymentsOf(buyer)).toEqual([{ amount: 11_900, tax: 1900, currency: 'USD' }]);
  });

  test('of what is charged after a trial is shown first as well', async () => {
    const { priceId } = await sold({ type: 'subscription', amount: 1000, trialDays: 7 });
    const buyer = await addTaxed('Netherlands');
    const asked = await academy.call(buyer, 'POST', '/me/quotes', { priceId });
    expect(asked.body).toMatchObject({ dueToday: 0, nextCharge: { amount: 1210 } });
    const body = {
      ...(await orderFor(academy, buyer, priceId)),
      nextCharge: { amount: 1210, currency: 'USD' },
    };
    await moveTo(buyer, 'Germany');
    expect((await order(academy, buyer, body)).status).toBe(409);
    await moveTo(buyer, 'Netherlands');
    expect((await order(academy, buyer, body)).body.state).toBe('bought');
  });

  test('in a price is the rate of the day it is bought, and the price stays', async () => {
    const { priceId } = await sold({ type: 'oneTime', amount: 12_100 });
    const buyer = await addTaxed('Belgium');
    const seen = await orderFor(academy, buyer, priceId);
    await moveTo(buyer, 'France');
    expect((await order(academy, buyer, seen)).body.state).toBe('bought');
    expect(await paymentsOf(buyer)).toEqual([{ amount: 12_100, tax: 2017, currency: 'USD' }]);
  });

  test('of a visitor is due where their order is sent, in the figures as in the charge', async () => {
    const fields = { address: true, tshirt: false, coupon: false };
    const page = await addPage(academy, {
      layout: { fields },
      plan: { type: 'oneTime', amount: 10_000 },
    });
    const place = {
      street: '1 Dam',
      city: 'Amsterdam',
      state: '',
      zip: '1012',
      country: 'Netherlands',
    };
    const post = (part: string, payload: object) => postTo(page, part, payload);
    const { priceId } = page;
    expect((await post('quotes', { priceId })).body).toMatchObject({ dueToday: 10_000, tax: 0 });
    const before = await post('quotes', { priceId });
    expect(before.body).toMatchObject({ dueToday: 10_000, tax: 0, isTaxPending: true });
    const { body: quote } = await post('quotes', { priceId, shipping: place });
    expect(quote).not.toHaveProperty('isTaxPending');
    expect(quote).toMatchObject({ dueToday: 12_100, tax: 2100, taxLabel: 'VAT 21%' });
    const orderAt = async (amount: number, shipping: object) =>
      post('orders', {
        ...visitorsOrder(priceId, amount, shipping),
        cardToken: await newCard(),
      });
    expect((await orderAt(10_000, place)).body.code).toBe('priceChanged');
    expect((await orderAt(12_100, { ...place, country: 'Germany' })).body.code).toBe(
      'priceChanged',
    );
    expect((await orderAt(12_100, place)).body.state).toBe('bought');
  });

  test('is that of all where credits paid a part, and the receipt says so', async () => {
    const { priceId } = await sold({ type: 'oneTime', amount: 10_000 });
    const figuresOf = async (credit: number) => {
      const buyer = await addTaxed('Netherlands');
      await addCredit(academy, buyer, credit);
      const { purchase } = await buy(academy, buyer, priceId, { useCredits: true });
      const { id: paymentId } = await academy.db
        .selectFrom('payment')
        .select('id')
        .where('purchase_id', '=', purchase?.id ?? 0)
        .executeTakeFirstOrThrow();
      const of = { userId: await academy.userId(buyer), purchaseId: purchase?.id ?? 0, paymentId };
      const { sheet } = await readReceipt(academy.db, academy.config, of);
      return sheet.blocks.flatMap((block) => ('end' in block ? [block.end] : []));
    };
    expect(await figuresOf(1000)).toEqual(['$100.00', '$21.00', '-$10.00', '$111.00']);
    expect(await figuresOf(12_000)).toEqual(['$100.00', '$21.00', '-$120.00', '$1.00']);
  });

  test('stays what it was sold with for an offer that follows', async () => {
    const { priceId } = await sold({ type: 'oneTime', amount: 10_000 });
    const buyer = await addTaxed('Netherlands');
    const place = { priceId };
    const crosssellId = await addCrosssell(academy, await addCourse(academy), {
      place,
      type: 'upsell',
    });
    const { purchase } = await buy(academy, buyer, priceId);
    await moveTo(buyer, 'Germany');
    const accept = (amount: number) =>
      academy.call(buyer, 'POST', `/me/purchases/${purchase?.id}/upsells`, {
        crosssellId,
        requestId: randomUUID(),
        dueToday: { amount, currency: 'USD' },
      });
    const url = `/prices/${priceId}/crosssells?types=upsell&purchaseId=${purchase?.id}`;
    const offers = await academy.call(buyer, 'GET', url);
    expect(offers.body).toMatchObject([{ id: crosssellId, price: { amount: { amount: 1089 } } }]);
    const stranger = await addTaxed('Germany');
    expect((await academy.call(stranger, 'GET', url)).status).toBe(404);
    expect((await accept(900)).status).toBe(409);
    expect((await accept(1089)).body.state).toBe('bought');
  });
});

test('an offer on a checkout page costs what is shown, with the tax of the order', async () => {
  const fields = { address: true, tshirt: false, coupon: false };
  const page = await addPage(academy, {
    layout: { fields },
    plan: { type: 'oneTime', amount: 10_000 },
  });
  const { id } = await addTestOffer(academy, page, { type: 'upsell', amount: 1000 });
  const body = visitorsOrder(page.priceId, 12_100, {
    street: '1 Dam',
    city: 'Amsterdam',
    state: '',
    zip: '1012',
    country: 'Netherlands',
  });
  const placed = await postTo(page, 'orders', { ...body, cardToken: await newCard() });
  expect(placed.body).toMatchObject({
    state: 'bought',
    paidToday: 12_100,
    offer: { id, price: { amount: { amount: 1210 }, listPrice: { amount: 2420 } } },
  });
  const answered = await academy.app.inject({
    method: 'POST',
    url: `/checkouts/${page.uniqueId}/orders/${body.requestId}/upsells`,
    payload: { crosssellId: id, accepted: true },
    headers: { 'x-order-token': body.token },
  });
  expect(answered.json()).toMatchObject({
    state: 'bought',
    added: [{ amount: 1210 }],
    paidToday: 13_310,
  });
});

describe('another currency', () => {
  test('in the amount that was seen is refused', async () => {
    const { priceId } = await sold({ type: 'oneTime', amount: 10_000 });
    const buyer = await addTaxed('Norway');
    const body = await orderFor(academy, buyer, priceId);
    const dueToday = { amount: 10_000, currency: 'EUR' };
    expect((await order(academy, buyer, { ...body, dueToday })).status).toBe(422);
    expect(await paymentsOf(buyer)).toEqual([]);
  });

  test('of credits pays nothing', async () => {
    const { priceId } = await sold({ type: 'oneTime', amount: 10_000 });
    const buyer = await addTaxed('Norway');
    await addCredit(academy, buyer, 9000, 'EUR');
    await buy(academy, buyer, priceId, { useCredits: true });
    expect(await paymentsOf(buyer)).toEqual([{ amount: 10_000, tax: 0, currency: 'USD' }]);
    const left = await academy.db
      .selectFrom('user_credit')
      .select(['amount', 'used_at'])
      .where('user_id', '=', await academy.userId(buyer))
      .execute();
    expect(left).toEqual([{ amount: 9000, used_at: null }]);
  });

  test('of credits is named beside the others, and pays where something is sold in it', async () => {
    const { priceId } = await sold({ type: 'oneTime', amount: 10_000 });
    await academy.db
      .updateTable('price')
      .set({ currency: 'EUR' })
      .where('id', '=', priceId)
      .execute();
    const buyer = await addTaxed('Norway');
    await addCredit(academy, buyer, 700);
    await addCredit(academy, buyer, 9000, 'EUR');
    const credits = async () => (await academy.call(buyer, 'GET', '/me/credits')).body;
    expect(await credits()).toEqual({
      count: 2,
      balances: [
        { amount: 9000, currency: 'EUR' },
        { amount: 700, currency: 'USD' },
      ],
    });
    const asked = { priceId, useCredits: true };
    const { body: quote } = await academy.call(buyer, 'POST', '/me/quotes', asked);
    expect(quote).toMatchObject({ credit: 9000, dueToday: 1000, currency: 'EUR' });
    const wish = { ...asked, requestId: randomUUID() };
    const dueToday = { amount: 1000, currency: 'EUR' };
    expect((await order(academy, buyer, { ...wish, dueToday })).body.state).toBe('bought');
    expect(await credits()).toEqual({ count: 1, balances: [{ amount: 700, currency: 'USD' }] });
  });

  test('of an offer before or after the order is not sold', async () => {
    const { priceId } = await sold({ type: 'oneTime', amount: 10_000 });
    const buyer = await addTaxed('Norway');
    const place = { priceId };
    const plan = { type: 'oneTime', amount: 900, currency: 'EUR' } as const;
    const bump = await addCrosssell(academy, await addCourse(academy), { place, plan });
    const upsell = await addCrosssell(academy, await addCourse(academy), {
      place,
      plan,
      type: 'upsell',
    });
    const asked = { priceId, crosssells: [{ id: bump }] };
    expect((await academy.call(buyer, 'POST', '/me/quotes', asked)).status).toBe(422);
    const { purchase } = await buy(academy, buyer, priceId);
    for (const currency of ['EUR', 'USD'])
      expect(
        (
          await academy.call(buyer, 'POST', `/me/purchases/${purchase?.id}/upsells`, {
            crosssellId: upsell,
            requestId: randomUUID(),
            dueToday: { amount: 900, currency },
          })
        ).status,
      ).toBe(422);
    expect(await paymentsOf(buyer)).toHaveLength(1);
  });

  test('of a coupon is what is charged, and nothing is called saved', async () => {
    const { product } = await sold({ type: 'oneTime', amount: 10_000 });
    const { priceIds } = await addCoupon(academy, product, {
      code: 'EURO',
      plans: [{ type: 'oneTime', amount: 8000, currency: 'EUR' }],
    });
    const buyer = await addTaxed('Norway');
    await academy.call(buyer, 'GET', `/prices?product=${product.id}&coupon=EURO`);
    const body = await orderFor(academy, buyer, priceIds[0] ?? 0);
    expect((await order(academy, buyer, body)).status).toBe(422);
    const dueToday = { amount: 8000, currency: 'EUR' };
    const bought = await order(academy, buyer, { ...body, requestId: randomUUID(), dueToday });
    expect(await readPurchase(academy, bought.body.purchase?.id ?? 0)).toMatchObject({
      currency: 'EUR',
      captured: 8000,
      discount: 0,
    });
    expect(await paymentsOf(buyer)).toMatchObject([{ amount: 8000, currency: 'EUR' }]);
  });
});
