import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse, type Course } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { learn } from '../../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../../testing/world/people.ts';
import { sendAuthorNotifications, sendBatch } from './send-notifications.ts';

const learners = Array.from({ length: 7 }, (_, index) => `learner-${index}`);
const path = '/creator/notifications';

let academy: TestApp;
let course: Course;
let ownerId: number;
let outsiderId: number;
beforeAll(async () => {
  academy = await createWorld();
  ownerId = await addPerson(academy, 'owner', { roles: ['mentor'] });
  await addPeople(academy, ...learners);
  outsiderId = await addPerson(academy, 'outsider');
  course = await addCourse(academy, { ownerId });
  for (const learner of learners) await learn(academy, learner, course);
});
afterAll(() => academy.close());

const plain = () => ({
  message: 'The live lab begins at nine.',
  type: 'zoomCall',
  scheduled: true,
  sendAt: null,
  url: null,
  audience: { kind: 'modules', ids: [course.id] },
});
const create = async (changed: object = {}) =>
  (await academy.call('owner', 'POST', path, { ...plain(), ...changed })).body;
const read = async (id: number) => (await academy.call('owner', 'GET', `${path}/${id}`)).body;
const put = (id: number, version: number, changed: object = {}) =>
  academy.call('owner', 'PUT', `${path}/${id}`, {
    version,
    notification: { ...plain(), ...changed },
  });
const send = () => sendAuthorNotifications(academy.db, academy.clock, 3);

async function toldOf(id: number): Promise<number[]> {
  const rows = await academy.db
    .selectFrom('user_notification')
    .select('user_id')
    .where('occasion', '=', `author:${id}`)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

describe('a notification of an author', () => {
  test('reaches every learner of its product once, and no one else', async () => {
    const { id, audienceCount } = await create();
    expect(audienceCount).toBe(7);
    await send();
    expect(await toldOf(id)).toEqual([]);
    academy.clock.advance(10_000);
    await Promise.all([send(), send()]);
    await send();
    expect(await toldOf(id)).toHaveLength(7);
    expect(await read(id)).toMatchObject({ status: 'sent', sentCount: 7 });
  });

  test('opens its link, and reaches only the people it names', async () => {
    const ids = [await academy.userId('learner-2'), await academy.userId('learner-5')];
    const url = 'https://meet.example.org/lab';
    const { id, audienceCount, audienceNames } = await create({
      url,
      audience: { kind: 'users', ids },
    });
    expect([audienceCount, audienceNames]).toEqual([2, ['Learner-2 Vega', 'Learner-5 Vega']]);
    academy.clock.advance(10_000);
    await send();
    expect(await toldOf(id)).toEqual(ids);
    const { body } = await academy.call('learner-2', 'GET', '/me/notifications');
    expect(body.find((one: { url?: string }) => one.url === url)).toBeDefined();
  });

  test('for all reaches each learner of the author once, whatever they learn', async () => {
    const second = await addCourse(academy, { ownerId });
    await learn(academy, 'learner-0', second);
    await learn(academy, 'outsider', await addCourse(academy));
    const { id, audienceCount } = await create({ audience: { kind: 'all', ids: [] } });
    expect(audienceCount).toBe(7);
    academy.clock.advance(10_000);
    await send();
    expect(await toldOf(id)).toHaveLength(7);
  });

  test('opens pages and addresses, nothing else', async () => {
    for (const url of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'meet'])
      expect((await academy.call('owner', 'POST', path, { ...plain(), url })).status).toBe(422);
  });

  test('goes on where a killed run stopped', async () => {
    const { id } = await create();
    academy.clock.advance(10_000);
    const next = { id, size: 3, now: academy.clock.now() };
    const batch = () => academy.db.transaction().execute((trx) => sendBatch(trx, next));
    await batch();
    expect(await toldOf(id)).toHaveLength(3);
    const killed = academy.db.transaction().execute(async (trx) => {
      await sendBatch(trx, next);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await read(id)).toMatchObject({ status: 'sending', sentCount: 3 });
    await send();
    expect(await toldOf(id)).toHaveLength(7);
    expect(await read(id)).toMatchObject({ status: 'sent', sentCount: 7 });
  });

  test('waits for its time, and can be taken back until then', async () => {
    const sendAt = new Date(academy.clock.now().getTime() + 3_600_000).toISOString();
    const { id } = await create({ sendAt });
    academy.clock.advance(60_000);
    await send();
    expect(await put(id, 1, { scheduled: false, sendAt })).toMatchObject({
      status: 200,
      body: { status: 'draft', version: 2 },
    });
    academy.clock.advance(3_600_000);
    await send();
    expect(await toldOf(id)).toEqual([]);
    expect((await put(id, 1)).status).toBe(409);
    expect((await academy.call('owner', 'DELETE', `${path}/${id}`)).status).toBe(204);
  });

  test('is scheduled and taken back by its switch', async () => {
    const { id } = await create({ scheduled: false });
    const turn = (version: number, scheduled: boolean) =>
      academy.call('owner', 'PATCH', `${path}/${id}`, { version, scheduled });
    expect((await turn(1, true)).body).toMatchObject({ status: 'scheduled', version: 2 });
    expect((await turn(1, false)).status).toBe(409);
    expect((await turn(2, false)).body).toMatchObject({ status: 'draft', version: 3 });
    academy.clock.advance(10_000);
    await send();
    expect(await toldOf(id)).toEqual([]);
  });

  test('that was sent stays as it was', async () => {
    const { id } = await create();
    academy.clock.advance(10_000);
    await send();
    expect(await put(id, 1, { message: 'Other' })).toMatchObject({
      status: 409,
      body: { message: 'This notification was sent already.' },
    });
  });

  test('needs words, and a product of its author', async () => {
    const refused = await academy.call('owner', 'POST', path, { ...plain(), message: ' ' });
    expect(refused.body.fieldErrors).toEqual({ message: 'This field is Required' });
    const foreign = await addCourse(academy);
    for (const audience of [
      { kind: 'modules', ids: [course.id, foreign.id] },
      { kind: 'users', ids: [outsiderId] },
      { kind: 'cohorts', ids: [999_999] },
    ]) {
      const { status, body } = await academy.call('owner', 'POST', path, { ...plain(), audience });
      expect([status, body.fieldErrors]).toEqual([422, { audience: expect.any(String) }]);
    }
    const none = { ...plain(), audience: { kind: 'users', ids: [] } };
    expect((await academy.call('owner', 'POST', path, none)).body.fieldErrors).toEqual({
      audience: 'This field is Required',
    });
  });
});
