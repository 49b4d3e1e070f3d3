import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  for (const key of ['owner', 'stranger', 'writer'])
    await addPerson(academy, key, { roles: ['mentor'] });
});
afterAll(() => academy.close());

const path = '/creator/labs';
const plain = {
  title: 'BGP communities',
  description: 'Twelve tasks.',
  vendor: 'Cable Labs',
  vendorId: 'cl-204',
  type: 1,
  numberOfLabs: 12,
  numberOfQuestions: 0,
};
const create = async (changed: object = {}, person = 'owner') =>
  (await academy.call(person, 'POST', path, { ...plain, ...changed })).body;

describe('a practice lab', () => {
  test('is read as it was written, a draft of its author', async () => {
    const lab = await create({ type: 3 });
    expect(lab).toMatchObject({ ...plain, type: 3, isPublic: false, version: 1 });
    expect((await academy.call('owner', 'GET', path)).body.data).toEqual([lab]);
    expect((await academy.call('stranger', 'GET', path)).body.data).toEqual([]);
  });

  test('has a title, a vendor and the name the vendor gives it', async () => {
    const body = { ...plain, title: ' ', vendor: '' };
    expect((await academy.call('owner', 'POST', path, body)).body.fieldErrors).toEqual({
      title: 'This field is Required',
      vendor: 'This field is Required',
    });
  });

  test('is changed from the version its author saw', async () => {
    const { id } = await create();
    const put = (version: number) =>
      academy.call('owner', 'PUT', `${path}/${id}`, {
        version,
        lab: { ...plain, title: 'New', numberOfQuestions: 7 },
      });
    expect((await put(1)).body).toMatchObject({ title: 'New', numberOfQuestions: 7, version: 2 });
    expect(await put(1)).toMatchObject({ status: 409, body: { current: { version: 2 } } });
  });

  test('is deleted once it is not published', async () => {
    const { id } = await create();
    const publish = (is_public: boolean) =>
      academy.db.updateTable('module').set({ is_public }).where('id', '=', id).execute();
    await publish(true);
    expect((await academy.call('owner', 'DELETE', `${path}/${id}`)).status).toBe(409);
    await publish(false);
    expect((await academy.call('owner', 'DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await academy.call('owner', 'GET', `${path}/${id}`)).status).toBe(404);
  });

  test('is found among many, page by page', async () => {
    for (let number = 1; number <= 25; number += 1)
      await create({ title: `Lab ${number}`, vendorId: `v-${number}` }, 'writer');
    const { body: first } = await academy.call('writer', 'GET', path);
    expect(first.data).toHaveLength(20);
    expect(first.paging.total).toBe(25);
    const { body: next } = await academy.call(
      'writer',
      'GET',
      `${path}?cursor=${first.paging.next}`,
    );
    expect(next.data).toHaveLength(5);
    const { body: found } = await academy.call('writer', 'GET', `${path}?search=V-25`);
    expect(found.data).toMatchObject([{ title: 'Lab 25' }]);
  });
});
