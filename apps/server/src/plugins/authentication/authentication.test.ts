import { request as httpRequest } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ListeningApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { addAccounts, addPeople, addPerson, TEST_PASSWORD } from '../../testing/world/people.ts';
import { createForge, type Forge, hostileTokens } from './hostile-tokens.fixture.ts';

let academy: ListeningApp;
let forge: Forge;
beforeAll(async () => {
  academy = await createListeningWorld();
  await addAccounts(academy, 'learner', 'other');
  forge = await createForge(academy);
});
afterAll(() => academy.close());

const operations = [
  ['GET', '/me/profile'],
  ['GET', '/me/modules'],
  ['PATCH', '/me', { firstName: 'Noor' }],
  ['PUT', '/me/drafts/homework:1', { key: 'homework:1', value: {} }],
  ['POST', '/uploads/parameters', { resource: 'homework', fileName: 'a.txt', size: 1 }],
  ['POST', '/me/notifications/tickets'],
] as const;

async function call(
  [method, path, body]: readonly [string, string, object?],
  headers: Record<string, string>,
) {
  const answer = await fetch(academy.base + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.status;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** What a socket with a good ticket does with a token: how it was closed, or that it was opened. */
async function socketWith(token: string, person = 'learner'): Promise<number | 'open'> {
  const { body } = await academy.call(person, 'POST', '/me/notifications/tickets');
  const socket = new WebSocket(`${academy.base.replace('http', 'ws')}/live?token=${body.ticket}`);
  return new Promise((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify({ action: 'notifications', token })));
    socket.on('close', (code) => resolve(code));
    socket.on('error', () => {});
    socket.on('message', () => {
      resolve('open');
      socket.close();
    });
  });
}

describe('a good token', () => {
  test.each(operations)('opens %s %s', async (...operation) => {
    expect(await call(operation, bearer(forge.good))).toBeLessThan(300);
  });

  test('opens a socket, and ends in time', async () => {
    expect(await socketWith(forge.good)).toBe('open');
    const late = await academy.tokenOf('other');
    expect(await call(operations[0], bearer(late))).toBe(200);
    academy.clock.advance(300_000);
    expect(await call(operations[0], bearer(late))).toBe(401);
    forge = await createForge(academy);
  });
});

describe('a token', () => {
  test.each(hostileTokens)('with or of %s opens nothing', async (_name, make) => {
    const token = await make(forge);
    const statuses = await Promise.all(
      operations.map((operation) => call(operation, bearer(token)).catch(() => 0)),
    );
    // Node itself refuses a header beyond its limit.
    expect(statuses.filter((status) => status !== 401 && status !== 431)).toEqual([]);
    if (token.length < 16_000) expect(await socketWith(token)).toBe(4401);
    else expect(await socketWith(token)).not.toBe('open');
  });

  test.each<[string, (token: string) => [path: string, headers: Record<string, string>]]>([
    ['in the query', (token) => [`/me/profile?token=${token}`, {}]],
    ['in the query by its standard name', (token) => [`/me/profile?access_token=${token}`, {}]],
    ['in a cookie', (token) => ['/me/profile', { cookie: `access_token=${token}` }]],
    ['under no scheme', (token) => ['/me/profile', { authorization: token }]],
    ['as Basic', (token) => ['/me/profile', { authorization: `Basic ${token}` }]],
    ['in another header', (token) => ['/me/profile', { 'x-access-token': token }]],
  ])('%s is none', async (_where, place) => {
    const [path, headers] = place(forge.good);
    expect(await call(['GET', path], headers)).toBe(401);
  });

  test('beside another one is none, whichever is good', async () => {
    for (const tokens of [
      [forge.good, 'x.y.z'],
      ['x.y.z', forge.good],
      [forge.good, forge.good],
    ]) {
      const headers = tokens.flatMap((token) => ['Authorization', `Bearer ${token}`]);
      const status = await new Promise((resolve, reject) => {
        httpRequest(
          `${academy.base}/me/profile`,
          { headers: ['Host', 'a', ...headers] },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          },
        )
          .on('error', reject)
          .end();
      });
      expect(status).toBe(401);
    }
  });
});

test('what else the server hands out is no access token', async () => {
  const browser = createTestBrowser(academy.base);
  const page = await browser.open('/session/login');
  await browser.submit(page, { email: 'other@example.org', password: TEST_PASSWORD });
  const { id_token } = await academy.db
    .selectFrom('browser_session')
    .select('id_token')
    .where('id_token', 'is not', null)
    .executeTakeFirstOrThrow();
  const { body } = await academy.call('other', 'POST', '/me/notifications/tickets');
  const cookie = browser.cookies.find(({ name }) => name === 'uplink_session')?.value ?? '';
  const opaque = await academy.db
    .selectFrom('identity_payload')
    .select(['id', 'kind'])
    .where('kind', 'in', ['AccessToken', 'AuthorizationCode', 'Session'])
    .execute();
  const others = [id_token ?? '', body.ticket, cookie, ...opaque.map(({ id }) => id)];
  expect(others.every((text) => text.length > 20)).toBe(true);
  expect(others.length).toBeGreaterThan(4);
  for (const token of others) {
    for (const operation of operations) expect(await call(operation, bearer(token))).toBe(401);
    expect(await socketWith(token, 'other')).toBe(4401);
  }
});

describe('what changed since a token was made counts', () => {
  const statusOf = (token: string) => call(operations[0], bearer(token));
  const set = async (person: string, change: { blocked?: boolean; status?: number }) =>
    academy.db
      .updateTable('app_user')
      .set(change)
      .where('id', '=', await academy.userId(person))
      .execute();

  test('a block, a deactivation and a deletion, from the next call on', async () => {
    await addPeople(academy, 'changing');
    const token = await academy.tokenOf('changing');
    expect(await statusOf(token)).toBe(200);
    await set('changing', { blocked: true });
    expect(await statusOf(token)).toBe(403);
    await set('changing', { blocked: false, status: 2 });
    expect(await statusOf(token)).toBe(403);
    await set('changing', { status: 1 });
    expect(await statusOf(token)).toBe(200);
    await sql`update app_user set deleted_at = now() where unique_name = 'changing'`.execute(
      academy.db,
    );
    expect(await statusOf(token)).toBe(401);
  });

  test('a role, from the next call on', async () => {
    await addPerson(academy, 'mentor', { roles: ['mentor'] });
    const token = await academy.tokenOf('mentor');
    const inbox = () => call(['GET', '/homeworks'], bearer(token));
    expect(await inbox()).toBe(200);
    const id = await academy.userId('mentor');
    await academy.db
      .deleteFrom('user_role')
      .where('user_id', '=', id)
      .where('role', '=', 'mentor')
      .execute();
    expect(await inbox()).toBe(403);
  });

  test('an unpaid account is frozen from the next call on', async () => {
    await addPeople(academy, 'owing');
    const token = await academy.tokenOf('owing');
    await sql`update user_context set payment_status = 'frozen'
      where user_id = ${await academy.userId('owing')}`.execute(academy.db);
    const frozen = await fetch(`${academy.base}/me/modules`, { headers: bearer(token) });
    expect([frozen.status, (await frozen.json()).code]).toEqual([403, 'frozen']);
  });
});
