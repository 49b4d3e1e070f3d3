import { addMonths } from '@uplink/api-client/domain';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import type { PlanForm } from '../pricing/authoring/price-lists.service.ts';
import { buy, depsOf, saveCard, saveWallet } from './orders.fixture.ts';
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

const paidOf = (id: number) =>
  academy.db
    .selectFrom('payment')
    .select(['paid_at', 'amount'])
    .where('purchase_id', '=', id)
    .where('status', '=', 'paid')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map(({ paid_at, amount }) => [paid_at?.toISOString(), amount]));

const isOpen = async (id: number) => {
  const grants = await academy.db
    .selectFrom('access_grant')
    .select('until')
    .where('source_kind', '=', 'purchase')
    .where('source_id', '=', id)
    .where('state', '=', 'active')
    .execute();
  return grants.some(({ until }) => until === null || until > academy.clock.now());
};

type Paid = [at: string, amount: number];
const monthly = (from: Date, first: number, amounts: number[]): Paid[] =>
  amounts.map((amount, month) => [addMonths(from, first + month).toISOString(), amount]);
const each = (amount: number, count = cycles): number[] =>
  Array.from({ length: count }, () => amount);
const total = 99_999;
/** Equal parts; the last one takes the cents that are left over. */
const parts = [...each(4166, cycles - 1), total - 4166 * (cycles - 1)];

/** Every kind of plan: what is paid by it in 24 cycles, and whether it is open after them. */
const plans: Record<
  string,
  { plan: PlanForm; paid: (start: Date, trialEnd: Date) => Paid[]; stays: boolean }
> = {
  free: { plan: { type: 'free' }, paid: () => [], stays: true },
  'free for a time': { plan: { type: 'free', validDays: 365 }, paid: () => [], stays: false },
  'at once': {
    plan: { type: 'oneTime', amount: 14_900, enrollmentFee: 500 },
    paid: (start) => [[start.toISOString(), 15_400]],
    stays: true,
  },
  'at once, for a time': {
    plan: { type: 'oneTime', amount: 14_900, validDays: 365 },
    paid: (start) => [[start.toISOString(), 14_900]],
    stays: false,
  },
  'a subscription': {
    plan: { type: 'subscription', amount: 3900 },
    paid: (start) => monthly(start, 0, each(3900, cycles + 1)),
    stays: true,
  },
  'a subscription with a fee': {
    plan: { type: 'subscription', amount: 3900, enrollmentFee: 500 },
    paid: (start) => monthly(start, 0, [4400, ...each(3900)]),
    stays: true,
  },
  'a subscription after a trial': {
    plan: { type: 'subscription', amount: 1900, trialDays: 14 },
    paid: (_start, trialEnd) => monthly(trialEnd, 0, each(1900)),
    stays: true,
  },
  instalments: {
    plan: { type: 'paymentPlan', months: cycles, total },
    paid: (start) => monthly(start, 0, parts),
    stays: true,
  },
  'instalments for a time': {
    plan: { type: 'paymentPlan', months: 6, total, validDays: 365 },
    paid: (start) => monthly(start, 0, [...each(16_666, 5), 16_669]),
    stays: false,
  },
  'instalments with a fee after a trial': {
    plan: { type: 'paymentPlan', months: cycles, total, trialDays: 14, enrollmentFee: 500 },
    paid: (start, trialEnd) => [[start.toISOString(), 500], ...monthly(trialEnd, 0, parts)],
    stays: true,
  },
};

test.each([
  ['01-31T23:30:00.000Z', 'Pacific/Auckland'],
  ['02-29T00:15:00.000Z', 'America/Los_Angeles'],
  ['10-30T01:30:00.000Z', 'Europe/Berlin'],
])(
  '24 cycles of every plan from %s, on a server in %s, are charged on their days (M-34)',
  { timeout: 120_000 },
  async (day, timeZone) => {
    process.env.TZ = timeZone;
    const start = nextDate(day);
    advanceTo(start);
    const walker = (by: string) => `walker-${timeZone.length}-${day.slice(0, 2)}-${by}`;
    const bought: Record<string, number> = {};
    for (const paymentType of ['card', 'wallet'] as const) {
      const buyer = walker(paymentType);
      await addPerson(academy, buyer);
      await (paymentType === 'card' ? saveCard : saveWallet)(academy, buyer);
      for (const [name, { plan }] of Object.entries(plans)) {
        const { priceIds } = await addPrices(academy, await addCourse(academy), [plan]);
        const { purchase } = await buy(academy, buyer, priceIds[0] ?? 0, { paymentType });
        bought[`${name} by ${paymentType}`] = purchase?.id ?? 0;
      }
    }
    const trialEnd = new Date(start.getTime() + 14 * 86_400_000);
    const moments = Array.from({ length: cycles }, (_, month) => [
      addMonths(start, month + 1),
      addMonths(trialEnd, month),
    ])
      .flat()
      .toSorted((one, other) => one.getTime() - other.getTime());
    for (const [index, moment] of moments.entries()) {
      // An agreement with a wallet lasts 180 days.
      if (index % 8 === 7) await saveWallet(academy, walker('wallet'));
      for (const early of [1000, 0]) {
        advanceTo(new Date(moment.getTime() - early));
        await runBilling(depsOf(academy));
      }
    }
    const found: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const [name, id] of Object.entries(bought)) {
      const { paid, stays } = plans[name.replace(/ by \w+$/, '')] ?? {
        paid: () => [],
        stays: false,
      };
      found[name] = { paid: await paidOf(id), isOpen: await isOpen(id) };
      expected[name] = { paid: paid(start, trialEnd), isOpen: stays };
    }
    expect(found).toEqual(expected);
  },
);
