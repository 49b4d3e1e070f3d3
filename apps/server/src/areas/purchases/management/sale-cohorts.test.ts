import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCohort } from '../../../testing/world/cohorts.ts';
import { addCourse, addProgram, type Product } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPeople, addPerson } from '../../../testing/world/people.ts';
import { addPrices } from '../../../testing/world/prices.ts';

let academy: TestApp;
let program: Product;
let priceId: number;
let evening: number;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'seller', { roles: ['sales'] });
  await addPeople(academy, 'maya', 'jonas', 'lina');
  program = await addProgram(academy, [await addCourse(academy)]);
  const { priceIds } = await addPrices(academy, program, [{ type: 'oneTime', amount: 900 }]);
  priceId = priceIds[0] ?? 0;
  evening = await addCohort(academy, program, [], { name: 'Evening' });
});
afterAll(() => academy.close());

const at = async (person: string, rest: string) =>
  `/management/users/${await academy.userId(person)}/${rest}`;

async function sell(person: string, choice: { batchId?: number } = {}) {
  return academy.call('seller', 'POST', await at(person, 'purchases'), {
    ...{ priceId, paymentType: 'offline', requestId: randomUUID(), ...choice },
    managementContext: { logMessage: 'Agreed on the telephone' },
  });
}

const seated = async () =>
  (
    await academy.db
      .selectFrom('user_module')
      .select('user_id')
      .where('cohort_id', '=', evening)
      .orderBy('user_id')
      .execute()
  ).map(({ user_id }) => user_id);

test('what staff can sell names the cohorts that can be joined', async () => {
  const { body } = await academy.call(
    'seller',
    'GET',
    await at('maya', `purchasable-modules?search=${program.name}`),
  );
  expect(body.data).toMatchObject([{ cohorts: [{ id: evening, name: 'Evening' }] }]);
});

test('staff choose one before a program is sold, and before they see what it would do', async () => {
  const needed = { status: 422, body: { fieldErrors: { batchId: expect.any(String) } } };
  expect(await sell('maya')).toMatchObject(needed);
  const preview = await at('maya', `purchases/-/preview?priceId=${priceId}&paymentType=offline`);
  expect(await academy.call('seller', 'GET', preview)).toMatchObject(needed);
  expect(await academy.db.selectFrom('purchase').select('id').execute()).toEqual([]);
  const whole = await academy.call('seller', 'GET', `${preview}&batchId=${evening}`);
  expect(whole.status).toBe(200);
  expect((await sell('maya', { batchId: evening })).body).toMatchObject({ state: 'done' });
  expect(await seated()).toEqual([await academy.userId('maya')]);
});

test('several people are sold it with one cohort, or each is refused', async () => {
  const userIds = [await academy.userId('jonas'), await academy.userId('lina')];
  const act = (choice: { batchId?: number }) =>
    academy.call('seller', 'POST', '/management/users/-/actions', {
      ...{ action: 'product', userIds, priceId, paymentType: 'noCharge', reason: 'Scholarship' },
      ...{ changeId: randomUUID(), ...choice },
    });
  const reason = 'Choose a cohort.';
  expect((await act({})).body).toMatchObject({ done: 0, refused: [{ reason }, { reason }] });
  expect((await act({ batchId: evening })).body).toMatchObject({ done: 2, refused: [] });
  expect(await seated()).toEqual([await academy.userId('maya'), ...userIds].sort((a, b) => a - b));
});

test('while no cohort has a seat, a program is sold without one', async () => {
  await academy.db
    .updateTable('cohort')
    .set({ is_open: false })
    .where('id', '=', evening)
    .execute();
  await addPerson(academy, 'late');
  expect((await sell('late')).body).toMatchObject({ state: 'done' });
});
