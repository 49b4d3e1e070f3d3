import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { createWorld } from '../testing/world/create-world.ts';

const page = `<!doctype html><title>Portal</title>${'<p>text</p>'.repeat(300)}`;
const script = `export const numbers = [${'1, 2, 3, '.repeat(500)}];`;
const font = 'wOF2';

let portalDir: string;
let academy: TestApp;

beforeAll(async () => {
  portalDir = mkdtempSync(join(tmpdir(), 'uplink-portal-'));
  mkdirSync(join(portalDir, 'assets'));
  for (const [name, text] of [
    ['index.html', page],
    ['assets/index-a1b2.js', script],
    ['sw.js', script],
    ['manifest.webmanifest', '{}'],
  ] as const) {
    writeFileSync(join(portalDir, name), text);
    writeFileSync(join(portalDir, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(portalDir, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(portalDir, 'assets/inter-c3d4.woff2'), font);
  academy = await createWorld({ PORTAL_DIR: portalDir });
});
afterAll(async () => {
  await academy.close();
  rmSync(portalDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  academy.app.inject({ url, headers });

describe('an asset', () => {
  const url = '/assets/index-a1b2.js';

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('to a browser that takes %s comes as %s', async (accepted, encoding, open) => {
    const answer = await get(url, { 'accept-encoding': accepted });
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
      'content-length': String(answer.rawPayload.length),
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(open(answer.rawPayload).toString()).toBe(script);
  });

  test('known to the browser is not sent again, and each encoding is known by its own tag', async () => {
    const tagOf = async (accepted: string) =>
      String((await get(url, { 'accept-encoding': accepted })).headers.etag);
    const [br, gzip, identity] = [await tagOf('br'), await tagOf('gzip'), await tagOf('identity')];
    expect(new Set([br, gzip, identity]).size).toBe(3);
    const again = (tag: string) => get(url, { 'accept-encoding': 'br', 'if-none-match': tag });
    expect((await again(br)).statusCode).toBe(304);
    expect((await again(gzip)).statusCode).toBe(200);
  });

  test('that the build did not compress comes all the same', async () => {
    const answer = await get('/assets/inter-c3d4.woff2', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(font);
  });

  test('has one address', async () => {
    expect((await get(`${url}.br`)).statusCode).toBe(404);
  });
});

const accepts = { accept: 'text/html', 'accept-encoding': 'br' };

test.each(['/', '/courses/switching', '/homeworks?status=pending', '/ambassador/resources'])(
  'the page at %s comes compressed and is asked for again each time',
  async (url) => {
    const answer = await get(url, accepts);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html/),
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(page);
  },
);

test.each(['/lessons/abc', '/lessons/987654321', '/nowhere'])(
  'a browser at %s, where nothing is, gets the page that says so',
  async (url) => {
    const answer = await get(url, accepts);
    expect(answer.statusCode).toBe(200);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(page);
    const { etag } = answer.headers;
    expect((await get(url, { ...accepts, 'if-none-match': String(etag) })).statusCode).toBe(304);
    const call = await get(url, { accept: 'application/json' });
    expect([call.statusCode, call.json().code]).toEqual([404, 'notFound']);
  },
);

test.each([
  ['/sw.js', /^text\/javascript|^application\/javascript/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
])('%s is asked for again each time, and may be what it is', async (url, type) => {
  const answer = await get(url);
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringMatching(type),
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringMatching(/manifest-src 'self';worker-src 'self'/),
  });
});

test('a page that did not change is not sent again', async () => {
  const { etag } = (await get('/', accepts)).headers;
  const again = await get('/profile', { ...accepts, 'if-none-match': String(etag) });
  expect(again.statusCode).toBe(304);
});

test('a part of a video is that part of the file, whatever encoding is taken', async () => {
  const part = await get('/media/dns-lookup.mp4', {
    range: 'bytes=100-299',
    'accept-encoding': 'br, gzip',
  });
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-encoding']).toBeUndefined();
  expect(part.headers['content-range']).toMatch(/^bytes 100-299\//);
  expect(part.rawPayload.length).toBe(200);
});

test.each(['inter-latin-opsz', 'jetbrains-mono-latin'])(
  'the font %s has an address that stays',
  async (name) => {
    const answer = await get(`/fonts/${name}.woff2`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=2592000',
    });
    expect((await get('/fonts/inter-LICENSE.txt')).statusCode).toBe(404);
  },
);
