import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Product } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';
import { addCoupon, addPrices } from '../../testing/world/prices.ts';
import { buy, saveCard } from '../purchases/orders.fixture.ts';

const endsAt = new Date('2030-01-31T23:00:00Z');

let academy: TestApp;
let product: Product;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'owner', 'other');
});
afterAll(() => academy.close());

const money = (amount: number) => ({ amount, currency: 'USD' });

beforeEach(async () => {
  product = await addCourse(academy);
  await addPrices(academy, product, [{ type: 'oneTime', amount: 17_800 }]);
  await addCoupon(academy, product, {
    code: 'NIGHTSHIFT20',
    campaign: { title: 'Night shift', text: '20% off' },
    endsAt,
    plans: [{ type: 'oneTime', amount: 14_240 }],
  });
});

describe('the campaign of a coupon', () => {
  const campaign = (coupon: string, { id } = product) =>
    academy.call('other', 'GET', `/modules/${id}/campaign?coupon=${coupon}`);

  test('says what it gives, until when, and what the plans cost with it', async () => {
    const { status, body } = await campaign('nightShift20');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isValid: true,
      code: 'NIGHTSHIFT20',
      title: 'Night shift',
      text: '20% off',
      endsAt: endsAt.toISOString(),
      prices: [{ type: 'oneTime', amount: money(14_240), listPrice: money(17_800) }],
    });
    const { id: priceId } = body.prices[0];
    expect((await academy.call('other', 'POST', '/me/quotes', { priceId })).status).toBe(200);
  });

  test('that does not exist, has ended or is of another product is answered alike', async () => {
    await addCoupon(academy, product, {
      code: 'ENDED',
      endsAt: new Date(0),
      plans: [{ type: 'oneTime', amount: 100 }],
    });
    const elsewhere = await addCourse(academy);
    const none = { title: null, text: null, endsAt: null, prices: [] };
    for (const answer of [
      await campaign('NOSUCH'),
      await campaign('ENDED'),
      await campaign('DEFAULT'),
      await campaign('NIGHTSHIFT20', elsewhere),
    ])
      expect(answer).toMatchObject({ status: 200, body: { isValid: false, code: null, ...none } });
  });
});

describe('prices for owners of what a product replaces', () => {
  let replaced: Product;
  let priceId: number;
  const prices = (person: string, query: string) =>
    academy.call(person, 'GET', `/prices?product=${product.id}${query}`);
  const quote = (person: string, body: object) => academy.call(person, 'POST', '/me/quotes', body);

  beforeEach(async () => {
    replaced = await addCourse(academy);
    const { priceIds } = await addPrices(academy, replaced);
    await saveCard(academy, 'owner');
    await buy(academy, 'owner', priceIds[0] ?? 0);
    const list = await addCoupon(academy, product, {
      code: 'BRIDGE',
      replacedModuleId: replaced.id,
      plans: [{ type: 'oneTime', amount: 9900 }],
    });
    priceId = list.priceIds[0] ?? 0;
  });

  test('are shown to owners who ask for them', async () => {
    const { body } = await prices('owner', '&isMigration=true');
    expect(body).toMatchObject({
      replaces: { id: replaced.id, uniqueName: replaced.uniqueName },
      prices: [{ id: priceId, amount: money(9900), listPrice: money(17_800) }],
    });
    const usual = await prices('owner', '');
    expect(usual.body).toMatchObject({ replaces: null, prices: [{ amount: money(17_800) }] });
  });

  test('are not shown to others, by the question or by the code', async () => {
    const asked = await prices('other', '&isMigration=true');
    expect(asked.body).toMatchObject({ replaces: null, prices: [{ amount: money(17_800) }] });
    const typed = await prices('other', '&isMigration=true&coupon=BRIDGE');
    expect([typed.status, typed.body.message]).toEqual([422, 'Invalid coupon']);
    expect((await quote('other', { priceId })).status).toBe(404);
  });

  test('are quoted with the product they replace, and not without', async () => {
    await prices('owner', '&isMigration=true');
    const replacedProductUniqueName = replaced.uniqueName;
    const { status, body } = await quote('owner', { priceId, replacedProductUniqueName });
    expect([status, body.dueToday, body.discount]).toEqual([200, 9900, 7900]);
    const without = await quote('owner', { priceId });
    expect([without.status, without.body.message]).toEqual([
      422,
      'You need the product that this one replaces.',
    ]);
  });

  test('give way to a coupon that is open to everyone', async () => {
    const { status, body } = await prices('owner', '&isMigration=true&coupon=NIGHTSHIFT20');
    expect(status).toBe(200);
    expect(body).toMatchObject({ couponCode: 'NIGHTSHIFT20', replaces: null });
    const { id } = body.prices[0];
    const wish = { priceId: id, replacedProductUniqueName: replaced.uniqueName };
    expect((await quote('owner', wish)).body).toMatchObject({ dueToday: 14_240 });
  });
});
