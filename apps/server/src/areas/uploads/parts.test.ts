import type { Schema } from '@uplink/api-client';
import { UPLOAD_PART_BYTES } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProviders } from '../../providers/providers.ts';
import type { ListeningApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { partKey } from './stored-parts.ts';

type InParts = Schema<'UploadInParts'>;

let academy: ListeningApp;
beforeAll(async () => {
  academy = await createListeningWorld();
  await addPeople(academy, 'learner', 'other');
});
afterAll(() => academy.close());

const size = UPLOAD_PART_BYTES + 5;
let files = 0;

async function begin(change: object = {}, person = 'learner'): Promise<InParts> {
  const { status, body } = await ask(change, person);
  expect(status).toBe(200);
  return body;
}

/** Another file each time, unless its name is given. */
function ask(change: object = {}, person = 'learner') {
  files += 1;
  const { lastModified = 1, ...rest } = change as { lastModified?: number };
  const upload = { resource: 'homework', fileName: `capture-${files}.pcapng`, size, ...rest };
  return academy.call(person, 'POST', '/uploads/parts', { upload, lastModified });
}

const at = (id: string, rest = '') => `/uploads/parts/${id}${rest}`;
/** Choosing the file again tells what has arrived. */
const look = (fileName: string) => begin({ fileName });
const join = (id: string, person = 'learner') => academy.call(person, 'POST', at(id, '/join'));
const giveUp = (id: string, person = 'learner') => academy.call(person, 'DELETE', at(id));
const formOf = (id: string, number: number) =>
  academy.call('learner', 'POST', at(id, `/forms/${number}`));

async function post({ url, fields }: Schema<'UploadParameters'>, bytes: Uint8Array<ArrayBuffer>) {
  const data = new FormData();
  for (const field of Object.entries(fields)) data.append(...field);
  data.append('file', new Blob([bytes]));
  return (await fetch(url, { method: 'POST', body: data })).status;
}

const bytesOf = (number: number) =>
  new Uint8Array(number === 1 ? UPLOAD_PART_BYTES : size - UPLOAD_PART_BYTES).fill(number);

async function send(id: string, ...numbers: number[]): Promise<void> {
  for (const number of numbers) {
    expect(await post((await formOf(id, number)).body, bytesOf(number))).toBe(201);
  }
}

/** The app's own storage, to look into. */
async function openStorage() {
  const { config, db, clock } = academy;
  const { storage } = await createProviders({ config, db, clock, jobs: undefined as never });
  return storage;
}

describe('an upload in parts', () => {
  test('takes each part by a form of its own, and is whole once it is joined', async () => {
    const fileName = 'two-parts.pcapng';
    const upload = await begin({ fileName });
    expect(upload).toMatchObject({ size, partCount: 2, storedParts: [], isJoined: false });
    await send(upload.id, 2);
    expect((await look(fileName)).storedParts).toEqual([2]);
    await send(upload.id, 1);
    const { body } = await join(upload.id);
    expect(body).toMatchObject({ isJoined: true, storedParts: [], key: upload.key });
    const storage = await openStorage();
    expect(await storage.stat(upload.key)).toEqual({ size });
    expect(await storage.list(`parts/${upload.id}-`)).toEqual([]);
  });

  test('is gone on with by whoever began it, with the same file', async () => {
    const fileName = 'again.pcapng';
    const upload = await begin({ fileName });
    await send(upload.id, 2);
    expect(await begin({ fileName })).toEqual({ ...upload, storedParts: [2] });
    const others = [
      await begin({ fileName, lastModified: 2 }),
      await begin({ fileName, size: size + 1 }),
      await begin({ fileName: 'Again.pcapng' }),
      await begin({ fileName }, 'other'),
    ];
    expect(new Set([upload, ...others].map(({ id }) => id)).size).toBe(5);
  });

  test('is one however many pages begin it at once', async () => {
    const fileName = 'at-once.pcapng';
    const begun = await Promise.all(Array.from({ length: 8 }, () => begin({ fileName })));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
  });

  test('is made whole once, however many calls ask for it at once', async () => {
    const { id, key } = await begin();
    await send(id, 1, 2);
    const answers = await Promise.all(Array.from({ length: 6 }, () => join(id)));
    expect(answers.map(({ status, body }) => [status, body.isJoined])).toEqual(
      answers.map(() => [200, true]),
    );
    expect((await join(id)).body).toMatchObject({ isJoined: true, key });
    expect((await formOf(id, 1)).status).toBe(409);
  });

  test('is not made whole while a part is missing, or is not the one that was granted', async () => {
    const fileName = 'half.pcapng';
    const { id } = await begin({ fileName });
    await send(id, 1);
    expect((await join(id)).status).toBe(409);
    const { body } = await formOf(id, 2);
    expect(await post(body, new Uint8Array(4))).toBe(400);
    expect(await post(body, new Uint8Array(6))).toBe(400);
    expect((await look(fileName)).storedParts).toEqual([1]);
  });

  test('has no part beyond its size, and no longer than its time', async () => {
    const { id } = await begin();
    expect((await formOf(id, 3)).status).toBe(404);
    expect((await formOf(id, 0)).status).toBe(404);
    const form: Schema<'UploadParameters'> = (await formOf(id, 2)).body;
    expect([form.key, form.maxSize]).toEqual([partKey(id, 2), 5]);
    academy.clock.advance(3_600_000);
    expect(await post(form, bytesOf(2))).toBe(403);
    await send(id, 2);
    academy.clock.advance(3 * 86_400_000);
    expect([(await formOf(id, 2)).status, (await join(id)).status]).toEqual([404, 404]);
  });

  test('is for its owner alone, as long as their account is open', async () => {
    const { id } = await begin();
    expect([(await join(id, 'other')).status, (await giveUp(id, 'other')).status]).toEqual([
      404, 404,
    ]);
    const block = (blocked: boolean) =>
      academy.db
        .updateTable('app_user')
        .set({ blocked })
        .where('unique_name', '=', 'learner')
        .execute();
    await block(true);
    const refused = [await formOf(id, 1), await join(id), await ask()];
    await block(false);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test.each([
    [{ size: 5 * 1024 ** 3 + 1 }, 422],
    [{ size: undefined, resource: undefined, category: 'homework' }, 422],
    [{ fileName: 'tool.exe' }, 422],
    [{ category: 'award', resource: undefined, fileName: 'a.png' }, 413],
    [{ lastModified: -1 }, 422],
  ])('of %j is refused', async (change, status) => {
    expect((await ask(change)).status).toBe(status);
  });
});

describe('an upload that is given up', () => {
  test('leaves nothing, and is begun again', async () => {
    const fileName = 'given-up.pcapng';
    const { id } = await begin({ fileName });
    await send(id, 2);
    expect([(await giveUp(id)).status, (await giveUp(id)).status]).toEqual([204, 204]);
    expect(await (await openStorage()).list(`parts/${id}-`)).toEqual([]);
    expect([(await formOf(id, 1)).status, (await join(id)).status]).toEqual([404, 404]);
    expect((await begin({ fileName })).id).not.toBe(id);
  });

  test('while it is made whole leaves nothing either', async () => {
    const { id, key } = await begin();
    await send(id, 1, 2);
    const [joined] = await Promise.all([join(id), giveUp(id)]);
    // Whoever comes second finds what the first one did.
    expect([200, 404]).toContain(joined.status);
    await expect.poll(async () => (await openStorage()).stat(key)).toBeUndefined();
    await expect.poll(async () => (await openStorage()).list(`parts/${id}-`)).toEqual([]);
  });

  /** A homework that takes files, and the hand that puts one in. */
  async function openHomework() {
    const course = await addCourse(academy, { lessons: [{ homework: {} }] });
    await learn(academy, 'learner', course);
    const resourceId = course.lessons[0]?.homework ?? 0;
    const hand = (filePath: string) =>
      academy.call('learner', 'POST', `/me/homeworks/${resourceId}`, { filePath });
    return { resourceId, hand };
  }

  test('while it is handed in is one of both', async () => {
    const { resourceId, hand } = await openHomework();
    for (const isHandFirst of [true, false]) {
      const { id, key } = await begin({ resourceId });
      await send(id, 1, 2);
      await join(id);
      const acts = [() => hand(key), () => giveUp(id)];
      const [one, other] = await Promise.all(
        (isHandFirst ? acts : acts.toReversed()).map((act) => act()),
      );
      const [handed, given] = isHandFirst ? [one, other] : [other, one];
      const end = [handed?.status, given?.status];
      expect([
        [200, 409],
        [422, 204],
      ]).toContainEqual(end);
      const stored = await (await openStorage()).stat(key);
      expect(stored).toEqual(end[0] === 200 ? { size } : undefined);
    }
  });

  test('is not handed in, and what was handed in is not given up', async () => {
    const { resourceId, hand } = await openHomework();
    const left = await begin({ resourceId });
    await send(left.id, 1, 2);
    await join(left.id);
    expect((await giveUp(left.id)).status).toBe(204);
    expect((await hand(left.key)).status).toBe(422);

    const file = { resourceId, fileName: 'kept.pcapng' };
    const kept = await begin(file);
    await send(kept.id, 1, 2);
    await join(kept.id);
    expect((await begin(file)).isJoined).toBe(true);
    expect((await hand(kept.key)).status).toBe(200);
    expect((await giveUp(kept.id)).status).toBe(409);
    // The same file for the next version is another upload.
    expect((await begin(file)).id).not.toBe(kept.id);
  });
});
