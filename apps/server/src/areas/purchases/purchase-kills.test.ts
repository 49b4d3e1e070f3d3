import { afterAll, beforeAll, expect, test } from 'vitest';
import { races, raceTime } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { type Flow, flows } from './fault-flows.fixture.ts';
import { stateOf } from './flow-state.fixture.ts';
import { Killed, killedAfter } from './killed.fixture.ts';
import { addBuyer, closeBooks, priceOf, readPurchase, sweep } from './money.fixture.ts';
import { booksOf, buy, depsOf } from './orders.fixture.ts';
import { runBilling } from './run-billing.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => closeBooks(academy));

/** A killed process says nothing; everything else is a failure. */
const unlessKilled = (error: unknown) => expect(error).toBeInstanceOf(Killed);

/** The same of a job: nothing that it left had another reason. */
function onlyKilled(error: unknown): void {
  if (error instanceof AggregateError) for (const { cause } of error.errors) onlyKilled(cause);
  else unlessKilled(error);
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
      await sweep(academy);
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
  captured,
  refunded,
  isOpen,
  isOwed: expect.any(Boolean),
  isBalanced: true,
});
const stateAfter = ({ after: [captured, refunded], opens: [, isOpen] }: Flow) => ({
  captured,
  refunded,
  isOpen,
  isOwed: false,
  isBalanced: true,
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
      const priceId = await priceOf(academy, { type: 'subscription', amount: 900 });
      ids.push((await buy(academy, await addBuyer(academy), priceId)).purchase?.id ?? 0);
    }
    academy.clock.advance(31 * 86_400_000);
    for (const steps of [1, 4, 7, 13]) {
      const worker = (index: number) =>
        runBilling(killedAfter(deps, steps + index)).catch(onlyKilled);
      await Promise.all([0, 1, 2, 3].map(worker));
    }
    await sweep(academy);
    await runBilling(deps);
    for (const id of ids) {
      expect(await readPurchase(academy, id)).toMatchObject({ cycles_paid: 2, captured: 1800 });
      const { own, provider } = await booksOf(academy, id);
      expect(own).toEqual(provider);
    }
  }
});
