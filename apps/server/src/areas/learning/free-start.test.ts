import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '../../audit/access-invariants.ts';
import { audit } from '../../audit/invariant.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { pauseAccess } from '../grants/given-access.fixture.ts';

let academy: TestApp;
let free: Course;
beforeAll(async () => {
  academy = await createWorld();
  free = await addFree({ lessons: 2 });
});
afterAll(async () => {
  expect(await audit(academy.db, access)).toEqual([]);
  await academy.close();
});

async function addFree(form: Parameters<typeof addCourse>[1] = {}, validDays?: number) {
  const course = await addCourse(academy, form);
  await addPrices(academy, course, [{ type: 'free', ...(validDays && { validDays }) }]);
  return course;
}

const start = (person: string, id: number) =>
  academy.call(person, 'PATCH', `/me/modules/${id}?action=start`);
const statusOf = async (person: string, id: number) =>
  (await academy.call(person, 'GET', `/modules/${id}`)).body.status;
const [first, second] = [() => free.lessons[0]?.id ?? 0, () => free.lessons[1]?.id ?? 0];

test('a new account starts a free course with its first lesson, once however often', async () => {
  await addPeople(academy, 'stranger');
  expect(await statusOf('stranger', free.id)).toBe(5);
  expect((await academy.call('stranger', 'GET', `/me/lessons/${first()}`)).body.next).toMatchObject(
    {
      kind: 'start',
    },
  );
  const answers = await Promise.all(Array.from({ length: 8 }, () => start('stranger', first())));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await statusOf('stranger', free.id)).toBe(1);
  expect((await academy.call('stranger', 'GET', `/me/lessons/${first()}`)).status).toBe(200);
  const grants = await academy.db
    .selectFrom('access_grant')
    .select('source_kind')
    .where('user_id', '=', await academy.userId('stranger'))
    .execute();
  expect(grants).toEqual([{ source_kind: 'free' }]);
});

test('a later lesson starts nothing, and gives nothing', async () => {
  await addPeople(academy, 'hasty');
  expect((await start('hasty', second())).status).toBe(403);
  expect(await statusOf('hasty', free.id)).toBe(5);
});

test('what is not free, not published or asks for something else first stays closed', async () => {
  await addPeople(academy, 'closed');
  const paid = await addCourse(academy);
  await addPrices(academy, paid);
  const later = await addFree({ prerequisites: [paid] });
  const hidden = await addFree();
  const { db } = academy;
  await db.updateTable('module').set({ hidden: true }).where('id', '=', hidden.id).execute();
  for (const course of [paid, later, hidden])
    expect((await start('closed', course.lessons[0]?.id ?? 0)).status).toBe(403);
});

test('a free program opens all it holds', async () => {
  await addPeople(academy, 'programmer');
  const course = await addCourse(academy);
  const program = await addProgram(academy, [course]);
  await addPrices(academy, program, [{ type: 'free' }]);
  expect((await start('programmer', program.id)).body.status).toBe(1);
  expect((await start('programmer', course.lessons[0]?.id ?? 0)).status).toBe(200);
});

test('who lost a free course starts it again where they were, unless its plan ends', async () => {
  await addPeople(academy, 'returner');
  const short = await addFree({}, 7);
  for (const course of [free, short]) {
    await learn(academy, 'returner', course, { done: 1 });
    await pauseAccess(academy, await academy.userId('returner'), course.id);
  }
  expect([await statusOf('returner', free.id), await statusOf('returner', short.id)]).toEqual([
    5, 103,
  ]);
  expect((await start('returner', second())).status).toBe(200);
  expect((await start('returner', short.lessons[0]?.id ?? 0)).status).toBe(403);
});
