import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addBundle, addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { makeCopies } from './authoring/copies.service.ts';

let academy: TestApp;
let owner: number;
let mails: { to: string; subject: string }[];
let count = 0;
beforeAll(async () => {
  academy = await createWorld();
  owner = await addPerson(academy, 'owner', { roles: ['mentor'] });
  await addPeople(academy, 'learner');
  mails = [];
});
afterAll(() => academy.close());

const run = (fails = false) =>
  makeCopies({
    ...academy,
    publicUrl: 'https://academy.example',
    mail: {
      send: async (mail: { to: string; subject: string }) => {
        if (fails) throw new Error('Killed.');
        mails.push(mail);
      },
    } as never,
  });
const duplicate = (id: number, url: string, alias = url) =>
  academy.call('owner', 'POST', `/creator/me/modules/${id}/duplicate`, { url, alias });
const copies = async () => (await academy.call('owner', 'GET', '/creator/me/copies')).body;
const read = async (id: number) =>
  (await academy.call('owner', 'GET', `/creator/me/modules/${id}`)).body;

async function addOwn() {
  count += 1;
  const lessons = [1, 2].map((number) => ({
    name: `Lesson ${number}`,
    description: '<p>Text</p>',
    homework: { brief: 'Do it' },
  }));
  const names = { name: `Source ${count}`, uniqueName: `source-${count}`, ownerId: owner };
  const course = await addCourse(academy, { ...names, shortDescription: 'All of it.', lessons });
  await addPrices(academy, course);
  return course;
}

describe('duplicating', () => {
  test('answers before the copy is there; a job makes it and mails who asked', async () => {
    const course = await addOwn();
    await give(academy, 'learner', course);
    const { status, body } = await duplicate(course.id, 'copy-one');
    expect([status, body.state, body.copyId]).toEqual([200, 'waiting', null]);
    await run();
    const [copy] = await copies();
    expect(copy).toMatchObject({ url: 'copy-one', state: 'done' });
    expect(mails.at(-1)).toMatchObject({
      to: 'owner@example.org',
      subject: `${course.name} was duplicated`,
    });
    expect(await read(copy.copyId)).toMatchObject({
      name: course.name,
      url: 'copy-one',
      alias: 'copy-one',
      isPublic: false,
      sectionCount: 1,
      lessonCount: 2,
      learnerCount: 0,
      missing: [],
    });
    const published = await academy.call('owner', 'PATCH', `/creator/me/modules/${copy.copyId}`, {
      isPublic: true,
    });
    expect(published.status).toBe(200);
  });

  test('keeps its own lessons and work apart from the first', async () => {
    const course = await addOwn();
    await duplicate(course.id, 'copy-two');
    await run();
    const [{ copyId }] = await copies();
    const lessons = await academy.db
      .selectFrom('authored_lesson')
      .innerJoin('homework', 'homework.module_id', 'authored_lesson.module_id')
      .select(['authored_lesson.module_id as lesson', 'homework.id as homework'])
      .where('product_id', '=', copyId)
      .orderBy('ordinal')
      .execute();
    expect(lessons).toHaveLength(2);
    const first = course.lessons.map(({ id, homework }) => ({ lesson: id, homework }));
    for (const one of lessons) expect(first).not.toContainEqual(expect.objectContaining(one));
    expect(await read(course.id)).toMatchObject({ lessonCount: 2 });
  });

  test('takes along emails, what is offered beside its plans, and the certificates of its author', async () => {
    const [course, offered] = [await addOwn(), await addOwn()];
    const settings = `/creator/me/modules/${course.id}`;
    const template = {
      ...{ enabled: true, subject: 'Welcome', content: 'Hello', callToAction: 'Start' },
      ...{ signature: 'Ilse', jobTitle: '' },
    };
    const emails = { version: 0, accountCreation: template, enrollment: template };
    expect((await academy.call('owner', 'PUT', `${settings}/emails`, emails)).status).toBe(200);
    const list = `${settings}/coupons/DEFAULT/prices`;
    const { body: stored } = await academy.call('owner', 'GET', list);
    const offer = { productId: offered.id, amount: 900, title: 'Both', text: 'Take it.' };
    const crosssells = [
      { ...offer, type: 'upsell', follows: null },
      { ...offer, type: 'downsell', follows: 0, amount: 500 },
    ];
    const { code, contexts, version } = stored.coupon;
    const [plan] = stored.plans;
    const saved = await academy.call('owner', 'PUT', list, {
      ...{ code, contexts, version },
      plans: [{ ...plan, crosssells }],
    });
    expect(saved.status).toBe(200);
    const addDiploma = (ownerId: number | null) =>
      academy.db
        .insertInto('diploma')
        .values({
          ...{ name: 'Given', type: 1, body: '{{studentName}}', reference_prefix: `C${ownerId}-` },
          owner_id: ownerId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    const [own, foreign] = [await addDiploma(owner), await addDiploma(null)];
    await academy.db
      .insertInto('module_diploma')
      .values([own, foreign].map(({ id }) => ({ diploma_id: id, module_id: course.id })))
      .execute();
    await duplicate(course.id, 'copy-whole');
    await run();
    const [{ copyId }] = await copies();
    const copy = `/creator/me/modules/${copyId}`;
    const { body: mails } = await academy.call('owner', 'GET', `${copy}/emails`);
    expect(mails).toMatchObject({ module: { id: copyId }, enrollment: template });
    const { body: prices } = await academy.call('owner', 'GET', `${copy}/coupons/DEFAULT/prices`);
    expect(prices.plans).toMatchObject([{ crosssells }]);
    const given = await academy.db
      .selectFrom('module_diploma')
      .select('diploma_id')
      .where('module_id', '=', copyId)
      .execute();
    expect(given).toEqual([{ diploma_id: own.id }]);
  });

  test('a bundle holds the same products', async () => {
    const parts = [await addOwn(), await addOwn()];
    const names = { name: 'Both', uniqueName: 'both', shortDescription: 'Two.', ownerId: owner };
    const bundle = await addBundle(academy, parts, names);
    await duplicate(bundle.id, 'both-again');
    await run();
    const [{ copyId }] = await copies();
    const { body } = await academy.call('owner', 'GET', `/creator/me/modules/${copyId}/bundle`);
    expect(body.map(({ id }: { id: number }) => id)).toEqual(parts.map(({ id }) => id));
  });

  test('that is killed leaves nothing half made, and is made when it runs again', async () => {
    const course = await addOwn();
    await duplicate(course.id, 'copy-three');
    const before = await academy.db.selectFrom('module').select('id').execute();
    await expect(run(true)).rejects.toThrow('Killed.');
    expect(await academy.db.selectFrom('module').select('id').execute()).toHaveLength(
      before.length,
    );
    expect((await copies())[0].state).toBe('waiting');
    await run();
    expect((await copies())[0].state).toBe('done');
  });

  test('asked twice is made once, and names are unique', async () => {
    const course = await addOwn();
    await Promise.all([1, 2].map(() => duplicate(course.id, 'copy-four')));
    await run();
    expect((await copies()).filter(({ url }: { url: string }) => url === 'copy-four')).toHaveLength(
      1,
    );
    const again = await duplicate(course.id, 'copy-four');
    expect([again.status, Object.keys(again.body.fieldErrors)]).toEqual([409, ['url', 'alias']]);
  });

  test('whose name was taken meanwhile fails, and says so', async () => {
    const course = await addOwn();
    await duplicate(course.id, 'copy-five');
    await addCourse(academy, { uniqueName: 'copy-five' });
    await run();
    expect((await copies())[0]).toMatchObject({ state: 'failed', copyId: null });
    expect(mails.at(-1)?.subject).toBe(`${course.name} was not duplicated`);
  });
});
