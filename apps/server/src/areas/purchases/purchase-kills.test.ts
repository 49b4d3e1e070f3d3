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
import { type Flow, flows } from './fault-flows.fixture.ts';
import { stateOf } from './flow-state.fixture.ts';
import { Killed, killedAfter } from './killed.fixture.ts';
import { booksOf, buy, depsOf, saveCard } from './orders.fixture.ts';
import { reconcilePurchases } from './reconcile.ts';
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

/** More steps than any flow has: a flow that is never through would be a loop. */
const mostSteps = 24;

test.each(Object.entries(flows))(
  'M-3, M-12: killed between any two steps, %s is made whole or not at all by one sweep',
  { timeout: 300_000 },
  async (_name, kind) => {
    const ends = new Set<string>();
    let isThrough = false;
    for (let step = 0; !isThrough; step += 1) {
      expect(step).toBeLessThan(mostSteps);
      const flow = await kind.begin(academy);
      isThrough = await flow.act(killedAfter(depsOf(academy), step)).then(
        () => true,
        (error) => {
          unlessKilled(error);
          return false;
        },
      );
      await sweep();
      const id = await findPurchase(flow.buyer);
      const state = id === undefined ? undefined : await stateOf(academy, id);
      const isDone = state?.captured === flow.after[0] && state.refunded === flow.after[1];
      ends.add(isDone ? 'done' : 'not begun');
      if (state) expect(state).toEqual(isDone ? stateAfter(flow) : stateBefore(flow));
      // Whoever asks again gets what was asked for, once.
      if (!isDone) expect(await stateOf(academy, await flow.act())).toEqual(stateAfter(flow));
    }
    expect(ends).toEqual(new Set(['not begun', 'done']));
  },
);

const stateBefore = ({ before: [captured, refunded], opens: [isOpen] }: Flow) => ({
  ...{ captured, refunded, isOpen, isOwed: expect.any(Boolean), isBalanced: true },
});
const stateAfter = ({ after: [captured, refunded], opens: [, isOpen] }: Flow) => ({
  ...{ captured, refunded, isOpen, isOwed: false, isBalanced: true },
});

async function findPurchase(buyer: string): Promise<number | undefined> {
  const row = await academy.db
    .selectFrom('purchase')
    .select('id')
    .where('user_id', '=', await academy.userId(buyer))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id;
}

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
