import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { addPrices } from '../../../testing/world/prices.ts';
import { referralCalls } from '../../referral/referral.fixture.ts';

let academy: TestApp;
let people = 0;
beforeAll(async () => {
  academy = await createWorld({
    OFFLINE_SALES_DAY_LIMIT: '3',
    OFFLINE_SALE_LIMIT: 'USD=100000;JPY=15000',
  });
  await addPerson(academy, 'boss', { roles: ['admin'] });
  for (const seller of ['seller', 'other', 'third'])
    await addPerson(academy, seller, { roles: ['sales'] });
});
afterAll(() => academy.close());

async function sellTo(staff: string, userId: number, priceId: number) {
  return academy.call(staff, 'POST', `/management/users/${userId}/purchases`, {
    ...{ priceId, paymentType: 'offline', requestId: randomUUID() },
    managementContext: { logMessage: 'By bank transfer' },
  });
}

/** Sells to someone new. */
async function sell(staff: string, priceId: number) {
  people += 1;
  return sellTo(staff, await addPerson(academy, `paying-${people}`), priceId);
}

const priceOf = async (amount: number, currency = 'USD'): Promise<number> => {
  const { priceIds } = await addPrices(academy, await addCourse(academy), [
    { type: 'oneTime', amount, currency },
  ]);
  return priceIds[0] ?? 0;
};

test('one person of sales notes payments made elsewhere up to a limit a day, also at once', async () => {
  const priceId = await priceOf(900);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sell('seller', priceId)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 200, 200, 403, 403]);
  const refused = answers.find(({ status }) => status === 403);
  expect(refused?.body.message).toContain('up to 3 products a day that were paid elsewhere');
  expect((await sell('other', priceId)).status).toBe(200);
  for (let one = 0; one < 4; one += 1) expect((await sell('boss', priceId)).status).toBe(200);
  academy.clock.advance(86_400_000);
  expect((await sell('seller', priceId)).status).toBe(200);
});

test('a sale above the amount that was paid elsewhere takes an admin, and its preview says so', async () => {
  const priceId = await priceOf(100_001);
  const refused = await sell('other', priceId);
  expect(refused.status).toBe(403);
  expect(refused.body.message).toContain('Sales above $1,000.00');
  const userId = await addPerson(academy, 'looked-at');
  const preview = await academy.call(
    'other',
    'GET',
    `/management/users/${userId}/purchases/-/preview?priceId=${priceId}&paymentType=offline`,
  );
  expect(preview.status).toBe(403);
  expect((await sell('boss', priceId)).status).toBe(200);
});

test('a trial counts as what it costs a month', async () => {
  const trialOf = async (amount: number): Promise<number> => {
    const { priceIds } = await addPrices(academy, await addCourse(academy), [
      { type: 'subscription', amount, trialDays: 7 },
    ]);
    return priceIds[0] ?? 0;
  };
  const above = await sell('third', await trialOf(100_001));
  expect([above.status, above.body.message]).toMatchObject([
    403,
    expect.stringContaining('Sales above $1,000.00'),
  ]);
  const priceId = await trialOf(2900);
  const statuses: number[] = [];
  for (let one = 0; one < 4; one += 1) statuses.push((await sell('third', priceId)).status);
  expect(statuses).toEqual([200, 200, 200, 403]);
});

test('each currency has its own limit, and without one an admin adds the sale', async () => {
  expect((await sell('other', await priceOf(15_000, 'JPY'))).status).toBe(200);
  const above = await sell('other', await priceOf(15_001, 'JPY'));
  expect([above.status, above.body.message]).toMatchObject([
    403,
    expect.stringContaining('Sales above ¥15,000'),
  ]);
  const without = await sell('other', await priceOf(100, 'EUR'));
  expect([without.status, without.body.message]).toMatchObject([
    403,
    expect.stringContaining('Sales in EUR'),
  ]);
  expect((await sell('boss', await priceOf(100, 'EUR'))).status).toBe(200);
});

test('what was paid elsewhere earns no one a reward, and what a provider took does', async () => {
  const calls = referralCalls(academy);
  const [referrer, byBank, byCard] = [
    await calls.person(),
    await calls.person(),
    await calls.person(),
  ];
  const priceId = await priceOf(90_000);
  for (const buyer of [byBank, byCard]) await calls.click(buyer, referrer);
  const sold = await sellTo('boss', await academy.userId(byBank), priceId);
  expect(sold.body.state).toBe('done');
  expect(await calls.rewards(referrer)).toMatchObject({ held: 0, balance: 0 });
  await calls.buys(byCard, priceId);
  expect((await calls.rewards(referrer)).held).toBeGreaterThan(0);
});
