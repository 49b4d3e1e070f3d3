import { ModuleType } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCohort } from '../../testing/world/cohorts.ts';
import { addCourse, addProgram, type Product } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { addCoupon, addCredit, addCrosssell, addPrices } from '../../testing/world/prices.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'other', 'rich');
});
afterAll(() => academy.close());

const prices = (product: Product, query = '', person = 'learner') =>
  academy.call(person, 'GET', `/prices?product=${product.id}${query}`);
const quote = (body: object, person = 'learner') =>
  academy.call(person, 'POST', '/me/quotes', body);
const money = (amount: number) => ({ amount, currency: 'USD' });

async function addSold() {
  const product = await addCourse(academy);
  const { priceIds } = await addPrices(academy, product, [
    { type: 'oneTime', amount: 17_800 },
    { type: 'paymentPlan', months: 3, total: 20_000, enrollmentFee: 500 },
    { type: 'subscription', amount: 2_900, trialDays: 14 },
  ]);
  const coupon = await addCoupon(academy, product, {
    code: 'NIGHTSHIFT20',
    campaign: { title: 'Night shift', text: '20% off' },
    plans: [{ type: 'oneTime', amount: 14_240 }],
  });
  return { product, priceIds, coupon };
}

test('a quote names what its buyer has to finish before they can start', async () => {
  const first = await addCourse(academy, { name: 'VLANs' });
  const product = await addCourse(academy, { prerequisites: [first] });
  const { priceIds } = await addPrices(academy, product);
  const waitsFor = async () => (await quote({ priceId: priceIds[0] })).body.waitsFor;
  const { id, uniqueName } = first;
  expect(await waitsFor()).toEqual([{ id, name: 'VLANs', uniqueName, type: 2 }]);
  await give(academy, 'learner', first);
  expect(await waitsFor()).toHaveLength(1);
  await academy.db
    .updateTable('user_module')
    .set({ status: 3, done_at: academy.clock.now() })
    .where('module_id', '=', first.id)
    .execute();
  expect(await waitsFor()).toBeUndefined();
});

describe('the prices of a product', () => {
  test('are the plans everyone sees, the default one marked', async () => {
    const { product, priceIds } = await addSold();
    const { status, body } = await prices(product);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      product: { id: product.id, uniqueName: product.uniqueName },
      couponCode: null,
      replaces: null,
      cohorts: [],
    });
    expect(body.prices).toMatchObject([
      { id: priceIds[0], type: 'oneTime', amount: money(17_800), isDefault: true },
      {
        type: 'paymentPlan',
        amount: money(6666),
        total: money(20_000),
        enrollmentFee: money(500),
        isDefault: false,
      },
      { type: 'subscription', amount: money(2900), trialDays: 14 },
    ]);
  });

  test('are those of a coupon, in any case, beside what they are otherwise', async () => {
    const { product } = await addSold();
    const { body } = await prices(product, '&coupon=nightShift20');
    expect(body.couponCode).toBe('NIGHTSHIFT20');
    expect(body.prices).toMatchObject([{ amount: money(14_240), listPrice: money(17_800) }]);
  });

  test('come with the open cohorts of a program', async () => {
    const program = await addProgram(academy, [await addCourse(academy)]);
    await addPrices(academy, program);
    const cohort = await addCohort(academy, program, ['other']);
    const { body } = await prices(program);
    expect(body.product.type).toBe(ModuleType.program);
    expect(body.cohorts).toMatchObject([{ id: cohort, seatsLeft: null }]);
    await academy.db.updateTable('cohort').set({ seats: 3 }).where('id', '=', cohort).execute();
    expect((await prices(program)).body.cohorts).toMatchObject([{ seatsLeft: 2 }]);
  });

  test('of what is not sold are not found', async () => {
    const { product } = await addSold();
    const hidden = { hidden: true };
    await academy.db.updateTable('module').set(hidden).where('id', '=', product.id).execute();
    expect((await prices(product)).status).toBe(404);
  });
});

describe('a quote', () => {
  test('of a coupon’s price says what is saved', async () => {
    const { product, coupon } = await addSold();
    await prices(product, '&coupon=NIGHTSHIFT20');
    const { status, body } = await quote({ priceId: coupon.priceIds[0] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ discount: 3560, dueToday: 14_240, total: 14_240 });
    expect(body).toMatchObject({ couponCode: 'NIGHTSHIFT20', nextCharge: null, chargesLeft: 0 });
  });

  test('by a guessed id of a coupon’s price is refused', async () => {
    const { coupon } = await addSold();
    const refused = await quote({ priceId: coupon.priceIds[0] }, 'other');
    expect(refused.status).toBe(404);
  });

  test('of instalments has the fee today, and the rest later', async () => {
    const { priceIds } = await addSold();
    const { body } = await quote({ priceId: priceIds[1] });
    expect(body).toMatchObject({ dueToday: 7166, total: 20_500, chargesLeft: 2 });
    expect(body.nextCharge.amount).toBe(6666);
  });

  test('of a trial has nothing today', async () => {
    const { priceIds } = await addSold();
    const { body } = await quote({ priceId: priceIds[2] });
    expect(body).toMatchObject({ dueToday: 0, total: 0, chargesLeft: null });
    expect(body.nextCharge).toEqual({ at: body.trialEndsAt, amount: 2900 });
  });

  test('adds an order bump and takes off credits', async () => {
    const { priceIds } = await addSold();
    const added = await addCourse(academy);
    await addPrices(academy, added, [{ type: 'oneTime', amount: 3900 }]);
    const id = await addCrosssell(academy, added, { place: { priceId: priceIds[0] ?? 0 } });
    const offers = await academy.call('rich', 'GET', `/prices/${priceIds[0]}/crosssells`);
    expect(offers.body).toMatchObject([
      { id, type: 'orderbump', price: { amount: money(900), listPrice: money(3900) } },
    ]);
    await addCredit(academy, 'rich', 1000);
    const body = { priceId: priceIds[0], crosssells: [{ id }], useCredits: true };
    expect((await quote(body, 'rich')).body).toMatchObject({ credit: 1000, dueToday: 17_700 });
    expect((await academy.call('rich', 'GET', '/me/credits')).body).toMatchObject({ count: 1 });
  });
});

test('unused credits are counted in a header, which pages of allowed origins can read', async () => {
  await addCredit(academy, 'other', 500);
  await addCredit(academy, 'other', 700);
  const origin = new URL(academy.config.publicUrl).origin;
  const headers = { origin, authorization: `Bearer ${await academy.tokenOf('other')}` };
  const answer = await academy.app.inject({ method: 'HEAD', url: '/me/credits', headers });
  expect([answer.statusCode, answer.headers['x-total-count'], answer.body]).toEqual([200, '2', '']);
  const exposed = String(answer.headers['access-control-expose-headers']).split(', ');
  expect(exposed).toContain('x-total-count');
});
