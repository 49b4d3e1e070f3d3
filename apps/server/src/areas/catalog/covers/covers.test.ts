import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { linesOf } from './cover-picture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addCourse(academy, { uniqueName: 'packets', name: 'Packets <& frames>' });
});
afterAll(() => academy.close());

const get = (url: string, headers = {}) => academy.app.inject({ url, headers });
const set = (values: { is_public?: boolean; name?: string }) =>
  academy.db.updateTable('module').set(values).where('unique_name', '=', 'packets').execute();

test('a published product has a picture for link previews, and a drawing', async () => {
  const png = await get('/covers/2/packets.png');
  expect([png.statusCode, png.headers['content-type']]).toEqual([200, 'image/png']);
  const [width, height] = [png.rawPayload.readUInt32BE(16), png.rawPayload.readUInt32BE(20)];
  expect([width, height]).toEqual([1200, 630]);
  const svg = await get('/covers/2/packets.svg');
  expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(svg.body).toContain('viewBox="0 0 400 176"');
});

test('it is kept until its name changes, and for good under its version', async () => {
  const { headers } = await get('/covers/2/packets.png');
  const etag = String(headers.etag);
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect((await get('/covers/2/packets.png', { 'if-none-match': etag })).statusCode).toBe(304);
  const version = /^"(.+)-png"$/.exec(etag)?.[1];
  const pinned = await get(`/covers/2/packets.png?v=${version}`);
  expect(pinned.headers['cache-control']).toContain('immutable');
  await set({ name: 'Frames' });
  const changed = await get('/covers/2/packets.png', { 'if-none-match': etag });
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
});

test.each([
  '/covers/2/missing.png',
  '/covers/1/packets.png',
  '/covers/2/packets.gif',
  '/covers/x/packets.png',
  '/covers/2/..%2Fpackets.png',
])('%s has no cover', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('a product that is not published has none', async () => {
  await set({ is_public: false });
  expect((await get('/covers/2/packets.png')).statusCode).toBe(404);
  await set({ is_public: true });
});

test('a title is cut between words, and a word only when it has to be', () => {
  expect(linesOf('VLANs and Switching Foundations', 20)).toEqual([
    'VLANs and Switching',
    'Foundations',
  ]);
  expect(linesOf('a'.repeat(25), 10)).toEqual(['a'.repeat(10), 'a'.repeat(10), 'a'.repeat(5)]);
  expect(linesOf('', 10)).toEqual([]);
});
