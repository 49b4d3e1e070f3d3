import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCohort } from '../../testing/world/cohorts.ts';
import { addCourse, addProgram, type Product } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { expireGrants } from '../grants/expire-grants.ts';
import { addBuyer, closeBooks, priceOf, sweep } from './money.fixture.ts';
import { buy, depsOf, order, orderFor } from './orders.fixture.ts';
import { refundPurchase } from './refunds.service.ts';

const plan = { type: 'oneTime', amount: 900 } as const;

let academy: TestApp;
let program: Product;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'owner', { roles: ['mentor'] });
});
afterAll(() => closeBooks(academy));

async function addSold(form: Parameters<typeof priceOf>[1] = plan) {
  program = await addProgram(academy, [await addCourse(academy)], {
    ownerId: await academy.userId('owner'),
  });
  return priceOf(academy, form, program);
}

async function seatsLeft(): Promise<(number | null)[]> {
  const { body } = await academy.call('admin', 'GET', `/prices?product=${program.id}`);
  return body.cohorts.map((cohort: { seatsLeft: number | null }) => cohort.seatsLeft);
}

test('a program is not sold without a cohort while one has seats', async () => {
  const priceId = await addSold();
  const batchId = await addCohort(academy, program, [], { name: 'Evening', seats: 1 });
  await addCohort(academy, program, [], { name: 'Morning', seats: 1 });
  const [first, second] = [await addBuyer(academy), await addBuyer(academy)];
  const body = await orderFor(academy, first, priceId);
  const refused = await order(academy, first, body);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    message: 'Choose a cohort.',
    fieldErrors: { batchId: 'This field is Required' },
  });
  const placed = academy.db.selectFrom('purchase').select('id').where('module_id', '=', program.id);
  expect(await placed.execute()).toEqual([]);
  expect(await buy(academy, first, priceId, { batchId })).toMatchObject({ state: 'bought' });
  expect((await order(academy, second, { ...body, requestId: randomUUID() })).status).toBe(422);
});

test('without free seats it is sold alone, and that order is answered the same later', async () => {
  const priceId = await addSold();
  const buyer = await addBuyer(academy);
  const full = await addCohort(academy, program, [await addBuyer(academy)], { seats: 1 });
  const body = await orderFor(academy, buyer, priceId);
  const bought = await order(academy, buyer, body);
  expect(bought).toMatchObject({ status: 200, body: { state: 'bought' } });
  await academy.db.updateTable('cohort').set({ seats: 9 }).where('id', '=', full).execute();
  const again = await order(academy, buyer, body);
  expect([again.status, again.body.purchase?.id]).toEqual([200, bought.body.purchase?.id]);
});

test('a refund gives the seat back, and a smaller cohort has room again', async () => {
  const priceId = await addSold();
  const batchId = await addCohort(academy, program, [await addBuyer(academy)], { seats: 3 });
  const buyer = await addBuyer(academy);
  const { purchase } = await buy(academy, buyer, priceId, { batchId });
  expect(await seatsLeft()).toEqual([1]);
  const dates = { startDate: '2020-01-01', endDate: '2090-01-01', zone: 'UTC', isOpen: true };
  const shrink = () =>
    academy.call('owner', 'PUT', `/creator/me/cohorts/${batchId}`, {
      ...{ version: 1, cohort: { name: 'Small', ...dates, seats: 1 } },
    });
  expect((await shrink()).body.fieldErrors).toEqual({ seats: expect.stringContaining('2') });
  const wish = { purchaseId: purchase?.id ?? 0, actorId: null, reason: 'Test' };
  await refundPurchase(depsOf(academy), { ...wish, requestId: randomUUID() });
  expect(await seatsLeft()).toEqual([2]);
  expect((await shrink()).status).toBe(200);
  expect(await seatsLeft()).toEqual([0]);
});

test('so does access that ran out', async () => {
  const priceId = await addSold({ ...plan, validDays: 30 });
  const batchId = await addCohort(academy, program, [], { seats: 2 });
  await buy(academy, await addBuyer(academy), priceId, { batchId });
  expect(await seatsLeft()).toEqual([1]);
  academy.clock.advance(31 * 86_400_000);
  await sweep(academy);
  await expireGrants(academy.db, academy.clock);
  expect(await seatsLeft()).toEqual([2]);
});
