import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ListeningApp } from '../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { addProgram } from '../../testing/world/courses.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { addAccounts, TEST_PASSWORD } from '../../testing/world/people.ts';

let academy: ListeningApp;
beforeAll(async () => {
  academy = await createListeningWorld();
});
afterAll(() => academy.close());

/** Someone new, in a browser of theirs. */
async function signInAs(person: string): Promise<TestBrowser> {
  await addAccounts(academy, person);
  return signIn(person);
}

async function signIn(person: string): Promise<TestBrowser> {
  const browser = createTestBrowser(academy.base);
  const page = await browser.open('/session/login');
  await browser.submit(page, { email: `${person}@example.org`, password: TEST_PASSWORD });
  return browser;
}

const renew = (browser: TestBrowser, headers: Record<string, string> = {}) =>
  browser.open('/session/token', { method: 'POST', headers });

async function tokenOf(browser: TestBrowser): Promise<string> {
  return JSON.parse((await renew(browser)).body).accessToken;
}

const me = async (token: string) =>
  (await fetch(`${academy.base}/me`, { headers: { authorization: `Bearer ${token}` } })).status;

async function openSocket(token: string) {
  const { ticket } = await (
    await fetch(`${academy.base}/me/notifications/tickets`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
  ).json();
  const socket = new WebSocket(`${academy.base.replace('http', 'ws')}/live?token=${ticket}`);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('open', () => socket.send(JSON.stringify({ action: 'notifications', token })));
  await new Promise((resolve) => socket.on('message', resolve));
  return { closed };
}

test('six tabs that renew at once, again and again, all stay signed in', async () => {
  const browser = await signInAs('busy');
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => renew(browser)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
    const tokens = answers.map(({ body }) => JSON.parse(body).accessToken);
    expect(await Promise.all(tokens.map(me))).toEqual(Array(6).fill(200));
    academy.clock.advance(60_000);
  }
});

test('signing out ends token, cookie and socket of this browser, and no other', async () => {
  const browser = await signInAs('leaving');
  const other = await signIn('leaving');
  const token = await tokenOf(browser);
  const elsewhere = await tokenOf(other);
  const { closed } = await openSocket(token);
  const before = performance.now();
  const copy = browser.cookies.find(({ name }) => name === 'uplink_session')?.value ?? '';
  const answer = await browser.open('/session/logout', { method: 'POST' });
  expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { redirectUrl: '/login' }]);
  expect(browser.cookies.some(({ name }) => name === 'uplink_session')).toBe(false);
  expect(await me(token)).toBe(401);
  const stolen = await fetch(`${academy.base}/session/token`, {
    method: 'POST',
    headers: { cookie: `uplink_session=${copy}` },
  });
  expect(stolen.status).toBe(401);
  expect(await closed).toBe(4401);
  expect(performance.now() - before).toBeLessThan(5000);
  expect(await me(elsewhere)).toBe(200);
  expect((await browser.open('/session/login')).heading).toBe('Sign in');
});

test('a block ends the socket within five seconds and the session with its next renewal', async () => {
  const browser = await signInAs('blocked');
  const { closed } = await openSocket(await tokenOf(browser));
  const block = (blocked: boolean) =>
    academy.db
      .updateTable('app_user')
      .set({ blocked })
      .where('unique_name', '=', 'blocked')
      .execute();
  await block(true);
  const before = performance.now();
  expect(await closed).toBe(4401);
  expect(performance.now() - before).toBeLessThan(5000);
  const refused = await renew(browser);
  expect([refused.status, JSON.parse(refused.body).code]).toEqual([403, 'unauthorized']);
  await block(false);
  expect((await renew(browser)).status).toBe(401);
});

test("another site's page can neither renew nor sign out", async () => {
  const browser = await signInAs('lured');
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await renew(browser, foreign)).status).toBe(403);
  const out = await browser.open('/session/logout', { method: 'POST', headers: foreign });
  expect(out.status).toBe(403);
  expect((await renew(browser)).status).toBe(200);
});

test('a session is carried on by its use for two weeks at a time', async () => {
  const browser = await signInAs('faithful');
  for (let count = 0; count < 3; count += 1) {
    academy.clock.advance(13 * 86_400_000);
    expect((await renew(browser)).status).toBe(200);
  }
  academy.clock.advance(14 * 86_400_000);
  expect((await renew(browser)).status).toBe(401);
});

test('a page of an allowed origin may read a token and a refusal, a foreign one neither', async () => {
  const { origin } = new URL(academy.config.publicUrl);
  const allowed = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
  };
  const read = ({ headers }: { headers: Headers }) =>
    Object.fromEntries(
      [...headers].filter(([name]) => /^access-control-allow-(origin|credentials)$/.test(name)),
    );
  const browser = await signInAs('elsewhere');
  const visitor = createTestBrowser(academy.base);
  const answers = await Promise.all([
    renew(browser, { origin, 'sec-fetch-site': 'same-site' }),
    renew(visitor, { origin, 'sec-fetch-site': 'same-site' }),
    renew(browser, { origin: 'https://evil.example', 'sec-fetch-site': 'same-site' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 403]);
  expect(answers.map(read)).toEqual([allowed, allowed, {}]);
});

test('no cookie and a made-up one are answered alike', async () => {
  const answers = await Promise.all(
    ['', 'x', 'A'.repeat(43)].map((value) =>
      fetch(`${academy.base}/session/token`, {
        method: 'POST',
        headers: { cookie: `uplink_session=${value}` },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});

describe('the special program', () => {
  beforeAll(async () => {
    await addProgram(academy, [], {
      uniqueName: 'network-engineer',
      name: 'Network Engineer Program',
    });
  });

  const configuration = async () => (await fetch(`${academy.base}/configuration`)).json();
  const signUp = async (program: string, email: string) => {
    const browser = createTestBrowser(academy.base);
    const form = await browser.open(`/session/login?mode=signUp&program=${program}`);
    const person = { firstName: 'Noor', lastName: 'Bakker', password: 'Hop-by-hop-7', email };
    await browser.submit(form, person);
    return academy.db
      .selectFrom('app_user')
      .select(['signup_method', 'special_status'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  };

  test('is told to visitors as long as it is published', async () => {
    expect((await configuration()).specialProgram).toMatchObject({
      name: 'Network Engineer Program',
      uniqueName: 'network-engineer',
    });
    const publish = (is_public: boolean) =>
      academy.db
        .updateTable('module')
        .set({ is_public })
        .where('unique_name', '=', 'network-engineer')
        .execute();
    await publish(false);
    expect((await configuration()).specialProgram).toBeNull();
    await publish(true);
  });

  test('marks who signs up by it; another name marks no one', async () => {
    expect(await signUp('network-engineer', 'special@example.org')).toEqual({
      signup_method: 'zte',
      special_status: 'network-engineer',
    });
    expect(await signUp('another', 'plain@example.org')).toEqual({
      signup_method: 'email',
      special_status: null,
    });
  });
});
