import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPerson } from '../../testing/world/people.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'learner');
  await learn(academy, 'learner', await addCourse(academy, { lessons: 6 }), { done: 5 });
});
afterAll(() => academy.close());

const read = async (): Promise<Schema<'UserContext'>> =>
  (await academy.call('learner', 'GET', '/me/context')).body;

/** Points of something else, so that the total becomes this. */
async function riseTo(total: number) {
  const { totalXpPoints } = await read();
  const { id } = await academy.db
    .insertInto('module')
    .values({ type: 4, name: 'Extra', unique_name: `extra-${total}`, url: 'extra' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const userId = await academy.userId('learner');
  const points = total - totalXpPoints;
  await academy.db
    .insertInto('xp_event')
    .values({ user_id: userId, module_id: id, points })
    .execute();
}

test('the total is the sum of the entries', async () => {
  const { points } = await academy.db
    .selectFrom('xp_event')
    .select((eb) => eb.fn.sum<number>('points').as('points'))
    .where('user_id', '=', await academy.userId('learner'))
    .executeTakeFirstOrThrow();
  expect((await read()).totalXpPoints).toBe(Number(points));
  expect(Number(points)).toBeGreaterThan(0);
});

test('a thousand points are one level', async () => {
  const base = (Math.floor((await read()).totalXpPoints / 1000) + 1) * 1000;
  for (const [total, level] of [
    [base - 1, base / 1000 - 1],
    [base, base / 1000],
    [base + 999, base / 1000],
    [base + 1000, base / 1000 + 1],
  ] as const) {
    await riseTo(total);
    expect(await read()).toMatchObject({ level, totalXpPoints: total });
  }
});
