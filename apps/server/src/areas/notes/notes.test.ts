import type { Schema } from '@uplink/api-client';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';

let academy: TestApp;
let course: Course;
let second: Course;
let lessons: number[];
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'other', 'stranger');
  course = await addCourse(academy, {
    name: 'OSPF',
    lessons: [{ hasVideo: true }, {}, { hasVideo: true }, {}],
  });
  second = await addCourse(academy, { name: 'VLANs' });
  for (const one of [course, second]) await learn(academy, 'learner', one, { done: 2 });
  lessons = course.lessons.map(({ id }) => id);
});
afterAll(() => academy.close());
beforeEach(() => academy.db.deleteFrom('lesson_note').execute());

const take = (person: string, change: object = {}) =>
  academy.call(person, 'POST', '/me/notes', {
    id: crypto.randomUUID(),
    moduleId: lessons[0],
    position: 12,
    text: 'Look here',
    ...change,
  });
const list = async (person = 'learner', query = ''): Promise<Schema<'NotePage'>> =>
  (await academy.call(person, 'GET', `/me/notes${query}`)).body;
const texts = ({ data }: Schema<'NotePage'>) => data.map(({ text }) => text);

describe('a note', () => {
  test('is taken, changed and deleted', async () => {
    const { body } = await take('learner');
    expect(body).toMatchObject({ position: 12, text: 'Look here', version: 1 });
    expect(body.lesson.product.uniqueName).toBe(course.uniqueName);
    const url = `/me/notes/${body.id}`;
    const changed = await academy.call('learner', 'PATCH', url, {
      text: 'Look there',
      baseVersion: 1,
    });
    expect(changed.body).toMatchObject({ text: 'Look there', version: 2 });
    expect((await academy.call('learner', 'GET', url)).body).toEqual(changed.body);
    expect((await academy.call('learner', 'DELETE', url)).status).toBe(204);
    expect((await academy.call('learner', 'DELETE', url)).status).toBe(204);
    expect((await academy.call('learner', 'GET', url)).status).toBe(404);
  });

  test('sent five times at once under its id is one note', async () => {
    const id = crypto.randomUUID();
    const sent = await Promise.all(Array.from({ length: 5 }, () => take('learner', { id })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await list()).paging.total).toBe(1);
    expect((await take('learner', { id, text: 'Other words' })).status).toBe(409);
  });

  test('changed in two places at once is a conflict for the second; the same words are none', async () => {
    const { body } = await take('learner');
    const change = (text: string) =>
      academy.call('learner', 'PATCH', `/me/notes/${body.id}`, { text, baseVersion: 1 });
    const sent = await Promise.all([change('One'), change('Two')]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept] = texts(await list());
    expect((await change(kept ?? '')).status).toBe(200);
  });

  test('changed in one place and deleted in another is gone', async () => {
    for (let round = 0; round < 20; round += 1) {
      const url = `/me/notes/${(await take('learner')).body.id}`;
      const [changed, deleted] = await Promise.all([
        academy.call('learner', 'PATCH', url, { text: 'Other words', baseVersion: 1 }),
        academy.call('learner', 'DELETE', url),
      ]);
      expect([200, 404, 409]).toContain(changed.status);
      expect(deleted.status).toBe(204);
    }
    expect(await list()).toMatchObject({ data: [] });
  });

  test.each([
    ['no words', { text: ' ' }, 422],
    ['too many', { text: 'x'.repeat(5001) }, 422],
    ['as many as there may be', { text: 'x'.repeat(5000) }, 200],
    ['a second before the first', { position: -1 }, 422],
    ['half a second', { position: 1.5 }, 422],
    ['a lesson that is not there', { moduleId: 999_999 }, 404],
    ['an id that is none', { id: 'abc' }, 422],
    ['a field nobody knows', { userId: 1 }, 422],
  ])('with %s is answered with its status', async (_, change, status) => {
    expect((await take('learner', change)).status).toBe(status);
  });

  test('is not taken in a lesson that is locked or not theirs', async () => {
    expect((await take('learner', { moduleId: lessons[3] })).body.code).toBe('locked');
    expect((await take('stranger')).status).toBe(403);
  });

  test('of another does not exist, whatever is tried, and an own one may have its id', async () => {
    const { body } = await take('learner');
    const url = `/me/notes/${body.id}`;
    expect((await academy.call('other', 'GET', url)).status).toBe(404);
    expect((await academy.call('other', 'PATCH', url, { text: 'Mine' })).status).toBe(404);
    expect((await academy.call('other', 'DELETE', url)).status).toBe(204);
    expect((await list('other')).data).toEqual([]);
    expect(texts(await list())).toEqual(['Look here']);
  });

  test('is the last of a hundred in a lesson, also when two come at once', async () => {
    const now = academy.clock.now();
    await academy.db
      .insertInto('lesson_note')
      .values(
        await Promise.all(
          Array.from({ length: 99 }, async () => ({
            user_id: await academy.userId('learner'),
            id: crypto.randomUUID(),
            module_id: lessons[0] ?? 0,
            position: 1,
            text: 'x',
            created_at: now,
            saved_at: now,
          })),
        ),
      )
      .execute();
    const sent = await Promise.all([take('learner'), take('learner')]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await take('learner', { moduleId: second.lessons[0]?.id, text: 'VLAN' });
    await take('learner', { moduleId: lessons[1], text: 'second lesson' });
    await take('learner', { position: 30, text: 'later' });
    await take('learner', { position: 3, text: 'sooner' });
  });

  test('goes by product, lesson and second', async () => {
    expect(texts(await list())).toEqual(['sooner', 'later', 'second lesson', 'VLAN']);
  });

  test('keeps to a product, a lesson and a page', async () => {
    const { body: products } = await academy.call('learner', 'GET', '/me/notes/products');
    expect(products).toEqual(['OSPF', 'VLANs']);
    expect(texts(await list('learner', `?product=${encodeURIComponent(products[1])}`))).toEqual([
      'VLAN',
    ]);
    expect(texts(await list('learner', `?moduleId=${lessons[1]}`))).toEqual(['second lesson']);
    const first = await list('learner', '?pageSize=3');
    expect(first.paging.total).toBe(4);
    expect(texts((await academy.call('learner', 'GET', first.paging.next ?? '')).body)).toEqual([
      'VLAN',
    ]);
  });
});

describe('the PDF', () => {
  async function download(person: string, query = '') {
    return academy.app.inject({
      method: 'GET',
      url: `/me/notes/pdf${query}`,
      headers: { authorization: `Bearer ${await academy.tokenOf(person)}` },
    });
  }

  test('says what the notes say, tagged, with its title, language and links', async () => {
    await take('learner', { text: 'Łukasz said: <b>MTU</b>\nfirst', moduleId: lessons[2] });
    await take('learner', { text: 'Without a video', moduleId: lessons[1] });
    const answer = await download('learner');
    expect(answer.headers['content-type']).toBe('application/pdf');
    const pdf = await getDocument({ data: new Uint8Array(answer.rawPayload), verbosity: 0 })
      .promise;
    const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
    expect(info).toMatchObject({ Title: 'My notes', Language: 'en' });
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent();
    const said = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    for (const part of ['OSPF', '00:12', 'Łukasz said: <b>MTU</b>', 'first', 'Open the lesson'])
      expect(said).toContain(part);
    const tags = JSON.stringify(await page.getStructTree());
    for (const role of ['Document', 'H1', 'H2', 'H3', 'P', 'Link'])
      expect(tags).toContain(`"role":"${role}"`);
    const links = await page.getAnnotations();
    expect(links).toHaveLength(2);
    expect(links[1].url).toMatch(/\/lessons\/\d+\?nav=notes&position=12$/);
  });

  test('of nothing is not there, and holds no notes of others', async () => {
    await take('learner', { text: 'Private' });
    expect((await download('other')).statusCode).toBe(404);
    expect((await download('learner', '?product=Nothing')).statusCode).toBe(404);
  });

  test('twenty at once arrive all, and other calls are answered meanwhile', async () => {
    await take('learner', { text: 'word '.repeat(900) });
    const printing = Promise.all(Array.from({ length: 20 }, () => download('learner')));
    const first = await Promise.race([printing.then(() => 'printed'), list().then(() => 'listed')]);
    expect(first).toBe('listed');
    for (const { statusCode } of await printing) expect(statusCode).toBe(200);
  });
});
