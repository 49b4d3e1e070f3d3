import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { races, raceTime } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCohort } from '../../testing/world/cohorts.ts';
import { addCourse, addProgram } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { order, orderFor, saveCard } from './orders.fixture.ts';

const seats = 5;

let academy: TestApp;
let people = 0;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

async function newPeople(count: number): Promise<{ name: string; id: number }[]> {
  const added = [];
  for (let index = 0; index < count; index += 1) {
    people += 1;
    const name = `seat-taker-${people}`;
    added.push({ name, id: await addPerson(academy, name) });
  }
  return added;
}

/** Learners with a place are counted where everything else counts them. */
async function seated(cohortId: number): Promise<number> {
  const rows = await academy.db
    .selectFrom('user_module')
    .select('user_id')
    .where('cohort_id', '=', cohortId)
    .execute();
  return rows.length;
}

test('M-35: the last places of a cohort are taken once, by whatever way people come in', {
  timeout: raceTime,
}, async () => {
  for (let round = 0; round < races; round += 1) {
    const program = await addProgram(academy, [await addCourse(academy)]);
    const { priceIds } = await addPrices(academy, program, [{ type: 'oneTime', amount: 900 }]);
    const [priceId = 0] = priceIds;
    const ofOther = await newPeople(3);
    const otherId = await addCohort(
      academy,
      program,
      ofOther.map(({ name }) => name),
      { name: 'Other' },
    );
    const cohortId = await addCohort(academy, program, [], { name: 'Full', seats });
    const buyers = await newPeople(3);
    for (const { name } of buyers) await saveCard(academy, name);
    const [sold, assigned] = [await newPeople(3), await newPeople(6)];
    const assign = (ids: number[]) =>
      academy.call('admin', 'POST', `/management/cohorts/${cohortId}/users`, {
        programId: program.id,
        userIds: ids,
        reason: 'Test',
      });
    await Promise.all([
      ...buyers.map(async ({ name }) =>
        order(
          academy,
          name,
          await orderFor(academy, name, priceId, { batchId: cohortId, dueToday: 900 }),
        ),
      ),
      ...sold.map(({ id }) =>
        academy.call('admin', 'POST', `/management/users/${id}/purchases`, {
          priceId,
          paymentType: 'offline',
          batchId: cohortId,
          requestId: randomUUID(),
          managementContext: { logMessage: 'Sold' },
        }),
      ),
      assign(assigned.slice(0, 3).map(({ id }) => id)),
      assign(assigned.slice(3).map(({ id }) => id)),
      ...ofOther.map(({ id }) =>
        academy.call('admin', 'PATCH', `/management/users/${id}/cohort`, {
          programId: program.id,
          currentCohortId: otherId,
          newCohortId: cohortId,
          resetProgressModuleIds: [],
          reason: 'Test',
        }),
      ),
    ]);
    expect(await seated(cohortId)).toBe(seats);
    // Every way says the same when nothing is left.
    const [late] = await newPeople(1);
    expect((await assign([late?.id ?? 0])).body.refused).toMatchObject([
      { reason: 'This cohort is full.' },
    ]);
  }
});
