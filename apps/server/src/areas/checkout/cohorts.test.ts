import { randomBytes, randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardTokenOf } from '../../providers/payments/sandbox/sandbox.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { createCohort } from '../milestones/authoring/cohort.service.ts';
import { createCheckoutPage } from './authoring/checkout-page.service.ts';
import { emptyLayout } from './authoring/empty-layout.ts';

const uniqueId = 'program-with-cohorts';

let academy: TestApp;
let priceId: number;
let evening: number;
/** The page of a program with two cohorts, one of them full. */
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'owner', 'early');
  const program = await addProgram(academy, [await addCourse(academy)]);
  const { priceIds } = await addPrices(academy, program, [{ type: 'oneTime', amount: 900 }]);
  priceId = priceIds[0] ?? 0;
  const cohort = (name: string, startDate: string) =>
    createCohort(academy.db, program.id, {
      ...{ name, startDate, endDate: '2090-06-01', zone: 'UTC', isOpen: true },
    });
  evening = await cohort('Evening', '2090-01-01');
  const full = await cohort('Morning', '2090-02-01');
  await academy.db.updateTable('cohort').set({ seats: 1 }).where('id', '=', full).execute();
  await give(academy, 'early', program);
  await academy.db
    .updateTable('user_module')
    .set({ cohort_id: full })
    .where('user_id', '=', await academy.userId('early'))
    .where('module_id', '=', program.id)
    .execute();
  await createCheckoutPage(academy.db, {
    ...{ title: program.name, uniqueId, moduleId: program.id, layout: emptyLayout('Together.') },
  });
});
afterAll(() => academy.close());

async function order(email: string, choice: Partial<Schema<'CheckoutOrderInput'>> = {}) {
  const payload: Schema<'CheckoutOrderInput'> = {
    priceId,
    requestId: randomUUID(),
    token: randomBytes(32).toString('base64url'),
    dueToday: { amount: 900, currency: 'USD' },
    buyer: { firstName: 'Jonas', lastName: 'Petersen', email },
    paymentType: 'card',
    cardToken: await cardTokenOf(academy.sandbox, { number: '4242424242424242' }),
    ...choice,
  };
  const answer = await academy.app.inject({
    ...{ method: 'POST', url: `/checkouts/${uniqueId}/orders`, payload },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const seated = async () =>
  (
    await academy.db
      .selectFrom('user_module')
      .innerJoin('app_user', 'app_user.id', 'user_module.user_id')
      .select('email')
      .where('cohort_id', '=', evening)
      .execute()
  ).map(({ email }) => email);

test('the page of a program names the cohorts that can be joined, with their seats', async () => {
  const page = (await academy.app.inject({ url: `/checkouts/${uniqueId}` })).json();
  expect(page.cohorts).toMatchObject([
    { id: evening, name: 'Evening', startDate: '2090-01-01', seatsLeft: null },
    { name: 'Morning', seatsLeft: 0 },
  ]);
});

test('a visitor has to choose one before anything is written, and gets the place', async () => {
  const email = 'visitor@example.org';
  const refused = await order(email);
  expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([422, ['batchId']]);
  expect(await seated()).toEqual([]);
  expect((await order(email, { batchId: evening })).body).toMatchObject({ state: 'bought' });
  expect(await seated()).toEqual([email]);
});

test('a place bought for an address with an account goes to that account', async () => {
  const email = 'owner@example.org';
  const before = await seated();
  expect((await order(email, { batchId: evening })).body).toMatchObject({ state: 'bought' });
  const mail = await academy.db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const code = /claim=([\w-]+)/.exec(mail.text)?.[1];
  const claimed = await academy.call('owner', 'POST', '/me/orders', { code });
  expect(claimed.body).toMatchObject({ result: 'added' });
  expect((await seated()).sort()).toEqual([...before, email].sort());
});
