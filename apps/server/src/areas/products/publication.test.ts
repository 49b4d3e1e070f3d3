import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addDiploma } from '../../testing/world/diplomas.ts';
import { give } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { addCoupon, addPrices } from '../../testing/world/prices.ts';
import { FORM_ERRORS } from './authoring/publication.service.ts';

let academy: TestApp;
let owner: number;
beforeAll(async () => {
  academy = await createWorld();
  owner = await addPerson(academy, 'owner', { roles: ['mentor', 'student'] });
  await addPerson(academy, 'colleague', { roles: ['mentor'] });
  await addPeople(academy, 'learner');
});
afterAll(() => academy.close());

const create = (form: object) =>
  academy.call('owner', 'POST', '/creator/me/modules', {
    type: 2,
    name: 'Edge',
    requestId: randomUUID(),
    ...form,
  });
const patch = (id: number, body: object) =>
  academy.call('owner', 'PATCH', `/creator/me/modules/${id}`, body);
const find = async (uniqueName: string) =>
  (await academy.call('learner', 'GET', `/modules?uniqueName=${uniqueName}`)).body.data;

/** A course of the owner that has all it needs. */
async function addComplete(uniqueName: string) {
  const form = { name: 'Complete', shortDescription: 'All of it.', uniqueName, ownerId: owner };
  const course = await addCourse(academy, form);
  await addPrices(academy, course);
  return course;
}

describe('a draft', () => {
  test('is seen by its authors alone', async () => {
    const { status, body } = await create({ url: 'edge-one' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isPublic: false,
      visibility: 1,
      publication: 1,
      permission: 'manage',
      missing: ['shortDescription', 'lessons', 'price'],
    });
    expect(await find('edge-one')).toEqual([]);
    expect((await academy.call('learner', 'GET', `/modules/${body.id}`)).status).toBe(404);
    const pages = await academy.app.inject({ url: '/sitemap.xml' });
    expect(pages.body).not.toContain('edge-one');
  });

  test('is created once by one request', async () => {
    const requestId = randomUUID();
    const first = await create({ url: 'edge-two', requestId });
    expect((await create({ url: 'edge-two', requestId })).body.id).toBe(first.body.id);
    const both = await Promise.all([1, 2].map(() => create({ url: 'edge-three', requestId })));
    expect(both.map(({ body }) => body.id)).toEqual([first.body.id, first.body.id]);
  });

  test('has an address and an alias of its own among its type', async () => {
    await create({ url: 'edge-four', alias: 'E4' });
    const { status, body } = await create({ url: 'edge-four', alias: 'E4' });
    expect(status).toBe(409);
    expect(Object.keys(body.fieldErrors)).toEqual(['url', 'alias']);
    expect((await create({ url: 'edge-four', alias: 'E4', type: 3 })).status).toBe(200);
    const names = (query: string) =>
      academy.call('owner', 'GET', `/creator/me/modules/-/names?type=2&${query}`);
    expect((await names('url=edge-four&alias=E5')).body).toEqual({ url: true, alias: false });
    expect((await names('url=Edge Four')).status).toBe(422);
  });

  test('needs a name', async () => {
    expect((await create({ url: 'edge-five', name: ' ' })).status).toBe(422);
  });
});

describe('publishing', () => {
  test('says what is missing, each at its part', async () => {
    const { body } = await create({ url: 'edge-six' });
    const refused = await patch(body.id, { isPublic: true });
    expect(refused.status).toBe(422);
    expect(refused.body.message).toBe(FORM_ERRORS);
    expect(Object.keys(refused.body.fieldErrors)).toEqual(['shortDescription', 'lessons', 'price']);
  });

  test('asks for what the page of a product would promise: content, a certificate, a price', async () => {
    const course = await addCourse(academy, {
      name: 'Promising',
      shortDescription: 'All of it.',
      ownerId: owner,
      isPublic: false,
      lessons: [{ description: '' }, {}],
    });
    const staffOnly = { code: 'STAFF', contexts: ['admin'] as ['admin'] };
    await addCoupon(academy, course, { ...staffOnly, plans: [{ type: 'oneTime', amount: 100 }] });
    await academy.db
      .updateTable('module')
      .set({ certificate_enabled: true })
      .where('id', '=', course.id)
      .execute();
    const missing = async () => (await patch(course.id, { isPublic: true })).body.fieldErrors;
    expect(await missing()).toEqual({
      certificate: 'Add a certificate, or switch it off.',
      content: 'Add a video or text to each lesson.',
      price: 'Add a pricing plan.',
    });
    await addDiploma(academy, [course]);
    await addPrices(academy, course);
    expect(Object.keys(await missing())).toEqual(['content']);
    await academy.db
      .updateTable('authored_lesson')
      .set({ hidden: true, ordinal: null })
      .where('module_id', '=', course.lessons[0]?.id ?? 0)
      .execute();
    expect((await patch(course.id, { isPublic: true })).status).toBe(200);
  });

  test('opens a product to everyone, hiding takes it out of lists, unpublishing closes it', async () => {
    const { id } = await addComplete('complete');
    await patch(id, { isPublic: false });
    expect(await find('complete')).toEqual([]);
    expect((await patch(id, { isPublic: true })).body).toMatchObject({ publication: 2 });
    expect(await find('complete')).toHaveLength(1);
    await patch(id, { hidden: true });
    expect(await find('complete')).toEqual([]);
    expect((await academy.call('learner', 'GET', `/modules/${id}`)).status).toBe(200);
    expect((await patch(id, { hidden: false, notClickable: true })).body.visibility).toBe(4);
  });

  test('on an older version is refused with the current state', async () => {
    const { id } = await addComplete('raced');
    const { version } = (await patch(id, { isPublic: false })).body;
    expect((await patch(id, { isPublic: true, version })).status).toBe(200);
    const late = await patch(id, { isPublic: false, version });
    expect(late.status).toBe(409);
    expect(late.body.current).toMatchObject({ status: 2, version: version + 1, by: { id: owner } });
  });

  test('is for those who manage the product', async () => {
    const { id } = await addComplete('shared');
    await academy.db
      .insertInto('module_permission')
      .values({
        module_id: id,
        user_id: await academy.userId('colleague'),
        permission: 'edit',
      })
      .execute();
    const path = `/creator/me/modules/${id}`;
    expect((await academy.call('colleague', 'PATCH', path, { isPublic: false })).status).toBe(403);
    expect((await academy.call('colleague', 'DELETE', path)).status).toBe(403);
  });
});

describe('deleting', () => {
  test('takes a product back first, and learners keep it', async () => {
    const course = await addComplete('leaving');
    await give(academy, 'learner', course);
    const remove = () => academy.call('owner', 'DELETE', `/creator/me/modules/${course.id}`);
    expect((await remove()).status).toBe(409);
    await patch(course.id, { isPublic: false });
    expect((await remove()).status).toBe(204);
    expect((await academy.call('owner', 'GET', `/creator/me/modules/${course.id}`)).status).toBe(
      404,
    );
    expect((await academy.call('learner', 'GET', `/modules/${course.id}`)).body.visibility).toBe(3);
    expect((await create({ url: 'leaving' })).status).toBe(200);
  });
});
