import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardTokenOf } from '../../providers/payments/sandbox/sandbox.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';
import type { QuotedOrder } from '../pricing/order.ts';
import { depsOf } from './orders.fixture.ts';
import { placeOrder } from './place-order.service.ts';
import { readRequest } from './purchase-requests.service.ts';
import { refundPurchase } from './refunds.service.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => academy.close());

async function card(userId: number, number: string) {
  const token = await cardTokenOf(academy.sandbox, { number });
  const m = await academy.sandbox.providers.card.saveMethod({
    token,
    customer: String(userId),
    idempotencyKey: randomUUID(),
  });
  await academy.db
    .insertInto('payment_method')
    .values({
      user_id: userId,
      kind: 'card',
      provider: 'sandbox',
      provider_ref: m.ref,
      is_primary: true,
      created_at: academy.clock.now(),
    })
    .execute();
}

async function setUp(name: string, number: string) {
  await addPeople(academy, name);
  const userId = await academy.userId(name);
  await card(userId, number);
  const course = await addCourse(academy);
  const price = await academy.db
    .insertInto('price')
    .values({ module_id: course.id, type: 'oneTime', amount: 4200 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const quoted = {
    quote: { dueToday: 4200, currency: 'USD' },
    order: {
      moduleId: course.id,
      priceId: price.id,
      couponId: null,
      planType: 'oneTime',
      currency: 'USD',
      months: null,
      cycleAmount: null,
      trialDays: null,
      validDays: null,
      total: 4200,
      enrollmentFee: 0,
      discount: 0,
      credit: 0,
      tax: 0,
      taxRate: 0,
      taxLabel: null,
      isTaxIncluded: false,
      dueToday: 4200,
      taxToday: 0,
      trialEndsAt: null,
      anchorAt: null,
      expiresAt: null,
      nextPaymentAt: null,
      cohortId: null,
      replacedPurchaseId: null,
      checkoutId: null,
      lines: [
        {
          kind: 'product',
          moduleId: course.id,
          priceId: price.id,
          crosssellId: null,
          name: course.name,
          listAmount: 4200,
          discount: 0,
          tax: 0,
          validDays: null,
        },
      ],
    },
  } as unknown as QuotedOrder;
  const requestId = randomUUID();
  const wish = {
    quote: async () => quoted,
    requestId,
    body: { priceId: price.id },
    dueToday: { amount: 4200, currency: 'USD' },
  };
  return { userId, wish, requestId };
}

test('buys, and gives back', async () => {
  const { userId, wish } = await setUp('maya', '4242424242424242');
  const deps = depsOf(academy);
  const result = await placeOrder(deps, { id: userId }, wish);
  expect(result).toMatchObject({
    state: 'bought',
    purchase: { status: 'active', amountPaid: 4200, balanceDue: 0 },
  });
  expect(await placeOrder(deps, { id: userId }, wish)).toEqual(result);
  expect(await placeOrder(deps, { id: userId }, { ...wish, requestId: randomUUID() })).toEqual(
    result,
  );
  await refundPurchase(deps, {
    purchaseId: result.purchase?.id ?? 0,
    actorId: userId,
    reason: 'x',
    requestId: randomUUID(),
  });
  const [p] = await academy.db.selectFrom('purchase').selectAll().execute();
  expect(p).toMatchObject({ status: 'refund', captured: 4200, refunded: 4200 });
  expect(await academy.db.selectFrom('access_grant').select('state').execute()).toEqual([
    { state: 'ended' },
  ]);
});

test('declined', async () => {
  const { userId, wish } = await setUp('bram', '4000000000000341');
  expect(await placeOrder(depsOf(academy), { id: userId }, wish)).toMatchObject({
    state: 'declined',
    purchase: null,
  });
});
test('authenticate', async () => {
  const { userId, wish, requestId } = await setUp('carl', '4000002760003184');
  const deps = depsOf(academy);
  expect(await placeOrder(deps, { id: userId }, wish)).toMatchObject({
    state: 'confirmationNeeded',
    confirmation: { kind: 'frame' },
  });
  expect(await readRequest(deps, userId, requestId)).toMatchObject({ state: 'confirmationNeeded' });
});
