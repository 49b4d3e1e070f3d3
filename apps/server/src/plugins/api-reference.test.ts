import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerApiReference } from './api-reference.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  registerApiReference(app);
});
afterAll(() => app.close());

test('the reference names no other server, and its policy allows none', async () => {
  const page = await app.inject({ url: '/reference' });
  expect(page.body).not.toContain('//');
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  for (const [, path = ''] of page.body.matchAll(/(?:src|spec-url)="([^"]+)"/g)) {
    expect((await app.inject({ url: path })).statusCode).toBe(200);
  }
});

test('what anybody may call as often as they like is compressed once', async () => {
  const get = (encoding: string, known = '') =>
    app.inject({
      url: '/reference/contract.json',
      headers: { 'accept-encoding': encoding, 'if-none-match': known },
    });
  const packed = await get('br');
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await get('')).body);
  expect((await get('br', String(packed.headers.etag))).statusCode).toBe(304);
});

test('the drawing script loads nothing from its maker', async () => {
  const script = await app.inject({ url: '/reference/redoc.standalone.js' });
  expect(script.body.length).toBeGreaterThan(100_000);
  expect(script.body.includes('//cdn.')).toBe(false);
  expect(script.body.slice(-200).includes('sourceMappingURL')).toBe(false);
  expect(script.headers['content-type']).toContain('text/javascript');
});
