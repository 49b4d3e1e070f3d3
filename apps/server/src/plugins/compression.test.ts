import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerCompression } from './compression.ts';

const large = { text: 'ospf '.repeat(1000) };
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await registerCompression(app);
  app.get('/modules', () => large);
  app.get('/short', () => ({ text: 'ospf' }));
  app.get('/session/current', () => large);
  app.get('/video', (_request, reply) => reply.type('video/mp4').send(Buffer.alloc(5000)));
  app.get('/identity/reset', (_request, reply) => reply.type('text/html').send(large.text));
  app.post('/modules', ({ body }) => body);
});
afterAll(() => app.close());

const get = (url: string, accepted = 'gzip, br') =>
  app.inject({ url, headers: { 'accept-encoding': accepted } });

test('a large answer comes compressed as the caller takes it', async () => {
  const br = await get('/modules');
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(large);
  const gzip = await get('/modules', 'gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(large);
  expect((await get('/modules', 'identity')).json()).toEqual(large);
});

test.each(['/short', '/session/current', '/video', '/identity/reset'])(
  '%s comes as it is',
  async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
  },
);

test('a compressed body is not unpacked', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/modules',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: Buffer.from([0x1f, 0x8b, 8, 0]),
  });
  expect(answer.statusCode).toBe(400);
});
