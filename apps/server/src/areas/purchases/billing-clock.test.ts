import { randomUUID } from 'node:crypto';
import { addMonths } from '@uplink/api-client/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { races, raceTime } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addWallet } from '../../testing/world/methods.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { booksOf, buy, depsOf, saveCard } from './orders.fixture.ts';
import { pausePurchase } from './pause.ts';
import { runBilling } from './run-billing.ts';

const day = 86_400_000;
const declined = '4000000000000341';

let academy: TestApp;
let people = 0;
let buyer: string;
const subjects: string[] = [];
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});
beforeEach(async () => {
  people += 1;
  buyer = `payer-${people}`;
  await addPerson(academy, buyer);
});
/** The job, three times at once: as several processes and a late one would run it. */
const runJobs = async () => {
  const mail = { send: async ({ subject }: { subject: string }) => void subjects.push(subject) };
  const deps = { ...depsOf(academy), mail };
  await Promise.all([1, 2, 3].map(() => runBilling(deps)));
};
const advanceTo = (date: Date) =>
  academy.clock.advance(date.getTime() - academy.clock.now().getTime());

async function buyPlan(plan: Parameters<typeof addPrices>[2], card?: string): Promise<number> {
  await saveCard(academy, buyer, card);
  const course = await addCourse(academy);
  const { priceIds } = await addPrices(academy, course, plan);
  const bought = await buy(academy, buyer, priceIds[0] ?? 0);
  if (!bought.purchase) throw new Error(JSON.stringify(bought));
  return bought.purchase.id;
}
const read = (id: number) =>
  academy.db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const paymentsOf = (id: number) =>
  academy.db
    .selectFrom('payment')
    .select(['amount', 'status', 'cycle', 'paid_at'])
    .where('purchase_id', '=', id)
    .orderBy('id')
    .execute();
const standing = async () =>
  (await academy.call(buyer, 'GET', '/me/context')).body.paymentStatus as string;

describe('24 months', () => {
  test('M-6: of a subscription are charged once each, on their day and never before', async () => {
    const id = await buyPlan([{ type: 'subscription', amount: 3900 }]);
    const { started_at } = await read(id);
    const start = started_at ?? new Date();
    for (let month = 1; month <= 24; month += 1) {
      advanceTo(new Date(addMonths(start, month).getTime() - 1000));
      await runJobs();
      expect((await paymentsOf(id)).length).toBe(month);
      advanceTo(addMonths(start, month));
      await runJobs();
      const payments = await paymentsOf(id);
      expect(payments.length).toBe(month + 1);
      expect(payments.every(({ amount, status }) => amount === 3900 && status === 'paid')).toBe(
        true,
      );
      expect((await read(id)).next_payment_at).toEqual(addMonths(start, month + 1));
    }
    const books = await booksOf(academy, id);
    expect(books.own).toEqual(books.provider);
  });

  test('of a payment plan end with its last month, and add up to its total', async () => {
    const id = await buyPlan([{ type: 'paymentPlan', months: 24, total: 100_001 }]);
    const start = (await read(id)).started_at ?? new Date();
    for (let month = 1; month <= 25; month += 1) {
      advanceTo(addMonths(start, month));
      await runJobs();
    }
    const payments = await paymentsOf(id);
    expect(payments.length).toBe(24);
    expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(100_001);
    expect(await read(id)).toMatchObject({
      status: 'active',
      balance_due: 0,
      next_payment_at: null,
    });
  });
});

test('a trial is charged when it ends, and announced before', async () => {
  const id = await buyPlan([{ type: 'subscription', amount: 2900, trialDays: 7 }]);
  expect(await paymentsOf(id)).toEqual([]);
  academy.clock.advance(5 * day);
  await runJobs();
  await runJobs();
  expect(subjects.filter((subject) => subject.includes('trial')).length).toBe(1);
  expect(await paymentsOf(id)).toEqual([]);
  academy.clock.advance(2 * day);
  await runJobs();
  expect((await paymentsOf(id)).map(({ amount, status }) => [amount, status])).toEqual([
    [2900, 'paid'],
  ]);
});

describe('a month that is declined', () => {
  test('M-24: is tried again some days later, limits access after 30 days, and frees at once when paid', async () => {
    const id = await buyPlan([{ type: 'subscription', amount: 3900 }]);
    const start = (await read(id)).started_at ?? new Date();
    await saveCard(academy, buyer, declined);
    advanceTo(addMonths(start, 1));
    await runJobs();
    expect(await read(id)).toMatchObject({ status: 'failed', balance_due: 3900 });
    expect(await standing()).toBe('declined');
    const due = (await read(id)).due_since;

    await runJobs();
    expect((await paymentsOf(id)).length).toBe(2);
    academy.clock.advance(29 * day);
    await runJobs();
    expect(await standing()).toBe('declined');
    expect((await read(id)).due_since).toEqual(due);
    academy.clock.advance(day);
    await runJobs();
    expect(await standing()).toBe('frozen');

    await saveCard(academy, buyer);
    academy.clock.advance(1000);
    await runJobs();
    expect(await standing()).toBe('ok');
    expect(await read(id)).toMatchObject({ status: 'active', balance_due: 0, due_since: null });
  });

  test('M-24: counts from its first failure, whatever is tried in between', {
    timeout: raceTime,
  }, async () => {
    const tries = fc.uniqueArray(fc.integer({ min: 1, max: 29 }), { maxLength: 6 });
    let scenario = 0;
    await fc.assert(
      fc.asyncProperty(tries, async (days) => {
        scenario += 1;
        buyer = `debtor-${scenario}`;
        await addPerson(academy, buyer);
        const id = await buyPlan([{ type: 'subscription', amount: 3900 }]);
        await saveCard(academy, buyer, declined);
        const failed = addMonths((await read(id)).started_at ?? new Date(), 1);
        advanceTo(failed);
        await runJobs();
        const after = (count: number) => new Date(failed.getTime() + count * day);
        for (const one of days.toSorted((a, b) => a - b)) {
          advanceTo(after(one));
          await academy.call(buyer, 'PATCH', `/me/purchases/${id}?action=payoff`, {
            version: (await read(id)).version,
            requestId: randomUUID(),
            dueToday: 3900,
          });
          await runJobs();
          expect((await read(id)).due_since).toEqual(failed);
          expect(await standing()).toBe('declined');
        }
        advanceTo(new Date(after(30).getTime() - 1000));
        await runJobs();
        expect(await standing()).toBe('declined');
        advanceTo(after(30));
        await runJobs();
        expect(await standing()).toBe('frozen');
      }),
      { numRuns: races * 2, seed: 1 },
    );
  });
});

test('M-22: a wallet that its owner ended warns at once and limits access after 30 days, not after 29', async () => {
  await addWallet(academy, buyer);
  const course = await addCourse(academy);
  const { priceIds } = await addPrices(academy, course, [{ type: 'subscription', amount: 3900 }]);
  const { purchase } = await buy(academy, buyer, priceIds[0] ?? 0, { paymentType: 'wallet' });
  const { provider_ref } = await academy.db
    .selectFrom('payment_method')
    .select('provider_ref')
    .where('user_id', '=', await academy.userId(buyer))
    .executeTakeFirstOrThrow();
  await academy.sandbox.control.removeMethod(provider_ref);
  const failed = new Date(purchase?.nextPaymentDate ?? '');
  advanceTo(failed);
  await runJobs();
  expect(await standing()).toBe('declined');
  const { body } = await academy.call(buyer, 'GET', '/me/context');
  expect(body.paymentFailedDate).toBe(failed.toISOString());
  advanceTo(new Date(failed.getTime() + 29 * day));
  await runJobs();
  expect(await standing()).toBe('declined');
  advanceTo(new Date(failed.getTime() + 30 * day));
  await runJobs();
  expect(await standing()).toBe('frozen');
});

test('a pause charges nothing, closes access, ends by itself and moves every date', async () => {
  const id = await buyPlan([{ type: 'subscription', amount: 3900 }]);
  const before = await read(id);
  academy.clock.advance(10 * day);
  const until = new Date(academy.clock.now().getTime() + 40 * day);
  const cause = { actorId: null, reason: 'Test' };
  await academy.db
    .transaction()
    .execute((trx) => pausePurchase(trx, depsOf(academy), id, { cause, until }));
  advanceTo(new Date(until.getTime() - 1000));
  await runJobs();
  expect(await read(id)).toMatchObject({ status: 'paused' });
  expect((await paymentsOf(id)).length).toBe(1);
  advanceTo(until);
  await runJobs();
  const after = await read(id);
  expect(after).toMatchObject({ status: 'active', paused_at: null, paused_until: null });
  const shift = (after.next_payment_at?.getTime() ?? 0) - (before.next_payment_at?.getTime() ?? 0);
  expect(shift).toBe(40 * day);
});
