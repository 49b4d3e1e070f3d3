import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settleCharge } from '../../providers/payments/sandbox/charges.ts';
import { addFault } from '../../providers/payments/sandbox/faults.ts';
import { races, raceTime } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addCoupon, addPrices } from '../../testing/world/prices.ts';
import { createCohort } from '../milestones/authoring/cohort.service.ts';
import { chargeDue } from './charge.service.ts';
import { addBuyer, closeBooks, priceOf, sweep } from './money.fixture.ts';
import { buy, depsOf, order, orderFor } from './orders.fixture.ts';
import { hearPaymentNews } from './payment-news.ts';
import { reconcilePurchases } from './reconcile.ts';
import { refundPayment, refundPurchase } from './refunds.service.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => closeBooks(academy));

const chargesOf = async (person: string) =>
  academy.db
    .selectFrom('sandbox_charge')
    .select(['state', 'ref'])
    .where('customer', '=', String(await academy.userId(person)))
    .execute();

const many = <Value>(size: number, one: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: size }, (_, index) => one(index)));

describe('at once', () => {
  test('M-1: the same order many times, by one key and by many, is charged once', {
    timeout: raceTime,
  }, async () => {
    for (let round = 0; round < races; round += 1) {
      const buyer = await addBuyer(academy);
      const body = await orderFor(academy, buyer, await priceOf(academy));
      const answers = await many(20, (index) =>
        order(academy, buyer, index % 2 === 0 ? body : { ...body, requestId: randomUUID() }),
      );
      const states = answers.map(({ status, body: result }) => `${status} ${result.state}`);
      expect(states).toContain('200 bought');
      for (const state of states)
        expect(['200 bought', '200 processing', '409 undefined']).toContain(state);
      expect(await chargesOf(buyer)).toHaveLength(1);
      expect((await order(academy, buyer, body)).body.state).toBe('bought');
    }
  });

  test('M-2: the buyer, the news and the job complete an order once', {
    timeout: raceTime,
  }, async () => {
    const deps = depsOf(academy);
    for (let round = 0; round < races * 5; round += 1) {
      const buyer = await addBuyer(academy, '4000002760003184');
      const asked = await buy(academy, buyer, await priceOf(academy));
      const [charge] = await chargesOf(buyer);
      const ref = charge?.ref ?? '';
      await settleCharge(academy.sandbox.books, ref, 'approved');
      const url = `/me/purchases/-/requests/${asked.requestId}`;
      const news = { type: 'charge' as const, ref };
      await Promise.all([
        academy.call(buyer, 'POST', `${url}/confirmation`),
        hearPaymentNews(deps, deps.payments.card, news),
        academy.call(buyer, 'GET', url),
        hearPaymentNews(deps, deps.payments.card, news),
        reconcilePurchases(deps),
      ]);
      const { body } = await academy.call(buyer, 'GET', url);
      expect(body).toMatchObject({ state: 'bought', purchase: { amountPaid: 4200 } });
    }
  });

  test('M-9, M-11: parts and wholes given back never exceed what was paid', {
    timeout: raceTime,
  }, async () => {
    const deps = depsOf(academy);
    for (let round = 0; round < races; round += 1) {
      const buyer = await addBuyer(academy);
      const { purchase } = await buy(academy, buyer, await priceOf(academy));
      const actorId = await academy.userId('admin');
      const payment = await academy.db
        .selectFrom('payment')
        .select('id')
        .where('purchase_id', '=', purchase?.id ?? 0)
        .executeTakeFirstOrThrow();
      const wish = () => ({ actorId, reason: 'Race', requestId: randomUUID() });
      const parts = await Promise.allSettled([
        ...Array.from({ length: 10 }, () =>
          refundPayment(deps, { ...wish(), paymentId: payment.id, amount: 1300 }),
        ),
        refundPurchase(deps, { ...wish(), purchaseId: purchase?.id ?? 0 }),
      ]);
      expect(parts.some(({ status }) => status === 'fulfilled')).toBe(true);
      expect(parts.some(({ status }) => status === 'rejected')).toBe(true);
      const row = await academy.db
        .selectFrom('purchase')
        .select(['refunded', 'status', 'captured'])
        .where('id', '=', purchase?.id ?? 0)
        .executeTakeFirstOrThrow();
      expect(row.refunded).toBeLessThanOrEqual(row.captured);
      expect(row.status).toBe(row.refunded === row.captured ? 'refund' : 'active');
    }
  });

  test('M-15: a coupon for two is used by two, however many try', {
    timeout: raceTime,
  }, async () => {
    for (let round = 0; round < races; round += 1) {
      const course = await addCourse(academy);
      const { priceIds } = await addCoupon(academy, course, {
        code: 'TWO',
        maxRedemptions: 2,
        plans: [{ type: 'oneTime', amount: 900 }],
      });
      const buyers: string[] = [];
      for (let index = 0; index < 6; index += 1) buyers.push(await addBuyer(academy));
      for (const buyer of buyers)
        await academy.db
          .insertInto('coupon_entry')
          .expression((eb) =>
            eb
              .selectFrom('price')
              .innerJoin('app_user', (join) => join.on('unique_name', '=', buyer))
              .select(['app_user.id', 'price.coupon_id'])
              .where('price.id', '=', priceIds[0] ?? 0),
          )
          .execute();
      const answers = await many(buyers.length, async (index) => {
        const buyer = buyers[index] ?? '';
        return order(
          academy,
          buyer,
          await orderFor(academy, buyer, priceIds[0] ?? 0, { dueToday: 900 }),
        );
      });
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      for (const { status, body } of answers)
        if (status !== 200) expect([status, body.message]).toEqual([422, 'Invalid coupon']);
    }
  });

  test('M-35: the last places of a cohort are sold once, and come back from orders that fail', {
    timeout: raceTime,
  }, async () => {
    for (let round = 0; round < races; round += 1) {
      const program = await addProgram(academy, [await addCourse(academy)]);
      const { priceIds } = await addPrices(academy, program, [{ type: 'oneTime', amount: 900 }]);
      const batchId = await createCohort(academy.db, program.id, {
        name: 'Evening',
        startDate: '2090-01-01',
        endDate: '2090-06-01',
        zone: 'UTC',
        isOpen: true,
      });
      await academy.db.updateTable('cohort').set({ seats: 3 }).where('id', '=', batchId).execute();
      const poor = await addBuyer(academy, '4000000000000341');
      const declined = await buy(academy, poor, priceIds[0] ?? 0, { batchId });
      expect(declined.state).toBe('declined');
      const buyers: string[] = [];
      for (let index = 0; index < 8; index += 1) buyers.push(await addBuyer(academy));
      const answers = await many(buyers.length, async (index) => {
        const buyer = buyers[index] ?? '';
        const body = await orderFor(academy, buyer, priceIds[0] ?? 0, { batchId, dueToday: 900 });
        return order(academy, buyer, body);
      });
      expect(answers.map(({ status }) => status).sort()).toEqual([
        200, 200, 200, 409, 409, 409, 409, 409,
      ]);
      const seated = await academy.db
        .selectFrom('user_module')
        .select('user_id')
        .where('cohort_id', '=', batchId)
        .execute();
      expect(seated).toHaveLength(3);
    }
  });

  test('M-8: a subscription that begins again is charged once', { timeout: raceTime }, async () => {
    const deps = depsOf(academy);
    for (let round = 0; round < races; round += 1) {
      const buyer = await addBuyer(academy);
      const course = await addCourse(academy);
      const { priceIds } = await addPrices(academy, course, [
        { type: 'subscription', amount: 900 },
      ]);
      const { purchase } = await buy(academy, buyer, priceIds[0] ?? 0);
      await academy.db
        .updateTable('purchase')
        .set({ expires_at: academy.clock.now(), next_payment_at: null })
        .where('id', '=', purchase?.id ?? 0)
        .execute();
      const cause = { actorId: await academy.userId(buyer), reason: 'Test' };
      const { changePurchase } = await import('./change-purchase.ts');
      const cancelled = { ...cause, clock: academy.clock };
      await academy.db
        .transaction()
        .execute((trx) => changePurchase(trx, purchase?.id ?? 0, 'cancel', cancelled));
      const again = await Promise.allSettled(
        Array.from({ length: 10 }, () =>
          chargeDue(deps, {
            purchaseId: purchase?.id ?? 0,
            kind: 'reactivation',
            isBuyerPresent: true,
            cause,
          }),
        ),
      );
      expect(again.some(({ status }) => status === 'fulfilled')).toBe(true);
      expect(await chargesOf(buyer)).toHaveLength(2);
    }
  });
});

type Teller = 'news' | 'read' | 'confirm' | 'job';

test('M-5: told by anybody, any number of times, in any order, an order ends the same', {
  timeout: raceTime,
}, async () => {
  const deps = depsOf(academy);
  const tellers = fc.constantFrom<Teller>('news', 'read', 'confirm', 'job');
  const outcomes = fc.constantFrom(
    'approved' as const,
    'cancelled' as const,
    'insufficientFunds' as const,
  );
  await fc.assert(
    fc.asyncProperty(
      outcomes,
      fc.array(tellers, { maxLength: 4 }),
      fc.array(tellers, { minLength: 1, maxLength: 5 }),
      async (outcome, before, after) => {
        const buyer = await addBuyer(academy, '4000002760003184');
        const asked = await buy(academy, buyer, await priceOf(academy));
        const ref = (await chargesOf(buyer))[0]?.ref ?? '';
        const url = `/me/purchases/-/requests/${asked.requestId}`;
        const tell: Record<Teller, () => Promise<unknown>> = {
          news: () => hearPaymentNews(deps, deps.payments.card, { type: 'charge', ref }),
          read: () => academy.call(buyer, 'GET', url),
          confirm: () => academy.call(buyer, 'POST', `${url}/confirmation`),
          job: () => reconcilePurchases(deps),
        };
        for (const teller of before) await tell[teller]();
        await settleCharge(academy.sandbox.books, ref, outcome);
        await Promise.all(after.map((teller) => tell[teller]()));
        const { body } = (await tell.read()) as { body: Schema<'PurchaseResult'> };
        expect(body.state).toBe(outcome === 'approved' ? 'bought' : 'declined');
      },
    ),
    { numRuns: races * 14, seed: 1 },
  );
});

describe('faults of the provider', () => {
  const ends = {
    timeoutBefore: 'declined',
    serverError: 'declined',
    timeoutAfter: 'bought',
    lostAnswer: 'bought',
    decline: 'declined',
  } as const;

  test.each(Object.entries(ends))(
    'M-3: an order with %s is %s after one sweep',
    async (fault, end) => {
      const buyer = await addBuyer(academy);
      await addFault(academy.db, {
        call: 'charge',
        fault: fault as keyof typeof ends,
        customer: String(await academy.userId(buyer)),
      });
      const priceId = await priceOf(academy);
      const first = await buy(academy, buyer, priceId);
      await sweep(academy);
      const url = `/me/purchases/-/requests/${first.requestId}`;
      expect((await academy.call(buyer, 'GET', url)).body.state).toBe(end);
      if (end === 'declined') expect((await buy(academy, buyer, priceId)).state).toBe('bought');
    },
  );

  test.each([
    ['timeoutBefore', 'refund'],
    ['serverError', 'refund'],
    ['timeoutAfter', 'refund'],
    ['lostAnswer', 'refund'],
    ['refundFails', 'active'],
  ] as const)(
    'M-12: a refund with %s leaves the purchase %s after two sweeps',
    async (fault, status) => {
      const deps = depsOf(academy);
      const buyer = await addBuyer(academy);
      const { purchase } = await buy(academy, buyer, await priceOf(academy));
      await addFault(academy.db, { call: 'refund', fault });
      const actorId = await academy.userId('admin');
      const wish = {
        purchaseId: purchase?.id ?? 0,
        actorId,
        reason: 'Test',
        requestId: randomUUID(),
      };
      await refundPurchase(deps, wish);
      await sweep(academy);
      await sweep(academy);
      await refundPurchase(deps, wish);
      const row = await academy.db
        .selectFrom('purchase')
        .select('status')
        .where('id', '=', wish.purchaseId)
        .executeTakeFirstOrThrow();
      expect(row.status).toBe(status);
    },
  );
});
