import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { createWorld } from '../testing/world/create-world.ts';
import { addPeople } from '../testing/world/people.ts';
import { operations } from './contract/contract-cases.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner');
});
afterAll(() => academy.close());

const nested = (levels: number, open: string, close: string) =>
  open.repeat(levels) + close.repeat(levels);

const bodies = [
  nested(60_000, '[', ']'),
  `${'{"value":'.repeat(60_000)}1${'}'.repeat(60_000)}`,
  '['.repeat(60_000),
  `{"key":"homework:1","value":${nested(60_000, '[', ']')}}`,
  `{"number":0,"events":[{"type":1,"timestamp":1,"data":${nested(60_000, '[', ']')}}]}`,
];

async function send(method: 'POST' | 'PUT' | 'PATCH', url: string, payload: string) {
  const authorization = `Bearer ${await academy.tokenOf('learner')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  return academy.app.inject({ method, url, headers, payload });
}

test('no operation takes a body that is nested 60,000 deep', async () => {
  for (const { method, path, body } of operations) {
    if (!body || method === 'GET' || method === 'HEAD' || method === 'DELETE') continue;
    const url = path.replace('{key}', 'homework:1').replace(/\{\w+\}/g, '1');
    for (const payload of bodies) {
      const { statusCode } = await send(method, url, payload);
      expect([400, 403, 404], `${method} ${url}`).toContain(statusCode);
    }
  }
});

test.each(['/identity/x/sign-in', '/oidc/token', '/storage/uplink', '/nowhere'])(
  'nor does %s',
  async (url) => {
    for (const payload of bodies) {
      const { statusCode } = await send('POST', url, payload);
      expect(statusCode, payload.slice(0, 30)).toBeGreaterThanOrEqual(400);
      expect(statusCode, payload.slice(0, 30)).toBeLessThan(500);
    }
  },
);

test('what learners write may be nested, and may be full of brackets', async () => {
  const value = { text: '[{"\\'.repeat(2000), deep: JSON.parse(nested(400, '[', ']')) };
  const body = JSON.stringify({ key: 'homework:1', value });
  expect((await send('PUT', '/me/drafts/homework:1', body)).statusCode).toBe(200);
  const kept = await academy.call('learner', 'GET', '/me/drafts/homework:1');
  expect(kept.body.value).toEqual(value);
});
