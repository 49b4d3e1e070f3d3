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

test('the drawing script loads nothing from its maker', async () => {
  const script = await app.inject({ url: '/reference/redoc.standalone.js' });
  expect(script.body.length).toBeGreaterThan(100_000);
  expect(script.body.includes('//cdn.')).toBe(false);
  expect(script.body.slice(-200).includes('sourceMappingURL')).toBe(false);
  expect(script.headers['content-type']).toContain('text/javascript');
});
