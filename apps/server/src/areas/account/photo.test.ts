import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../../jobs/sweep.ts';
import { createLocalStorage } from '../../providers/storage/local-storage.ts';
import type { ListeningApp } from '../../testing/test-app.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';

let academy: ListeningApp;
beforeAll(async () => {
  academy = await createListeningWorld();
  await addPeople(academy, 'learner', 'other');
});
afterAll(() => academy.close());

/** The head of a PNG of this size, and as much of its body as a reader of heads wants. */
function png(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    size,
    Buffer.from('0802000000', 'hex'),
    deflateSync(Buffer.alloc(64)),
  ]);
}

async function upload(person: string, bytes: Buffer | string, category = 'avatar') {
  const { body: form } = await academy.call(person, 'POST', '/uploads/parameters', {
    category,
    fileName: 'me.png',
    size: bytes.length,
  });
  const data = new FormData();
  for (const [name, value] of Object.entries<string>(form.fields)) data.append(name, value);
  data.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), 'me.png');
  const answer = await fetch(form.url, { method: 'POST', body: data });
  expect(answer.status).toBe(201);
  return form.key as string;
}

const wear = (avatar: string | null, person = 'learner') =>
  academy.call(person, 'PATCH', '/me', { avatar });
const show = (address: string) => fetch(academy.base + address);

describe('a photo', () => {
  test('is uploaded, worn, seen by everybody, and taken away', async () => {
    const picture = png(512, 512);
    const { status, body } = await wear(await upload('learner', picture));
    expect([status, body.avatar]).toEqual([200, expect.stringMatching(/^\/storage\/avatars\//)]);
    expect((await academy.call('learner', 'GET', '/me')).body.avatar).toBe(body.avatar);
    const seen = await show(body.avatar);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(seen.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await seen.arrayBuffer()).equals(picture)).toBe(true);
    expect((await wear(body.avatar)).body.version).toBe(body.version);
    expect((await wear(null)).body.avatar).toBeNull();
    expect((await show(body.avatar)).status).toBe(404);
  });

  test('that another takes the place of is swept away', async () => {
    const first = (await wear(await upload('learner', png(10, 10)))).body.avatar;
    const second = (await wear(await upload('learner', png(20, 20)))).body.avatar;
    expect((await show(first)).status).toBe(404);
    academy.clock.advance(2 * 86_400_000);
    const storage = createLocalStorage({
      ...academy.config,
      folder: `${academy.config.dataDir}/storage`,
      clock: academy.clock,
    });
    const { db, clock } = academy;
    await sweep({ db, clock, storage, objects: undefined });
    const keyOf = (address: string) => address.replace('/storage/avatars/', 'avatar/');
    expect(await storage.stat(keyOf(first))).toBeUndefined();
    expect(await storage.stat(keyOf(second))).toBeDefined();
  });

  test.each([
    ['a page of HTML', '<!doctype html><script>alert(1)</script>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a bomb', png(30_000, 30_000)],
    ['one byte', 'x'],
  ])('cannot be %s', async (_name, bytes) => {
    const answer = await wear(await upload('other', bytes), 'other');
    expect([answer.status, answer.body.fieldErrors.avatar]).toEqual([
      422,
      expect.stringContaining("can't show this image"),
    ]);
  });

  test('is one’s own upload of a photo, and was uploaded', async () => {
    const ofLearner = await upload('learner', png(10, 10));
    const { body: form } = await academy.call('other', 'POST', '/uploads/parameters', {
      resource: 'profileProjectImage',
      fileName: 'me.png',
      size: 9,
    });
    for (const key of [ofLearner, form.key, 'avatar/../secret', '/storage/avatars/x.png', '']) {
      expect([key, (await wear(key, 'other')).status]).toEqual([key, 422]);
    }
    expect((await academy.call('other', 'GET', '/me')).body.avatar).toBeNull();
  });
});

test.each(['..%2F..%2Fsecret', 'x.png', '%00', 'a'.repeat(3000)])(
  'no photo has the address %.20s',
  async (name) => {
    expect((await show(`/storage/avatars/${name}`)).status).toBeGreaterThanOrEqual(400);
    expect((await show(`/storage/avatars/${name}`)).status).toBeLessThan(500);
  },
);
