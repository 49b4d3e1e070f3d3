import { randomUUID } from 'node:crypto';
import { ModuleType } from '@uplink/api-client/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addBundle, addCourse, addProgram, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addLab } from '../../testing/world/labs.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addCoupon, addCredit, addCrosssell, addPrices } from '../../testing/world/prices.ts';
import { changePurchase } from './change-purchase.ts';
import { closeBooks } from './money.fixture.ts';
import { booksOf, buy, order, orderFor, saveCard, saveWallet } from './orders.fixture.ts';

let academy: TestApp;
let course: Course;
let people = 0;
let buyer: string;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => closeBooks(academy));
beforeEach(async () => {
  people += 1;
  buyer = `buyer-${people}`;
  await addPerson(academy, buyer);
  course = await addCourse(academy);
});

const grants = async (person = buyer) =>
  academy.db
    .selectFrom('access_grant')
    .select(['module_id', 'state', 'until'])
    .where('user_id', '=', await academy.userId(person))
    .orderBy('module_id')
    .execute();
const priceOf = async (plan: Parameters<typeof addPrices>[2]) =>
  (await addPrices(academy, course, plan)).priceIds[0] ?? 0;
const request = (requestId: string) =>
  academy.call(buyer, 'GET', `/me/purchases/-/requests/${requestId}`);

describe('an order', () => {
  test('by a saved card is charged, opens the product and is told about', async () => {
    await saveCard(academy, buyer);
    const bought = await buy(academy, buyer, await priceOf([{ type: 'oneTime', amount: 4200 }]));
    expect(bought).toMatchObject({
      state: 'bought',
      next: 'start',
      purchase: {
        status: 'active',
        paymentType: 'card',
        total: 4200,
        amountPaid: 4200,
        balanceDue: 0,
        lines: [{ kind: 'product', amount: 4200 }],
        actions: ['requestRefund'],
      },
    });
    expect(await grants()).toEqual([{ module_id: course.id, state: 'active', until: null }]);
    const books = await booksOf(academy, bought.purchase?.id ?? 0);
    expect(books.own).toEqual([{ kind: 'capture', amount: 4200 }]);
    expect(books.provider).toEqual(books.own);
    const mails = await academy.db
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', `${buyer}@example.org`)
      .execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Paid today: $42.00');
    expect(await request(bought.requestId)).toEqual({ status: 200, body: bought });
  });

  test('of what waits for another product is told so after paying', async () => {
    const product = await addCourse(academy, { prerequisites: [course] });
    const { priceIds } = await addPrices(academy, product);
    await saveCard(academy, buyer);
    const bought = await buy(academy, buyer, priceIds[0] ?? 0);
    const { id, name, uniqueName } = course;
    expect(bought.waitsFor).toEqual([{ id, name, uniqueName, type: 2 }]);
    const { text } = await academy.db
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', `${buyer}@example.org`)
      .executeTakeFirstOrThrow();
    expect(text).toContain(`Before you can start ${product.name}, finish:\n${name}: http`);
  });

  test.each([
    ['program', () => addProgram(academy, [course])],
    ['project', () => addCourse(academy, { type: ModuleType.project })],
    ['bundle', () => addBundle(academy, [course])],
    ['practice lab', () => addLab(academy, [])],
  ])('of a %s opens it too', async (_kind, add) => {
    const product = await add();
    const { priceIds } = await addPrices(academy, product);
    await saveCard(academy, buyer);
    expect((await buy(academy, buyer, priceIds[0] ?? 0)).state).toBe('bought');
    const opened = { module_id: product.id, state: 'active', until: null };
    expect(await grants()).toContainEqual(opened);
  });

  test('that was declined keeps nothing, and another can follow', async () => {
    const priceId = await priceOf([{ type: 'oneTime', amount: 4200 }]);
    await saveCard(academy, buyer, '4000000000000341');
    const declined = await buy(academy, buyer, priceId);
    expect(declined).toMatchObject({
      state: 'declined',
      purchase: null,
      decline: {
        code: 'declined',
        message: 'We were unable to process your payment. Update your card and try again.',
      },
    });
    expect(await grants()).toEqual([]);
    await saveCard(academy, buyer);
    expect((await buy(academy, buyer, priceId)).state).toBe('bought');
    expect((await request(declined.requestId)).body).toEqual(declined);
  });

  test('that a wallet declined keeps nothing, and asks for patience', async () => {
    const priceId = await priceOf([{ type: 'oneTime', amount: 4200 }]);
    await saveWallet(academy, buyer, 'empty@wallet.test');
    expect(await buy(academy, buyer, priceId, { paymentType: 'wallet' })).toMatchObject({
      state: 'declined',
      purchase: null,
      decline: { code: 'insufficientFunds', message: 'Please try again later.' },
    });
    expect(await grants()).toEqual([]);
  });

  test('sent again is answered alike, with another body refused, and from another tab found', async () => {
    await saveCard(academy, buyer);
    const body = await orderFor(academy, buyer, await priceOf([{ type: 'oneTime', amount: 4200 }]));
    const first = await order(academy, buyer, body);
    expect(await order(academy, buyer, body)).toEqual(first);
    expect((await order(academy, buyer, { ...body, useCredits: true })).status).toBe(422);
    const tab = { ...body, requestId: randomUUID() };
    expect(await order(academy, buyer, tab)).toEqual(first);
    const { own } = await booksOf(academy, first.body.purchase?.id ?? 0);
    expect(own).toHaveLength(1);
  });

  test('at another price than the buyer saw is refused with the new quote', async () => {
    await saveCard(academy, buyer);
    const priceId = await priceOf([{ type: 'oneTime', amount: 4200 }]);
    const body = await orderFor(academy, buyer, priceId, { dueToday: 1 });
    const answer = await order(academy, buyer, body);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'priceChanged', quote: { priceId, dueToday: 4200 } },
    });
    expect((await request(body.requestId)).status).toBe(404);
  });

  test('without a saved method is refused, and a free one needs none', async () => {
    const priceId = await priceOf([{ type: 'oneTime', amount: 4200 }]);
    const answer = await order(academy, buyer, await orderFor(academy, buyer, priceId));
    expect([answer.status, answer.body.message]).toEqual([422, 'Unknown payment method']);
    course = await addCourse(academy);
    const free = await buy(academy, buyer, await priceOf([{ type: 'free' }]));
    expect(free).toMatchObject({
      state: 'bought',
      purchase: { paymentType: 'noCharge', total: 0, amountPaid: 0, status: 'active' },
    });
  });

  test.each(['cheque', 'offline', 'noCharge'])('by %s is no payment', async (paymentType) => {
    await saveCard(academy, buyer);
    const priceId = await priceOf([{ type: 'oneTime', amount: 4200 }]);
    const body = { ...(await orderFor(academy, buyer, priceId)), paymentType };
    const answer = await order(academy, buyer, body as never);
    const text = 'Unknown payment method';
    expect(answer).toMatchObject({
      status: 422,
      body: { message: text, fieldErrors: { paymentType: text } },
    });
    expect(await grants()).toEqual([]);
  });

  test.each(
    (['free', 'oneTime', 'paymentPlan', 'subscription', 'trial'] as const).flatMap((plan) =>
      ['noCharge', 'offline', 'card', 'wallet'].map((paymentType) => [paymentType, plan] as const),
    ),
  )('M-14: by %s opens no %s plan to who has no payment method', async (paymentType, plan) => {
    const plans = {
      free: { type: 'free', amount: 0 },
      oneTime: { type: 'oneTime', amount: 4200 },
      paymentPlan: { type: 'paymentPlan', months: 3, total: 9000 },
      subscription: { type: 'subscription', amount: 900 },
      trial: { type: 'subscription', amount: 900, trialDays: 7 },
    } as const;
    const priceId = await priceOf([plans[plan]]);
    const body = { ...(await orderFor(academy, buyer, priceId)), paymentType };
    const { status } = await order(academy, buyer, body as never);
    const isGiven = plan === 'free' && ['card', 'wallet'].includes(paymentType);
    expect(status).toBe(isGiven ? 200 : 422);
    expect((await grants()).length).toBe(isGiven ? 1 : 0);
  });

  test('of a product one has is refused', async () => {
    await saveCard(academy, buyer);
    const { priceIds } = await addPrices(academy, course, [
      { type: 'oneTime', amount: 4200 },
      { type: 'subscription', amount: 900 },
    ]);
    await buy(academy, buyer, priceIds[0] ?? 0);
    const other = await orderFor(academy, buyer, priceIds[1] ?? 0, { dueToday: 900 });
    expect((await order(academy, buyer, other)).status).toBe(409);
  });
});

describe('an order that the bank asks about', () => {
  test('waits for the buyer, and goes on once they confirmed', async () => {
    await saveCard(academy, buyer, '4000002760003184');
    const asked = await buy(academy, buyer, await priceOf([{ type: 'oneTime', amount: 4200 }]));
    expect(asked).toMatchObject({
      state: 'confirmationNeeded',
      purchase: null,
      confirmation: { kind: 'frame' },
    });
    const url = `/me/purchases/-/requests/${asked.requestId}/confirmation`;
    expect((await academy.call(buyer, 'POST', url)).body).toEqual(asked);
    await approve();
    expect((await academy.call(buyer, 'POST', url)).body.state).toBe('bought');
    expect(await grants()).toHaveLength(1);
  });

  test('and was abandoned makes room for another order', async () => {
    const { priceIds } = await addPrices(academy, course, [
      { type: 'oneTime', amount: 4200 },
      { type: 'oneTime', amount: 2100 },
    ]);
    await saveCard(academy, buyer, '4000002760003184');
    const first = await buy(academy, buyer, priceIds[0] ?? 0);
    const again = await buy(academy, buyer, priceIds[0] ?? 0);
    expect(again).toEqual(first);
    await saveCard(academy, buyer);
    expect((await buy(academy, buyer, priceIds[1] ?? 0)).state).toBe('bought');
    expect((await request(first.requestId)).body.state).toBe('declined');
  });
});

/** The buyer says yes to whatever their bank asks. */
async function approve() {
  const { ref } = await academy.db
    .selectFrom('sandbox_charge')
    .select('ref')
    .where('state', '=', 'authenticationNeeded')
    .executeTakeFirstOrThrow();
  const { settleCharge } = await import('../../providers/payments/sandbox/charges.ts');
  await settleCharge(academy.sandbox.books, ref, 'approved');
}

describe('a plan', () => {
  test('by months is paid in part, and the rest is due', async () => {
    await saveCard(academy, buyer);
    const { purchase } = await buy(
      academy,
      buyer,
      await priceOf([{ type: 'paymentPlan', months: 3, total: 10_000, enrollmentFee: 500 }]),
    );
    expect(purchase).toMatchObject({
      total: 10_500,
      amountPaid: 3833,
      balanceDue: 6667,
      nextPaymentAmount: 3333,
      plan: { monthsPaid: 1, months: 3 },
      actions: ['payoff', 'switchPaymentMethod', 'requestRefund'],
    });
  });

  test('with a trial is tried once', async () => {
    await saveCard(academy, buyer);
    const priceId = await priceOf([{ type: 'subscription', amount: 900, trialDays: 14 }]);
    const { purchase } = await buy(academy, buyer, priceId);
    expect(purchase).toMatchObject({
      total: 0,
      amountPaid: 0,
      status: 'active',
      plan: { monthsPaid: 0, trialDays: 14 },
      nextPaymentAmount: 900,
    });
    expect(purchase?.trialEndsAt).toBe(purchase?.nextPaymentDate);
    const ended = { actorId: null, reason: 'Test', clock: academy.clock };
    await academy.db
      .transaction()
      .execute((trx) => changePurchase(trx, purchase?.id ?? 0, 'expire', ended));
    const again = await buy(academy, buyer, priceId);
    expect(again.purchase).toMatchObject({ amountPaid: 900, trialEndsAt: null });
  });
});

describe('beside the product', () => {
  test('a bump comes with the order, and opens its own product', async () => {
    await saveCard(academy, buyer);
    const priceId = await priceOf([{ type: 'oneTime', amount: 4200 }]);
    const other = await addCourse(academy);
    const id = await addCrosssell(academy, other, { place: { priceId } });
    const { purchase } = await buy(academy, buyer, priceId, { crosssells: [{ id }] });
    expect(purchase).toMatchObject({ total: 5100, amountPaid: 5100, lines: [{}, { amount: 900 }] });
    expect((await grants()).map(({ module_id }) => module_id)).toEqual([course.id, other.id]);
  });

  test('an upsell is charged by itself, once', async () => {
    await saveCard(academy, buyer);
    const priceId = await priceOf([{ type: 'oneTime', amount: 4200 }]);
    const other = await addCourse(academy);
    const crosssellId = await addCrosssell(academy, other, { place: { priceId }, type: 'upsell' });
    const { purchase } = await buy(academy, buyer, priceId);
    const url = `/me/purchases/${purchase?.id}/upsells`;
    const wish = {
      crosssellId,
      requestId: randomUUID(),
      dueToday: { amount: 900, currency: 'USD' },
    };
    const dear = { ...wish, requestId: randomUUID(), dueToday: { amount: 1, currency: 'USD' } };
    expect((await academy.call(buyer, 'POST', url, dear)).status).toBe(409);
    const taken = await academy.call(buyer, 'POST', url, wish);
    expect(taken.body).toMatchObject({
      state: 'bought',
      requestId: wish.requestId,
      purchase: { total: 5100, amountPaid: 5100, lines: [{}, { kind: 'upsell' }] },
    });
    expect(await academy.call(buyer, 'POST', url, wish)).toEqual(taken);
    const twice = { ...wish, requestId: randomUUID() };
    expect((await academy.call(buyer, 'POST', url, twice)).status).toBe(422);
    expect((await grants()).map(({ module_id }) => module_id)).toEqual([course.id, other.id]);
  });

  test('an upsell may have the request id of an order or of an upsell of another one', async () => {
    await saveCard(academy, buyer);
    const requestId = randomUUID();
    const offered = async (wish: { requestId?: string }) => {
      course = await addCourse(academy);
      const priceId = await priceOf([{ type: 'oneTime', amount: 4200 }]);
      const form = { place: { priceId }, type: 'upsell' } as const;
      const crosssellId = await addCrosssell(academy, await addCourse(academy), form);
      const { purchase } = await buy(academy, buyer, priceId, wish);
      const body = { crosssellId, requestId, dueToday: { amount: 900, currency: 'USD' } };
      return () => academy.call(buyer, 'POST', `/me/purchases/${purchase?.id}/upsells`, body);
    };
    const sends = [await offered({ requestId }), await offered({})];
    for (const send of sends) {
      const first = await send();
      expect([first.status, first.body.state]).toEqual([200, 'bought']);
      expect(await send()).toEqual(first);
    }
  });

  test('an upsell from before its key named its purchase is found when it is sent again', async () => {
    await saveCard(academy, buyer);
    const priceId = await priceOf([{ type: 'oneTime', amount: 4200 }]);
    const form = { place: { priceId }, type: 'upsell' } as const;
    const crosssellId = await addCrosssell(academy, await addCourse(academy), form);
    const { purchase } = await buy(academy, buyer, priceId);
    const requestId = randomUUID();
    const body = { crosssellId, requestId, dueToday: { amount: 900, currency: 'USD' } };
    const url = `/me/purchases/${purchase?.id}/upsells`;
    const first = await academy.call(buyer, 'POST', url, body);
    await academy.db
      .updateTable('payment')
      .set({ idempotency_key: `${await academy.userId(buyer)}-${requestId}` })
      .where('request_id', '=', requestId)
      .execute();
    expect(await academy.call(buyer, 'POST', url, body)).toEqual(first);
    expect((await booksOf(academy, purchase?.id ?? 0)).own).toHaveLength(2);
    expect(
      (await academy.call(buyer, 'POST', url, { ...body, crosssellId: crosssellId + 1 })).status,
    ).toBe(422);
  });

  test('credits are used, and come back from an order that failed', async () => {
    const priceId = await priceOf([{ type: 'oneTime', amount: 4200 }]);
    await addCredit(academy, buyer, 5000);
    const left = async () =>
      (await academy.call(buyer, 'GET', '/me/credits')).body.balances[0]?.amount ?? 0;
    const bought = await buy(academy, buyer, priceId, { useCredits: true });
    expect(bought.purchase).toMatchObject({ total: 0, credit: 4200, paymentType: 'noCharge' });
    expect(await left()).toBe(800);
    course = await addCourse(academy);
    await saveCard(academy, buyer, '4000000000000341');
    const dear = await priceOf([{ type: 'oneTime', amount: 9000 }]);
    expect((await buy(academy, buyer, dear, { useCredits: true })).state).toBe('declined');
    expect(await left()).toBe(800);
  });

  test('a coupon is used once an order is paid, and free again when it failed', async () => {
    const { priceIds, couponId } = await addCoupon(academy, course, {
      code: 'HALF',
      maxRedemptions: 1,
      plans: [{ type: 'oneTime', amount: 2100 }],
    });
    const states = async () =>
      (
        await academy.db
          .selectFrom('coupon_redemption')
          .select('status')
          .where('coupon_id', '=', couponId)
          .orderBy('purchase_id')
          .execute()
      ).map(({ status }) => status);
    await academy.call(buyer, 'GET', `/prices?product=${course.id}&coupon=HALF`);
    await saveCard(academy, buyer, '4000000000000341');
    expect((await buy(academy, buyer, priceIds[0] ?? 0)).state).toBe('declined');
    await saveCard(academy, buyer);
    expect((await buy(academy, buyer, priceIds[0] ?? 0)).state).toBe('bought');
    expect(await states()).toEqual(['released', 'redeemed']);
  });

  test('what is replaced ends with the payment of the new one, and not before', async () => {
    await saveCard(academy, buyer);
    await buy(academy, buyer, await priceOf([{ type: 'oneTime', amount: 900 }]));
    const program = await addProgram(academy, [course]);
    const { priceIds } = await addPrices(academy, program, [{ type: 'oneTime', amount: 9000 }]);
    const wish = { replacedProductUniqueName: course.uniqueName };
    await saveCard(academy, buyer, '4000000000000341');
    expect((await buy(academy, buyer, priceIds[0] ?? 0, wish)).state).toBe('declined');
    expect(await grants()).toMatchObject([{ module_id: course.id, state: 'active' }]);
    await saveCard(academy, buyer);
    expect((await buy(academy, buyer, priceIds[0] ?? 0, wish)).state).toBe('bought');
    expect(await grants()).toMatchObject([
      { module_id: course.id, state: 'ended' },
      { module_id: program.id, state: 'active' },
    ]);
  });

  test('a payment plan is replaced once it is paid, or by prices for its owners', async () => {
    await saveCard(academy, buyer);
    const months = await priceOf([{ type: 'paymentPlan', months: 3, total: 9000 }]);
    const { purchase: owed } = await buy(academy, buyer, months);
    expect(owed).toMatchObject({ status: 'active', balanceDue: 6000 });
    const wish = { replacedProductUniqueName: course.uniqueName };
    const other = await addCourse(academy);
    const { priceIds } = await addPrices(academy, other, [{ type: 'free' }]);
    const free = async () =>
      order(
        academy,
        buyer,
        await orderFor(academy, buyer, priceIds[0] ?? 0, { dueToday: 0, ...wish }),
      );
    expect(await free()).toMatchObject({
      status: 422,
      body: { message: `Pay what is left of ${course.name} before you replace it.` },
    });
    const bridged = await addCourse(academy);
    await addPrices(academy, bridged);
    const bridge = await addCoupon(academy, bridged, {
      ...{ code: 'BRIDGE', replacedModuleId: course.id },
      plans: [{ type: 'oneTime', amount: 100 }],
    });
    await academy.call(buyer, 'GET', `/prices?product=${bridged.id}&isMigration=true`);
    const [priceId = 0] = bridge.priceIds;
    const quote = await academy.call(buyer, 'POST', '/me/quotes', { priceId, ...wish });
    expect([quote.status, quote.body.dueToday]).toEqual([200, 100]);
    const paid = await academy.call(buyer, 'PATCH', `/me/purchases/${owed?.id}?action=payoff`, {
      version: owed?.version,
      requestId: randomUUID(),
      dueToday: 6000,
    });
    expect(paid.status).toBe(200);
    expect((await free()).body.state).toBe('bought');
    expect(await grants()).toMatchObject([
      { module_id: course.id, state: 'ended' },
      { module_id: other.id, state: 'active' },
    ]);
  });

  test('what is replaced is replaced by one order, whichever is paid first', async () => {
    await saveCard(academy, buyer);
    await buy(academy, buyer, await priceOf([{ type: 'oneTime', amount: 900 }]));
    const wish = { replacedProductUniqueName: course.uniqueName };
    const priceIds = [];
    for (const one of [await addCourse(academy), await addCourse(academy)])
      priceIds.push((await addPrices(academy, one, [{ type: 'oneTime', amount: 9000 }])).priceIds);
    const [[one = 0] = [], [two = 0] = []] = priceIds;
    await saveCard(academy, buyer, '4000002760003184');
    const asked = await buy(academy, buyer, one, wish);
    expect(asked.state).toBe('confirmationNeeded');
    await saveCard(academy, buyer);
    expect((await buy(academy, buyer, two, wish)).state).toBe('bought');
    expect((await request(asked.requestId)).body.state).toBe('declined');
    const again = await order(
      academy,
      buyer,
      await orderFor(academy, buyer, one, { dueToday: 9000, ...wish }),
    );
    expect(again.body.message).toBe('You need the product that this one replaces.');
  });
});
