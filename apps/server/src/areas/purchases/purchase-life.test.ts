import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeDispute, openDispute } from '../../providers/payments/sandbox/disputes.ts';
import { races, raceTime } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { changePurchase } from './change-purchase.ts';
import { chargeDue } from './charge.service.ts';
import { addBuyer, closeBooks, priceOf, readPurchase } from './money.fixture.ts';
import { booksOf, buy, depsOf, saveCard } from './orders.fixture.ts';
import { hearPaymentNews } from './payment-news.ts';
import { refundPurchase } from './refunds.service.ts';

const day = 86_400_000;

let academy: TestApp;
let course: Course;
beforeAll(async () => {
  academy = await createWorld();
  course = await addCourse(academy);
});
afterAll(() => closeBooks(academy));

const context = async (person: string) =>
  academy.db
    .selectFrom('user_context')
    .select(['payment_status', 'payment_failed_date'])
    .where('user_id', '=', await academy.userId(person))
    .executeTakeFirstOrThrow();
/** Whether someone who begins the course is given its lesson. */
async function isOpen(person: string, of: Course = course): Promise<boolean> {
  await academy.call(person, 'PATCH', `/me/modules/${of.id}?action=start`, {});
  const { status } = await academy.call(person, 'GET', `/me/lessons/${of.lessons[0]?.id}`);
  return status === 200;
}
const byNobody = { actorId: null, reason: 'Test' };
const renew = (purchaseId: number) =>
  chargeDue(depsOf(academy), { purchaseId, kind: 'cycle', isBuyerPresent: false, cause: byNobody });
const change = async (id: number, event: Parameters<typeof changePurchase>[2]) =>
  academy.db
    .transaction()
    .execute((trx) => changePurchase(trx, id, event, { ...byNobody, clock: academy.clock }));

describe('a subscription', () => {
  test('M-7: is renewed each month, and never before its date', async () => {
    const buyer = await addBuyer(academy);
    const product = await addCourse(academy);
    const { purchase } = await buy(
      academy,
      buyer,
      await priceOf(academy, { type: 'subscription', amount: 900 }, product),
    );
    const id = purchase?.id ?? 0;
    await expect(renew(id)).rejects.toMatchObject({ status: 409 });
    for (let month = 2; month <= 25; month += 1) {
      const { next_payment_at } = await readPurchase(academy, id);
      academy.clock.advance((next_payment_at?.getTime() ?? 0) - academy.clock.now().getTime());
      await renew(id);
      // Jobs that listed it before it was paid.
      const stale = await Promise.allSettled([renew(id), renew(id), renew(id)]);
      for (const one of stale) expect(one).toMatchObject({ reason: { status: 409 } });
      expect(await readPurchase(academy, id)).toMatchObject({
        cycles_paid: month,
        total: month * 900,
        captured: month * 900,
        balance_due: 0,
      });
    }
  });

  test('M-24: whose payment fails is owed since then, and free of it once paid', async () => {
    const buyer = await addBuyer(academy, '4000000000000044');
    const product = await addCourse(academy);
    const { purchase } = await buy(
      academy,
      buyer,
      await priceOf(academy, { type: 'subscription', amount: 900 }, product),
    );
    const id = purchase?.id ?? 0;
    academy.clock.advance(31 * day);
    await renew(id);
    const since = academy.clock.now();
    expect(await context(buyer)).toEqual({
      payment_status: 'declined',
      payment_failed_date: since,
    });
    academy.clock.advance(5 * day);
    await renew(id);
    expect(await context(buyer)).toEqual({
      payment_status: 'declined',
      payment_failed_date: since,
    });
    expect(await readPurchase(academy, id)).toMatchObject({
      status: 'failed',
      total: 1800,
      balance_due: 900,
    });
    await saveCard(academy, buyer);
    await renew(id);
    expect(await context(buyer)).toEqual({ payment_status: 'ok', payment_failed_date: null });
    expect(await readPurchase(academy, id)).toMatchObject({
      status: 'active',
      balance_due: 0,
      due_since: null,
    });
  });
});

test('a plan is paid to the last cent, by its months or at once', async () => {
  const deps = depsOf(academy);
  const plan = { type: 'paymentPlan' as const, months: 3, total: 10_000 };
  const buyer = await addBuyer(academy);
  const first = await buy(academy, buyer, await priceOf(academy, plan));
  const id = first.purchase?.id ?? 0;
  for (const paid of [6666, 10_000]) {
    academy.clock.advance(31 * day);
    await renew(id);
    expect((await readPurchase(academy, id)).captured).toBe(paid);
  }
  expect(await readPurchase(academy, id)).toMatchObject({ balance_due: 0, next_payment_at: null });
  await expect(renew(id)).rejects.toMatchObject({ status: 409 });
  const second = await buy(academy, buyer, await priceOf(academy, plan));
  const payoff = { kind: 'payoff' as const, isBuyerPresent: true, cause: byNobody };
  await chargeDue(deps, { ...payoff, purchaseId: second.purchase?.id ?? 0 });
  expect(await readPurchase(academy, second.purchase?.id ?? 0)).toMatchObject({
    captured: 10_000,
    balance_due: 0,
    next_payment_at: null,
  });
});

test('M-12: a refund that fails after it was done is taken back, and staff decide again', async () => {
  const deps = depsOf(academy);
  const [buyer, staff] = [await addBuyer(academy), 'support'];
  await addPerson(academy, staff, { roles: ['customerSupport'] });
  const product = await addCourse(academy);
  const { purchase } = await buy(
    academy,
    buyer,
    await priceOf(academy, { type: 'oneTime', amount: 4200 }, product),
  );
  const id = purchase?.id ?? 0;
  const wish = { purchaseId: id, actorId: await academy.userId(staff), reason: 'Asked for' };
  await refundPurchase(deps, { ...wish, requestId: randomUUID() });
  expect((await readPurchase(academy, id)).status).toBe('refund');
  const { provider_ref: ref } = await academy.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select('refund.provider_ref')
    .where('payment.purchase_id', '=', id)
    .executeTakeFirstOrThrow();
  await academy.sandbox.control.returnRefund(ref ?? '');
  const hear = () => hearPaymentNews(deps, deps.payments.card, { type: 'refund', ref: ref ?? '' });
  await Promise.all([hear(), hear(), hear()]);
  expect(await readPurchase(academy, id)).toMatchObject({
    status: 'expired',
    refunded: 0,
    captured: 4200,
  });
  const { own, provider } = await booksOf(academy, id);
  expect(own).toEqual(provider);
  expect(own.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['capture', 4200],
    ['refund', -4200],
    ['refundFailed', 4200],
  ]);
  const told = async (person: string) =>
    (await academy.call(person, 'GET', '/me/notifications')).body.map(
      ({ message }: { message: string }) => message,
    );
  expect(await told(staff)).toContainEqual(expect.stringContaining('A refund of $42.00'));
  expect(await told(buyer)).toContainEqual(expect.stringContaining('did not go through'));
  await refundPurchase(deps, { ...wish, requestId: randomUUID() });
  expect(await readPurchase(academy, id)).toMatchObject({ status: 'refund', refunded: 4200 });
});

describe('a dispute', () => {
  test.each([
    ['won', 'active', true],
    ['lost', 'refund', false],
  ] as const)('suspends its purchase until it is %s', async (end, status, opens) => {
    const deps = depsOf(academy);
    const buyer = await addBuyer(academy);
    const product = await addCourse(academy);
    const { purchase } = await buy(
      academy,
      buyer,
      await priceOf(academy, { type: 'oneTime', amount: 4200 }, product),
    );
    const { provider_ref } = await academy.db
      .selectFrom('payment')
      .select('provider_ref')
      .where('purchase_id', '=', purchase?.id ?? 0)
      .executeTakeFirstOrThrow();
    const { db, sandbox } = academy;
    const ref = await db
      .transaction()
      .execute((trx) => openDispute(trx, sandbox.books, provider_ref ?? '', 'fraudulent'));
    const hear = () => hearPaymentNews(deps, deps.payments.card, { type: 'dispute', ref });
    expect(await isOpen(buyer, product)).toBe(true);
    await Promise.all([hear(), hear()]);
    expect(await isOpen(buyer, product)).toBe(false);
    await db.transaction().execute((trx) => closeDispute(trx, sandbox.books, ref, end));
    await Promise.all([hear(), hear(), hear()]);
    expect((await readPurchase(academy, purchase?.id ?? 0)).status).toBe(status);
    expect(await isOpen(buyer, product)).toBe(opens);
  });
});

test('a product whose purchase ran out says so to its buyer, and to no one else', async () => {
  const product = await addCourse(academy);
  const [buyer, other] = [await addBuyer(academy), await addBuyer(academy)];
  const priceId = await priceOf(academy, { type: 'oneTime', amount: 4200, validDays: 10 }, product);
  const bought = await buy(academy, buyer, priceId);
  await buy(academy, other, priceId);
  const told = async (person: string) => {
    const { status, body } = await academy.call(person, 'GET', `/me/modules/${product.id}/details`);
    return { status, hasExpired: body.hasExpired };
  };
  expect(await told(buyer)).toEqual({ status: 200, hasExpired: false });
  await change(bought.purchase?.id ?? 0, 'expire');
  expect(await told(buyer)).toEqual({ status: 200, hasExpired: true });
  expect(await told(other)).toEqual({ status: 200, hasExpired: false });
  expect(await isOpen(buyer, product)).toBe(false);
});

type Step = { do: 'buy' | 'pause' | 'resume' | 'expire' | 'refund'; of: 'course' | 'bundle' };

test('M-25, M-26: whatever becomes of a course and of a bundle with it, either one opens it', {
  timeout: raceTime,
}, async () => {
  const bundle = await addProgram(academy, [course]);
  const prices = {
    course: await priceOf(academy, { type: 'oneTime', amount: 4200 }, course),
    bundle: await priceOf(academy, { type: 'oneTime', amount: 9000 }, bundle),
  };
  const step = fc.record<Step>({
    do: fc.constantFrom('buy', 'pause', 'resume', 'expire', 'refund'),
    of: fc.constantFrom('course', 'bundle'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
      const buyer = await addBuyer(academy);
      const model = { course: 'none', bundle: 'none' };
      const ids = { course: 0, bundle: 0 };
      for (const { do: what, of } of steps) {
        const state = model[of];
        if (what === 'buy' && !['active', 'paused'].includes(state)) {
          ids[of] = (await buy(academy, buyer, prices[of])).purchase?.id ?? 0;
          model[of] = 'active';
        } else if (what === 'pause' && state === 'active') {
          await change(ids[of], 'pause');
          model[of] = 'paused';
        } else if (what === 'resume' && state === 'paused') {
          await change(ids[of], 'resume');
          model[of] = 'active';
        } else if (what === 'expire' && ['active', 'paused'].includes(state)) {
          await change(ids[of], 'expire');
          model[of] = 'expired';
        } else if (what === 'refund' && ['active', 'paused', 'expired'].includes(state)) {
          const wish = {
            actorId: await academy.userId('admin'),
            reason: 'Test',
            requestId: randomUUID(),
          };
          await refundPurchase(depsOf(academy), { ...wish, purchaseId: ids[of] });
          model[of] = 'refund';
        }
        expect(await isOpen(buyer)).toBe(model.course === 'active' || model.bundle === 'active');
      }
    }),
    { numRuns: races * 7, seed: 1 },
  );
});
