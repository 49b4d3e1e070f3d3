import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';
import { registerSlowBodies } from '../slow-bodies.ts';
import { operations } from './contract-cases.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'other');
});
afterAll(() => academy.close());

async function send(payload: string, headers: Record<string, string> = {}) {
  const response = await academy.app.inject({
    method: 'PATCH',
    url: '/me',
    headers: {
      authorization: `Bearer ${await academy.tokenOf('learner')}`,
      'content-type': 'application/json',
      ...headers,
    },
    payload,
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

test('an address takes the longest name that the contract allows', async () => {
  const longest = operations.flatMap(({ method, path, parameters }) =>
    parameters
      .filter((one) => one.in === 'path' && (one.schema.maxLength ?? 0) > 0)
      .map(({ name, schema }) => ({
        method,
        url: path.replace(`{${name}}`, encodeURIComponent('😀'.repeat(schema.maxLength ?? 0))),
      })),
  );
  expect(longest.length).toBeGreaterThan(3);
  for (const call of longest) {
    const { statusCode } = await academy.app.inject(call);
    expect([200, 401, 404], `${call.method} ${call.url}`).toContain(statusCode);
  }
});

test.each([
  ['that cannot be read', '/exams/%zz-stray', 400, 'malformed'],
  ['that is too long', `/exams/${'stray'.repeat(100)}`, 414, 'tooLarge'],
])('an address %s is refused, and not repeated', async (_what, url, status, code) => {
  const answer = await academy.app.inject({ url });
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    { message: expect.any(String), code, requestId: expect.any(String) },
  ]);
  expect(answer.body).not.toContain('stray');
});

test.each([
  ['no number', 'GET', '/me/lessons/abc'],
  ['no number, to change it', 'DELETE', '/me/playlists/abc'],
  ['a number no id has', 'GET', '/me/lessons/0'],
  ['a number too large', 'GET', '/me/lessons/99999999999999999999'],
  ['a name with other characters', 'GET', '/me/drafts/..%2Fetc'],
  ['a kind that does not exist', 'GET', '/front/products/books/ospf'],
] as const)('an address with %s has nothing at it', async (_what, method, url) => {
  const { status, body } = await academy.call('learner', method, url);
  expect([status, body.code]).toEqual([404, 'notFound']);
  expect(body.message).toBe('Nothing was found at this address.');
  expect(body.fieldErrors).toBeUndefined();
});

test('an address that names nothing still wants to know who calls', async () => {
  expect((await academy.app.inject({ url: '/me/lessons/abc' })).statusCode).toBe(401);
});

describe('input', () => {
  test.each([
    ['an unknown field', '{"firstName": "X", "nickname": "x"}', 422, 'validation'],
    ['a wrong type, not turned into the right one', '{"firstName": 5}', 422, 'validation'],
    ['a list for an object', '[]', 422, 'validation'],
    ['null', 'null', 422, 'validation'],
    ['half a body', '{"firstName": ', 400, 'malformed'],
    ['a prototype', '{"firstName": "X", "__proto__": {"a": 1}}', 400, 'malformed'],
    ['a constructor', '{"constructor": {"prototype": {"a": 1}}}', 400, 'malformed'],
  ])('with %s is refused and nothing of it applied', async (_what, payload, status, code) => {
    const { body: before } = await academy.call('learner', 'GET', '/me/profile');
    const answer = await send(payload);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.requestId).toBe(answer.headers['x-request-id']);
    expect((await academy.call('learner', 'GET', '/me/profile')).body).toEqual(before);
  });

  test('says which field is wrong', async () => {
    const { body } = await send('{"nickname": "x"}');
    expect(body.fieldErrors).toEqual({ nickname: 'Unknown field' });
  });

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'as %s is refused',
    async (type) => {
      const answer = await send('firstName=X', { 'content-type': type });
      expect([answer.status, answer.body.code]).toEqual([415, 'unsupportedMediaType']);
    },
  );

  test('above the limit is refused', async () => {
    const answer = await send(JSON.stringify({ firstName: 'x'.repeat(1_100_000) }));
    expect([answer.status, answer.body.code]).toEqual([413, 'tooLarge']);
  });

  test('in the address is checked and turned into its type', async () => {
    expect((await academy.call('learner', 'GET', '/me/homeworks?page=-1')).status).toBe(422);
    expect((await academy.call('learner', 'GET', '/me/homeworks?shoe=1')).status).toBe(422);
    expect((await academy.call('learner', 'GET', '/me/homeworks?page=0&pageSize=5')).status).toBe(
      200,
    );
  });

  test('that drips in is ended', async () => {
    const app = Fastify();
    registerSlowBodies(app, 100);
    app.post('/', async () => 'read');
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    await once(socket, 'close');
    const whole = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(whole.status).toBe(200);
    await app.close();
  });
});

describe('status and roles', () => {
  test('count from the next call on, not from the next token', async () => {
    const authorization = `Bearer ${await academy.tokenOf('other')}`;
    const call = () => academy.app.inject({ url: '/me/profile', headers: { authorization } });
    expect((await call()).statusCode).toBe(200);
    const id = await academy.userId('other');
    await sql`update app_user set blocked = true where id = ${id}`.execute(academy.db);
    expect((await call()).json()).toMatchObject({ code: 'unauthorized' });
    await sql`update app_user set blocked = false where id = ${id}`.execute(academy.db);
    await sql`update user_context set payment_status = 'frozen' where user_id = ${id}`.execute(
      academy.db,
    );
    const learning = await academy.call('other', 'GET', '/me/modules');
    expect([learning.status, learning.body.code]).toEqual([403, 'frozen']);
    await sql`update user_context set payment_status = 'ok' where user_id = ${id}`.execute(
      academy.db,
    );
    expect((await academy.call('other', 'GET', '/me/modules')).status).toBe(200);
  });
});

test('no answer may be framed or sniffed, and own data are not kept', async () => {
  const response = await academy.app.inject({
    url: '/me/profile',
    headers: { authorization: `Bearer ${await academy.tokenOf('learner')}` },
  });
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  });
  expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const foreign = await academy.app.inject({
    url: '/modules',
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
});

test('a page of an allowed origin may use every method of the contract, a foreign one none', async () => {
  const ask = (origin: string, method: string) =>
    academy.app.inject({
      method: 'OPTIONS',
      url: '/me/profile',
      headers: { origin, 'access-control-request-method': method },
    });
  const own = new URL(academy.config.publicUrl).origin;
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    const { headers } = await ask(own, method);
    expect(headers['access-control-allow-origin']).toBe(own);
    expect(String(headers['access-control-allow-methods']).split(', ')).toContain(method);
  }
  const foreign = await ask('https://evil.example', 'PATCH');
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
});
