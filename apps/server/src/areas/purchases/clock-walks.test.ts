import { addMonths } from '@uplink/api-client/domain';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { buy, depsOf, saveCard } from './orders.fixture.ts';
import { runBilling } from './run-billing.ts';

const cycles = 24;
const zone = process.env.TZ;

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const advanceTo = (date: Date) =>
  academy.clock.advance(date.getTime() - academy.clock.now().getTime());

/** The next day of this name, in a year that has it. */
function nextDate(day: string): Date {
  let year = academy.clock.now().getUTCFullYear();
  for (;;) {
    const date = new Date(`${year}-${day}`);
    const isReal = date.toISOString().slice(5, 10) === day.slice(0, 5);
    if (isReal && date > academy.clock.now()) return date;
    year += 1;
  }
}

async function buyPlan(buyer: string, plan: Parameters<typeof addPrices>[2]): Promise<number> {
  const course = await addCourse(academy);
  const { priceIds } = await addPrices(academy, course, plan);
  const { purchase } = await buy(academy, buyer, priceIds[0] ?? 0);
  return purchase?.id ?? 0;
}

const paidOf = async (id: number) =>
  (
    await academy.db
      .selectFrom('payment')
      .select('paid_at')
      .where('purchase_id', '=', id)
      .where('status', '=', 'paid')
      .orderBy('id')
      .execute()
  ).map(({ paid_at }) => paid_at?.toISOString());

test.each([
  ['01-31T23:30:00.000Z', 'Pacific/Auckland'],
  ['02-29T00:15:00.000Z', 'America/Los_Angeles'],
  ['10-30T01:30:00.000Z', 'Europe/Berlin'],
])(
  '24 cycles of every plan from %s, on a server in %s, are charged on their days (M-34)',
  async (day, timeZone) => {
    process.env.TZ = timeZone;
    const buyer = `walker-${timeZone.length}-${day.slice(0, 2)}`;
    await addPerson(academy, buyer);
    const start = nextDate(day);
    advanceTo(start);
    await saveCard(academy, buyer);
    const subscription = await buyPlan(buyer, [{ type: 'subscription', amount: 3900 }]);
    const instalments = await buyPlan(buyer, [
      { type: 'paymentPlan', months: cycles, total: 99_999 },
    ]);
    const trial = await buyPlan(buyer, [{ type: 'subscription', amount: 1900, trialDays: 14 }]);
    const trialEnd = new Date(start.getTime() + 14 * 86_400_000);
    const moments = Array.from({ length: cycles }, (_, month) => [
      addMonths(start, month + 1),
      addMonths(trialEnd, month),
    ])
      .flat()
      .toSorted((one, other) => one.getTime() - other.getTime());
    for (const moment of moments) {
      for (const early of [1000, 0]) {
        advanceTo(new Date(moment.getTime() - early));
        await runBilling(depsOf(academy), (error) => {
          throw error;
        });
      }
    }
    const dates = (from: Date, first: number, count: number) =>
      Array.from({ length: count }, (_, month) => addMonths(from, first + month).toISOString());
    expect(await paidOf(subscription)).toEqual(dates(start, 0, cycles + 1));
    expect(await paidOf(instalments)).toEqual(dates(start, 0, cycles));
    expect((await paidOf(trial)).slice(0, cycles)).toEqual(dates(trialEnd, 0, cycles));
  },
);
