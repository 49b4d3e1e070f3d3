import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addCrosssell } from '../../testing/world/prices.ts';
import type { ChargeKind } from './amount-due.ts';
import { chargeDue } from './charge.service.ts';
import { chargeMonths } from './charge-months.ts';
import { addBuyer, closeBooks, priceOf, readPurchase } from './money.fixture.ts';
import { buy, depsOf } from './orders.fixture.ts';
import { refundPayment } from './refunds.service.ts';
import { settlePayment } from './settle-payment.ts';
import { acceptUpsell } from './upsells.service.ts';

const day = 86_400_000;

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => closeBooks(academy));

const charge = (purchaseId: number, kind: ChargeKind, amount?: number) =>
  chargeDue(depsOf(academy), {
    purchaseId,
    kind,
    ...(amount !== undefined && { amount }),
    isBuyerPresent: true,
    cause: { actorId: null, reason: 'Tried again' },
  });

/** A charge whose answer is lost, and which no one can ask for. */
async function unanswered(send: () => Promise<unknown>, purchaseId: number): Promise<number> {
  const { control } = academy.sandbox;
  await control.addFault({ call: 'charge', fault: 'lostAnswer' });
  await control.addFault({ call: 'readCharge', fault: 'timeoutBefore' });
  await send();
  await control.clearFaults();
  const { id } = await academy.db
    .selectFrom('payment')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'sent')
    .executeTakeFirstOrThrow();
  return id;
}

/** The same of one that the academy gave up. */
async function unheard(send: () => Promise<unknown>, purchaseId: number): Promise<number> {
  const id = await unanswered(send, purchaseId);
  await settlePayment(depsOf(academy), id, { state: 'notFound' });
  return id;
}

const chargeInVain = (purchaseId: number, kind: ChargeKind) =>
  unheard(() => charge(purchaseId, kind), purchaseId);

/** The provider's news of it come after all, twice. */
async function arriveLate(paymentId: number): Promise<void> {
  const deps = depsOf(academy);
  const { idempotency_key: idempotencyKey } = await academy.db
    .selectFrom('payment')
    .select('idempotency_key')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const late = await deps.payments.card.readCharge({ idempotencyKey });
  expect(late.state).toBe('succeeded');
  for (let time = 0; time < 2; time += 1) await settlePayment(deps, paymentId, late);
}

async function boughtPlan() {
  const buyer = await addBuyer(academy);
  const priceId = await priceOf(academy, { type: 'paymentPlan', months: 3, total: 9000 });
  const { purchase } = await buy(academy, buyer, priceId);
  return purchase?.id ?? 0;
}

/** A purchase with an offer that its buyer accepts by `accept`. */
async function boughtWithOffer() {
  const buyer = await addBuyer(academy);
  const priceId = await priceOf(academy);
  const offered = await addCourse(academy);
  const crosssellId = await addCrosssell(academy, offered, { place: { priceId }, type: 'upsell' });
  const { purchase } = await buy(academy, buyer, priceId);
  const id = purchase?.id ?? 0;
  const accept = async () => {
    const dueToday = { amount: 900, currency: 'USD' };
    const wish = { crosssellId, requestId: randomUUID(), dueToday };
    await acceptUpsell(depsOf(academy), await academy.userId(buyer), id, wish);
  };
  const isOpen = async () => {
    const grant = await academy.db
      .selectFrom('access_grant')
      .select('state')
      .where('module_id', '=', offered.id)
      .executeTakeFirst();
    return grant?.state === 'active';
  };
  return { buyer, id, accept, isOpen };
}

test('a month that its buyer paid again goes back when the first charge arrives after all', async () => {
  const deps = depsOf(academy);
  const buyer = await addBuyer(academy);
  const priceId = await priceOf(academy, { type: 'subscription', amount: 900 });
  const { purchase } = await buy(academy, buyer, priceId);
  const id = purchase?.id ?? 0;
  academy.clock.advance(32 * day);
  const first = await chargeInVain(id, 'cycle');
  await charge(id, 'cycle');
  expect(await readPurchase(academy, id)).toMatchObject({
    captured: 1800,
    refunded: 0,
    cycles_paid: 2,
  });
  await arriveLate(first);
  expect(await readPurchase(academy, id)).toMatchObject({
    status: 'active',
    captured: 2700,
    refunded: 900,
    cycles_paid: 2,
  });
  // The month after is due as ever.
  academy.clock.advance(31 * day);
  await chargeMonths(deps);
  expect(await readPurchase(academy, id)).toMatchObject({ captured: 3600, total: 2700 });
});

test('an offer that was paid again is paid once, and stays open until that goes back', async () => {
  const { id, accept, isOpen } = await boughtWithOffer();
  const first = await unheard(accept, id);
  expect(await isOpen()).toBe(false);
  await accept();
  await arriveLate(first);
  expect(await readPurchase(academy, id)).toMatchObject({
    total: 5100,
    captured: 6000,
    refunded: 900,
  });
  expect(await isOpen()).toBe(true);
  const paid = await academy.db
    .selectFrom('payment')
    .select('id')
    .where('purchase_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const wish = { actorId: null, reason: 'Not what they wanted', requestId: randomUUID() };
  await refundPayment(depsOf(academy), { ...wish, paymentId: paid.id });
  expect(await isOpen()).toBe(false);
  expect(await readPurchase(academy, id)).toMatchObject({ status: 'active', refunded: 1800 });
});

test('an offer whose first charge arrives while it is charged again is paid by that one', async () => {
  const { id, accept, isOpen } = await boughtWithOffer();
  const first = await unheard(accept, id);
  const second = await unanswered(accept, id);
  await arriveLate(first);
  expect(await isOpen()).toBe(true);
  await arriveLate(second);
  expect(await readPurchase(academy, id)).toMatchObject({
    total: 5100,
    captured: 6000,
    refunded: 900,
  });
  expect(await isOpen()).toBe(true);
});

test.each(['payoff', 'manual'] as const)(
  'a month of a plan that was paid by a %s goes back',
  async (kind) => {
    const id = await boughtPlan();
    academy.clock.advance(32 * day);
    const month = await chargeInVain(id, 'cycle');
    await charge(id, kind, 6000);
    const before = await readPurchase(academy, id);
    expect(before).toMatchObject({ captured: 9000, balance_due: 0, next_payment_at: null });
    await arriveLate(month);
    const { cycles_paid, total } = before;
    expect(await readPurchase(academy, id)).toMatchObject({
      ...{ status: 'active', captured: 12_000, refunded: 3000 },
      ...{ cycles_paid, total, balance_due: 0, next_payment_at: null },
    });
  },
);

test('a payoff goes back whose months were paid meanwhile, and the rest of it ends the plan', async () => {
  const id = await boughtPlan();
  const payoff = await chargeInVain(id, 'payoff');
  academy.clock.advance(32 * day);
  await chargeMonths(depsOf(academy));
  expect(await readPurchase(academy, id)).toMatchObject({ captured: 6000, balance_due: 3000 });
  await arriveLate(payoff);
  expect(await readPurchase(academy, id)).toMatchObject({
    ...{ captured: 12_000, refunded: 3000, balance_due: 0 },
    ...{ cycles_paid: 3, next_payment_at: null },
  });
});

test('a month of a plan that was paid twice leaves the next one due', async () => {
  const id = await boughtPlan();
  academy.clock.advance(32 * day);
  const month = await chargeInVain(id, 'cycle');
  await charge(id, 'cycle');
  await arriveLate(month);
  expect(await readPurchase(academy, id)).toMatchObject({ refunded: 3000, balance_due: 3000 });
  academy.clock.advance(31 * day);
  await chargeMonths(depsOf(academy));
  expect(await readPurchase(academy, id)).toMatchObject({
    ...{ captured: 12_000, refunded: 3000, balance_due: 0 },
    ...{ cycles_paid: 3, next_payment_at: null },
  });
});

test('what arrives for an account that was deleted goes back', async () => {
  const { buyer, id, accept } = await boughtWithOffer();
  const late = await unheard(accept, id);
  await academy.db
    .updateTable('app_user')
    .set({ deleted_at: academy.clock.now() })
    .where('unique_name', '=', buyer)
    .execute();
  await arriveLate(late);
  expect(await readPurchase(academy, id)).toMatchObject({
    total: 4200,
    captured: 5100,
    refunded: 900,
  });
});
