import type { Schema } from '@uplink/api-client';
import { RETENTION_DAYS } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../../jobs/sweep.ts';
import { createProviders } from '../../providers/providers.ts';
import type { ListeningApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import { TEST_PNG } from '../../testing/world/pictures.ts';
import { createTestVideo } from '../../testing/world/videos.ts';
import { postUpload } from '../../testing/world/work.ts';

let academy: ListeningApp;
let ownerId: number;
beforeAll(async () => {
  academy = await createListeningWorld();
  ownerId = await addPerson(academy, 'owner', { roles: ['mentor'] });
  await addPerson(academy, 'helper', { roles: ['mentor'] });
});
afterAll(() => academy.close());

const day = 86_400_000;
const newCourse = (form = {}) => addCourse(academy, { ownerId, lessons: [form] });
const upload = (person = 'owner') =>
  postUpload(academy, person, { category: 'mediaImage', fileName: 'states.png', bytes: TEST_PNG });
const at = (id: number, fileId?: number) =>
  `/creator/me/modules/${id}/media${fileId === undefined ? '' : `/${fileId}`}`;
async function add(id: number): Promise<Schema<'MediaFile'>> {
  const { status, body } = await academy.call('owner', 'POST', at(id), { key: await upload() });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}
const list = async (id: number, query = ''): Promise<Schema<'MediaPage'>> =>
  (await academy.call('owner', 'GET', at(id) + query)).body;
async function write(lessonId: number, description: string): Promise<string> {
  const path = `/creator/me/lessons/${lessonId}`;
  const { version, content } = (await academy.call('owner', 'GET', path)).body;
  const body = { version, content: { ...content, description } };
  return (await academy.call('owner', 'PUT', path, body)).body.content.description;
}
const isServed = async ({ address }: { address: string }) =>
  (await fetch(academy.base + address)).status === 200;

async function runSweep(): Promise<void> {
  const { config, db, clock } = academy;
  const { storage } = await createProviders({ config, db, clock, jobs: undefined as never });
  await sweep({ db, clock, storage, objects: undefined });
}

describe('the files of a product', () => {
  test('are listed with what shows them', async () => {
    const { id, lessons } = await newCourse();
    const [lessonId = 0] = lessons.map((lesson) => lesson.id);
    const [image, other] = [await add(id), await add(id)];
    expect(await write(lessonId, `<p>See</p><img src="${image.address}" alt="States">`)).toContain(
      image.address,
    );
    const key = await postUpload(academy, 'owner', {
      category: 'lessonVideo',
      fileName: 'ospf.mp4',
      bytes: await createTestVideo(),
    });
    await academy.call('owner', 'PUT', `/creator/me/lessons/${lessonId}/video`, {
      key,
      poster: null,
      replaces: null,
    });
    const { data, paging } = await list(id);
    expect(paging.total).toBe(3);
    expect(
      data.map(({ name, kind, uses }) => [name, kind, uses.map(({ place }) => place)]),
    ).toEqual([
      ['ospf.mp4', 'video', ['video']],
      ['states.png', 'image', []],
      ['states.png', 'image', ['lesson', 'version']],
    ]);
    expect((await list(id, '?kind=video')).data).toHaveLength(1);
    const first = await list(id, '?pageSize=2');
    const next = await list(id, `?pageSize=2&cursor=${first.paging.next}`);
    expect([...first.data, ...next.data].map((file) => file.id)).toEqual(
      data.map((file) => file.id),
    );
    expect(await isServed(other)).toBe(true);
  });

  test('are added only by those who may change it, from their own images', async () => {
    const { id } = await newCourse();
    const refused = await academy.call('helper', 'POST', at(id), { key: await upload('helper') });
    expect(refused.status).toBe(404);
    const foreign = await academy.call('owner', 'POST', at(id), { key: await upload('helper') });
    expect([foreign.status, Object.keys(foreign.body.fieldErrors)]).toEqual([422, ['key']]);
  });

  test('of a lesson, its page and a cover are replaced at once, and no one else’s are', async () => {
    const { id, lessons } = await newCourse();
    const [lessonId = 0] = lessons.map((lesson) => lesson.id);
    const image = await add(id);
    const text = `<p><img src="${image.address}" alt="States" /></p>`;
    await write(lessonId, text);
    const foreign = await addCourse(academy, { description: text });
    await academy.db
      .insertInto('intro_page')
      .values({ module_id: id, blocks: JSON.stringify([{ kind: 'text', html: text }]) })
      .execute();
    const replaced = await academy.call('owner', 'PUT', at(id, image.id), { key: await upload() });
    expect(replaced.body.uses.map(({ place }: Schema<'MediaUse'>) => place).sort()).toEqual([
      'introPage',
      'lesson',
      'version',
    ]);
    const { description } = (await academy.call('owner', 'GET', `/creator/me/lessons/${lessonId}`))
      .body.content;
    expect(description).toBe(text.replace(image.address, replaced.body.address));
    const { data } = await list(id);
    expect(data.find((file) => file.id === image.id)?.uses).toEqual([]);
    const kept = await academy.db
      .selectFrom('module')
      .select('description')
      .where('id', '=', foreign.id)
      .executeTakeFirst();
    expect(kept?.description).toBe(text);
    const again = await academy.call('owner', 'PUT', at(id, image.id), { key: await upload() });
    expect(again.status).toBe(409);
  });

  test('of all products of an author are one list, found by name and by use', async () => {
    await addPerson(academy, 'author', { roles: ['mentor'] });
    const ownerOfBoth = await academy.userId('author');
    const [one, two] = [
      await addCourse(academy, { ownerId: ownerOfBoth, name: 'Routing' }),
      await addCourse(academy, { ownerId: ownerOfBoth, name: 'Switching' }),
    ];
    const addTo = async (id: number) =>
      (await academy.call('author', 'POST', at(id), { key: await upload('author') })).body;
    const [first, second] = [await addTo(one.id), await addTo(two.id)];
    const all = async (query = ''): Promise<Schema<'MediaPage'>> =>
      (await academy.call('author', 'GET', `/creator/me/media${query}`)).body;
    const { data, paging } = await all();
    expect(data).toMatchObject([
      { id: second.id, product: { name: 'Switching' }, permission: 'manage' },
      { id: first.id, product: { name: 'Routing' } },
    ]);
    expect(paging.total).toBe(2);
    expect((await all('?search=routing')).data.map(({ id }) => id)).toEqual([first.id]);
    await academy.db
      .insertInto('intro_page')
      .values({ module_id: one.id, blocks: JSON.stringify([{ html: first.address }]) })
      .execute();
    expect((await all('?unused=true')).data.map(({ id }) => id)).toEqual([second.id]);
    expect((await all('?unused=false')).data.map(({ id }) => id)).toEqual([first.id]);
    expect((await all('?kind=video')).data).toEqual([]);
    expect((await academy.call('helper', 'GET', '/creator/me/media')).body.data).toEqual([]);
  });

  test('that something shows cannot be deleted; the others can', async () => {
    const { id, lessons } = await newCourse();
    const [image, other] = [await add(id), await add(id)];
    await write(lessons[0]?.id ?? 0, `<img src="${image.address}" alt="States">`);
    expect((await academy.call('owner', 'DELETE', at(id, image.id))).status).toBe(409);
    expect((await academy.call('owner', 'DELETE', at(id, other.id))).status).toBe(204);
    expect([await isServed(image), await isServed(other)]).toEqual([true, false]);
    expect((await academy.call('owner', 'DELETE', at(id, other.id))).status).toBe(404);
  });

  test('that nothing shows are found and swept, with their bytes', async () => {
    const { id, lessons } = await newCourse();
    const [image, other] = [await add(id), await add(id)];
    await write(lessons[0]?.id ?? 0, `<img src="${image.address}" alt="States">`);
    await runSweep();
    expect((await list(id)).data.map(({ sweptAt }) => sweptAt)).toEqual([null, null]);
    academy.clock.advance(2 * day);
    await runSweep();
    const found = (await list(id)).data.find((file) => file.id === other.id);
    expect(found?.sweptAt).toBe(
      new Date(academy.clock.now().getTime() + RETENTION_DAYS.unusedMedia * day).toISOString(),
    );
    academy.clock.advance((RETENTION_DAYS.unusedMedia - 1) * day);
    await runSweep();
    expect(await isServed(other)).toBe(true);
    academy.clock.advance(2 * day);
    await runSweep();
    await runSweep();
    const files = await academy.db
      .selectFrom('media_file')
      .select('id')
      .where('product_id', '=', id)
      .execute();
    expect(files).toEqual([{ id: image.id }]);
    expect([await isServed(image), await isServed(other)]).toEqual([true, false]);
    const grants = await academy.db
      .selectFrom('upload_grant')
      .select('key')
      .where('key', '=', other.address.replace('/storage/media/', ''))
      .execute();
    expect(grants).toEqual([]);
  });
});
