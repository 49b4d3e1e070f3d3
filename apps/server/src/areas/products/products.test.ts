import { ModuleStatus } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { requireAuthored } from './authored.ts';

let academy: TestApp;
let owner: number;
let helper: number;
let course: Course;
beforeAll(async () => {
  academy = await createWorld();
  owner = await addPerson(academy, 'owner', { roles: ['mentor'] });
  helper = await addPerson(academy, 'helper', { roles: ['mentor'] });
  await addPerson(academy, 'stranger', { roles: ['mentor'] });
  course = await addCourse(academy, { name: 'Borders', ownerId: owner, lessons: 2 });
  await addProgram(academy, [course], { name: 'Areas', ownerId: owner });
});
afterAll(() => academy.close());

const list = (person: string, query = '') =>
  academy.call(person, 'GET', `/creator/me/modules?${query}`);
const namesOf = async (person: string, query = ''): Promise<string[]> =>
  (await list(person, query)).body.data.map(({ name }: { name: string }) => name);

async function allow(permission: 'view' | 'edit' | 'manage') {
  await academy.db
    .insertInto('module_permission')
    .values({ module_id: course.id, user_id: helper, permission })
    .onConflict((one) => one.columns(['module_id', 'user_id']).doUpdateSet({ permission }))
    .execute();
}

describe('who authors a product', () => {
  test('its owner manages it, by its own id and those of its parts', async () => {
    for (const id of [course.id, course.section, course.lessons[0]?.id ?? 0]) {
      const found = await requireAuthored(academy.db, { id: owner }, id, 'manage');
      expect(found).toMatchObject({ id: course.id, name: 'Borders', permission: 'manage' });
    }
  });

  test('others reach as much of it as they were given', async () => {
    const { id } = course;
    await expect(requireAuthored(academy.db, { id: helper }, id, 'view')).rejects.toMatchObject({
      status: 404,
    });
    await allow('view');
    expect(await namesOf('helper')).toEqual(['Borders']);
    await expect(requireAuthored(academy.db, { id: helper }, id)).rejects.toMatchObject({
      status: 403,
    });
    await allow('edit');
    expect(await requireAuthored(academy.db, { id: helper }, id)).toMatchObject({
      permission: 'edit',
    });
    await expect(requireAuthored(academy.db, { id: helper }, id, 'manage')).rejects.toMatchObject({
      status: 403,
    });
    expect(await namesOf('stranger')).toEqual([]);
  });
});

describe('the list', () => {
  test('counts what is in a product', async () => {
    const { body } = await academy.call('owner', 'GET', `/creator/me/modules/${course.id}`);
    expect(body).toMatchObject({
      type: 2,
      sectionCount: 1,
      lessonCount: 2,
      childCount: 0,
      permission: 'manage',
      visibility: 2,
      publication: 2,
    });
  });

  test.each([
    ['types=2,3', ['Borders']],
    ['types=1', ['Areas']],
    ['forBundle=true', ['Borders']],
    ['search=bord', ['Borders']],
    ['publication=1', []],
    ['hidden=false&sort=name', ['Areas', 'Borders']],
    ['forCheckoutPage=true&sort=-name', ['Borders', 'Areas']],
  ])('%s narrows or orders it', async (query, names) => {
    expect(await namesOf('owner', query)).toEqual(names);
  });

  test('by ids it has these products alone, and none of others', async () => {
    const another = await addCourse(academy, { name: 'Not theirs' });
    expect(await namesOf('owner', `products=${course.id}`)).toEqual(['Borders']);
    expect(await namesOf('owner', `products=${course.id},${another.id}`)).toEqual(['Borders']);
    expect(await namesOf('owner', `products=${another.id}`)).toEqual([]);
  });

  test('for a checkout page it has what is published', async () => {
    const seller = await addPerson(academy, 'seller', { roles: ['mentor'] });
    await addCourse(academy, { name: 'Ready', ownerId: seller });
    await addCourse(academy, { name: 'Unfinished', ownerId: seller, isPublic: false });
    expect(await namesOf('seller', 'sort=name')).toEqual(['Ready', 'Unfinished']);
    expect(await namesOf('seller', 'forCheckoutPage=true')).toEqual(['Ready']);
  });

  test.each(['name', '-name', 'updatedAt', '-updatedAt'])(
    'by %s it continues after a row, and goes back',
    async (sort) => {
      const whole = await namesOf('owner', `sort=${sort}`);
      const first = (await list('owner', `sort=${sort}&pageSize=1`)).body;
      const { next } = first.paging;
      const second = (await list('owner', `sort=${sort}&pageSize=1&cursor=${next}`)).body;
      expect([first.data[0].name, second.data[0].name]).toEqual(whole);
      const back = `sort=${sort}&pageSize=1&cursor=${second.paging.previous}`;
      expect(await namesOf('owner', back)).toEqual([whole[0]]);
    },
  );
});

describe('the preview of a draft', () => {
  const preview = (person: string) =>
    academy.call(person, 'GET', `/creator/me/modules/${draft.id}/preview`);
  let draft: Course;
  beforeAll(async () => {
    draft = await addCourse(academy, {
      name: 'Not yet',
      uniqueName: 'not-yet',
      ownerId: owner,
      isPublic: false,
      lessons: [{ quiz: true }, { homework: { brief: 'Do it' } }],
    });
  });

  test('is the page of a learner who started it, with every lesson open', async () => {
    const { status, body } = await preview('owner');
    expect(status).toBe(200);
    expect(body.details.module).toMatchObject({
      id: draft.id,
      name: 'Not yet',
      status: 1,
      progress: { done: 0, total: 2 },
    });
    expect(body.outline).toMatchObject({ status: 1, lock: null, done: 0, total: 2 });
    const lessons = body.outline.sections.flatMap(
      (section: { lessons: { isLocked: boolean }[] }) => section.lessons,
    );
    expect(lessons).toMatchObject([
      { isLocked: false, quiz: { status: 'notSubmitted' } },
      { isLocked: false, homework: { status: 'notSubmitted' } },
    ]);
  });

  test('counts nothing, and is for its authors alone', async () => {
    await preview('owner');
    for (const table of ['user_module', 'xp_event', 'video_progress'] as const)
      expect(
        await academy.db.selectFrom(table).selectAll().where('user_id', '=', owner).execute(),
      ).toEqual([]);
    expect((await preview('stranger')).status).toBe(404);
  });
});

test('its learners are those with access now, by itself or in a program, and those who are done', async () => {
  const one = await addCourse(academy, { name: 'Counted', ownerId: owner });
  const program = await addProgram(academy, [one], { name: 'Counting', ownerId: owner });
  await addPeople(academy, 'has', 'learns', 'refunded', 'expired', 'finished', 'applied');
  for (const person of ['has', 'refunded', 'expired', 'finished']) await give(academy, person, one);
  await give(academy, 'learns', program);
  const grantOf = async (person: string) =>
    academy.db
      .updateTable('access_grant')
      .where('user_id', '=', await academy.userId(person))
      .where('module_id', '=', one.id);
  for (const person of ['refunded', 'finished'])
    await (await grantOf(person)).set({ state: 'ended' }).execute();
  await (await grantOf('expired')).set({ until: new Date('2020-01-01') }).execute();
  await academy.db
    .updateTable('user_module')
    .set({ status: ModuleStatus.done, done_at: new Date() })
    .where('user_id', '=', await academy.userId('finished'))
    .where('module_id', '=', one.id)
    .execute();
  await academy.db
    .insertInto('user_module')
    .values({
      ...{ user_id: await academy.userId('applied'), module_id: one.id },
      ...{ status: ModuleStatus.applied, applied_at: new Date() },
    })
    .execute();
  expect((await list('owner', 'search=Count')).body.data).toMatchObject([
    { name: 'Counting', learnerCount: 1 },
    { name: 'Counted', learnerCount: 3 },
  ]);
});
