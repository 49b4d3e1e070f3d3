import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { auditProviderBooks } from '../../audit/provider-books.ts';
import { races, raceTime } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { quoteOrder } from '../pricing/quote.service.ts';
import { Killed, killedAfter } from './killed.fixture.ts';
import { booksOf, buy, depsOf, saveCard } from './orders.fixture.ts';
import { placeOrder } from './place-order.service.ts';
import { reconcilePurchases } from './reconcile.ts';
import { refundPurchase } from './refunds.service.ts';
import { runBilling } from './run-billing.ts';

let academy: TestApp;
let people = 0;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  expect(await auditProviderBooks(depsOf(academy), new Date(0))).toEqual([]);
  await academy.close();
});

const fail = (error: unknown) => {
  throw error;
};
/** A killed process says nothing; everything else is a failure. */
const unlessKilled = (error: unknown) => expect(error).toBeInstanceOf(Killed);

async function addBuyer(): Promise<string> {
  people += 1;
  const name = `survivor-${people}`;
  await addPerson(academy, name);
  await saveCard(academy, name);
  return name;
}
const priceOf = async (plan: NonNullable<Parameters<typeof addPrices>[2]>[number]) =>
  (await addPrices(academy, await addCourse(academy), [plan])).priceIds[0] ?? 0;
const readPurchase = (id: number) =>
  academy.db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function sweep(): Promise<void> {
  academy.clock.advance(180_000);
  await reconcilePurchases(depsOf(academy), fail);
}

test('M-3: killed between any two steps, an order is paid and open or neither after one sweep', {
  timeout: 300_000,
}, async () => {
  const deps = depsOf(academy);
  const price = await priceOf({ type: 'oneTime', amount: 4200 });
  const ends = new Set<string>();
  for (let step = 0; step < 6; step += 1) {
    const buyer = await addBuyer();
    const id = await academy.userId(buyer);
    const dying = killedAfter(deps, step);
    const requestId = randomUUID();
    const quote = () =>
      quoteOrder(
        { db: academy.db, tax: { rateFor: async () => null } },
        {
          buyerId: id,
          priceId: price,
          context: 'inApp',
          crosssellIds: [],
          useCredits: false,
          at: academy.clock.now(),
        },
      );
    const placing = placeOrder(dying, { id }, { quote, requestId, body: { price } });
    await placing.catch(unlessKilled);
    await sweep();
    const rows = await academy.db
      .selectFrom('purchase')
      .select(['status', 'captured'])
      .where('user_id', '=', id)
      .execute();
    const open = await academy.db
      .selectFrom('access_grant')
      .select('id')
      .where('user_id', '=', id)
      .where('state', '=', 'active')
      .execute();
    const charges = await academy.db
      .selectFrom('sandbox_charge')
      .select('ref')
      .where('customer', '=', String(id))
      .execute();
    const end = `${rows.map(({ status, captured }) => `${status} ${captured}`)}; ${open.length} open; ${charges.length} charged`;
    ends.add(end);
    expect([
      '; 0 open; 0 charged',
      'failed 0; 0 open; 0 charged',
      'active 4200; 1 open; 1 charged',
    ]).toContain(end);
  }
  expect(ends.size).toBe(3);
});

test('M-12: killed between any two steps, a refund is done once after two sweeps', async () => {
  const deps = depsOf(academy);
  const actorId = await academy.userId('admin');
  for (let step = 0; step < 7; step += 1) {
    const buyer = await addBuyer();
    const priceId = await priceOf({ type: 'oneTime', amount: 4200 });
    const { purchase } = await buy(academy, buyer, priceId);
    const purchaseId = purchase?.id ?? 0;
    const wish = { purchaseId, actorId, reason: 'Asked for', requestId: randomUUID() };
    await refundPurchase(killedAfter(deps, step), wish).catch(unlessKilled);
    await sweep();
    await sweep();
    await refundPurchase(deps, wish);
    expect(await readPurchase(purchaseId)).toMatchObject({ status: 'refund', refunded: 4200 });
    const { own, provider } = await booksOf(academy, purchaseId);
    expect(own).toEqual(provider);
  }
});

test('M-6: four workers that renew at once, each killed again and again, charge each month once', {
  timeout: raceTime,
}, async () => {
  const deps = depsOf(academy);
  for (let round = 0; round < races; round += 1) {
    const ids: number[] = [];
    for (let one = 0; one < 5; one += 1) {
      const priceId = await priceOf({ type: 'subscription', amount: 900 });
      ids.push((await buy(academy, await addBuyer(), priceId)).purchase?.id ?? 0);
    }
    academy.clock.advance(31 * 86_400_000);
    for (const steps of [1, 4, 7, 13]) {
      const worker = (index: number) =>
        runBilling(killedAfter(deps, steps + index), unlessKilled).catch(unlessKilled);
      await Promise.all([0, 1, 2, 3].map(worker));
    }
    await sweep();
    await runBilling(deps, fail);
    for (const id of ids) {
      expect(await readPurchase(id)).toMatchObject({ cycles_paid: 2, captured: 1800 });
      const { own, provider } = await booksOf(academy, id);
      expect(own).toEqual(provider);
    }
  }
});
