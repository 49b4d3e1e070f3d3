import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { addCoupon, addPrices } from '../../../testing/world/prices.ts';

let academy: TestApp;
let people = 0;
beforeAll(async () => {
  academy = await createWorld({ FREE_SALES_DAY_LIMIT: '4' });
  await addPerson(academy, 'boss', { roles: ['admin'] });
  for (const seller of ['seller', 'other']) await addPerson(academy, seller, { roles: ['sales'] });
});
afterAll(() => academy.close());

/** Sells to someone new. */
async function sell(staff: string, priceId: number, paymentType = 'noCharge') {
  people += 1;
  const userId = await addPerson(academy, `given-${people}`);
  return academy.call(staff, 'POST', `/management/users/${userId}/purchases`, {
    ...{ priceId, paymentType, requestId: randomUUID() },
    managementContext: { logMessage: 'Scholarship' },
  });
}

test('one person of sales sells without a charge up to a limit a day, by whichever way and at once', async () => {
  const course = await addCourse(academy);
  const plans = [
    { type: 'oneTime', amount: 900 },
    { type: 'subscription', amount: 90 },
  ] as const;
  const { priceIds } = await addPrices(academy, course, [...plans]);
  const [once = 0, monthly = 0] = priceIds;
  const [nothing = 0] = (
    await addCoupon(academy, await addCourse(academy), {
      ...{ code: 'ALL-OFF', contexts: ['admin'], plans: [{ type: 'free' }] },
    })
  ).priceIds;

  const answers = await Promise.all([
    sell('seller', once),
    sell('seller', once),
    sell('seller', monthly),
    sell('seller', nothing, 'offline'),
    sell('seller', nothing, 'card'),
    sell('seller', once),
  ]);
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 200, 200, 200, 403, 403]);
  const refused = answers.find(({ status }) => status === 403);
  expect(refused?.body.message).toContain('up to 4 products a day');

  const userId = await addPerson(academy, 'looked-at');
  const preview = (paymentType: string) =>
    academy.call(
      'seller',
      'GET',
      `/management/users/${userId}/purchases/-/preview?priceId=${once}&paymentType=${paymentType}`,
    );
  expect((await preview('noCharge')).status).toBe(403);
  expect((await preview('offline')).status).toBe(200);

  expect((await sell('seller', once, 'offline')).status).toBe(200);
  expect((await sell('other', once)).status).toBe(200);
  for (let one = 0; one < 5; one += 1) expect((await sell('boss', once)).status).toBe(200);
  academy.clock.advance(86_400_000);
  expect((await sell('seller', once)).status).toBe(200);
});
