import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListeningApp } from '../../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { createListeningWorld, createWorld } from '../../../testing/world/create-world.ts';
import { addAccounts, addPerson, TEST_PASSWORD } from '../../../testing/world/people.ts';

let academy: ListeningApp;
beforeAll(async () => {
  academy = await createListeningWorld();
  await addAccounts(academy, 'learner');
});
afterAll(() => academy.close());

const wrong = 'Wrong email address or password. Check both and try again.';
const start = (browser: TestBrowser, query = '') => browser.open(`/session/login?${query}`);

async function signIn(email: string, password: string, browser = createTestBrowser(academy.base)) {
  const page = await browser.submit(await start(browser, 'returnPath=/homeworks'), {
    email,
    password,
  });
  return { page, browser };
}

describe('signing in', () => {
  test('leads back to where it was started, with a cookie that no script reads', async () => {
    const { page, browser } = await signIn('learner@example.org', TEST_PASSWORD);
    expect(new URL(page.url).pathname).toBe('/homeworks');
    const cookie = browser.cookies.find(({ name }) => name === 'uplink_session');
    expect(cookie?.path).toBe('/session');
    expect(cookie?.text).toMatch(/HttpOnly/);
    expect(cookie?.text).toMatch(/SameSite=Lax/);
    const token = await browser.open('/session/token', { method: 'POST' });
    const { accessToken } = JSON.parse(token.body);
    const me = await fetch(`${academy.base}/me`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(await me.json()).toMatchObject({ email: 'learner@example.org' });
  });

  test('on an https address sets cookies for https alone', async () => {
    const secure = await createWorld({
      PUBLIC_URL: 'https://academy.example',
      OIDC_ISSUER: 'http://127.0.0.1:1',
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: 'b',
    });
    const cookie = await secure.sessionOf('admin');
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/session/logout',
      cookies: { uplink_session: cookie },
    });
    const cookies = [answer.headers['set-cookie']].flat();
    expect(cookies).toHaveLength(2);
    for (const set of cookies) expect(set).toMatch(/Secure/);
    expect(answer.headers['strict-transport-security']).toContain('max-age=');
    await secure.close();
  });

  test('takes the address in capitals and between blanks', async () => {
    const { page } = await signIn('  LEARNER@example.org ', TEST_PASSWORD);
    expect(new URL(page.url).pathname).toBe('/homeworks');
  });

  test('without one or the other says which field is missing, and keeps the address', async () => {
    const { page } = await signIn('learner@example.org', '');
    expect(page.status).toBe(422);
    expect(page.faultOf('password')).toBe('This field is Required');
    expect(page.body).toContain('value="learner@example.org"');
    const other = (await signIn('learner', 'x')).page;
    expect(other.faultOf('email')).toBe('Please enter a valid email');
  });

  test('of a blocked account shows the blocked page, and only with its right password', async () => {
    await addPerson(academy, 'blocked', { isBlocked: true, canSignIn: true });
    const email = 'blocked@example.org';
    expect((await signIn(email, 'Wrong-2026')).page.alert).toBe(wrong);
    const { page } = await signIn(email, TEST_PASSWORD);
    expect(page.url).toContain('/login?error=unauthorized');
  });

  test('asks again when a fresh sign-in is wanted, and other tabs go on', async () => {
    await addAccounts(academy, 'fresh');
    const { browser } = await signIn('fresh@example.org', TEST_PASSWORD);
    const before = await browser.open('/session/token', { method: 'POST' });
    const silent = await start(browser, 'returnPath=/courses');
    expect(new URL(silent.url).pathname).toBe('/courses');
    const page = await start(browser, 'mode=fresh&returnPath=/courses');
    expect(page.heading).toBe('Sign in');
    const done = await browser.submit(page, {
      email: 'fresh@example.org',
      password: TEST_PASSWORD,
    });
    expect(new URL(done.url).pathname).toBe('/courses');
    const { accessToken } = JSON.parse(before.body);
    const me = await fetch(`${academy.base}/me`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(me.status).toBe(200);
  });
});

describe('wrong passwords', () => {
  test('are answered with the same bytes for a known and an unknown address', async () => {
    await addAccounts(academy, 'known');
    const known = (await signIn('known@example.org', 'Wrong-2026')).page;
    const unknown = (await signIn('nope1@example.org', 'Wrong-2026')).page;
    expect([known.status, known.alert]).toEqual([422, wrong]);
    const bare = (body: string, email: string) =>
      body.replaceAll(email, '').replace(/\/identity\/[\w-]{10,}/g, '');
    expect(bare(known.body, 'known@example.org')).toBe(bare(unknown.body, 'nope1@example.org'));
    expect(known.status).toBe(unknown.status);
  });

  test.each(['locked@example.org', 'nobody@example.org'])(
    'lock %s after five, for longer each time, whoever it is',
    async (email) => {
      if (email.startsWith('locked')) await addAccounts(academy, 'locked');
      for (let count = 0; count < 5; count += 1) {
        expect((await signIn(email, 'Wrong-2026')).page.alert).toBe(wrong);
      }
      const { page } = await signIn(email, TEST_PASSWORD);
      expect([page.status, page.headers.get('retry-after')]).toEqual([429, '60']);
      expect(page.alert).toBe(
        'Too many wrong passwords. Try again in a minute, or reset your password.',
      );
      expect(page.body).toContain('href="/identity/forgot"');
      academy.clock.advance(60_000);
      expect((await signIn(email, 'Wrong-2026')).page.alert).toBe(wrong);
      expect((await signIn(email, 'Wrong-2026')).page.alert).toContain('Try again in 2 minutes');
    },
  );

  test('many at once are no way around the lock', async () => {
    await addAccounts(academy, 'stormed');
    const pages = await Promise.all(
      Array.from({ length: 20 }, () => signIn('stormed@example.org', 'Wrong-2026')),
    );
    const statuses = pages.map(({ page }) => page.status).sort();
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('are forgotten after a right one', async () => {
    await addAccounts(academy, 'forgetful');
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 4; count += 1)
        await signIn('forgetful@example.org', 'Wrong-2026');
      const { page } = await signIn('forgetful@example.org', TEST_PASSWORD);
      expect(new URL(page.url).pathname).toBe('/homeworks');
    }
  });
});

describe('a sign-in page', () => {
  test('that was left open too long, or belongs to another browser, says how to start again', async () => {
    const page = await start(createTestBrowser(academy.base));
    const stranger = createTestBrowser(academy.base);
    const answer = await stranger.submit(page, {
      email: 'learner@example.org',
      password: TEST_PASSWORD,
    });
    expect([answer.status, answer.heading]).toEqual([400, 'This sign-in has ended']);
    expect(answer.body).toContain('href="/login"');
  });

  test("posted by another site's page is refused", async () => {
    const browser = createTestBrowser(academy.base);
    const fields = { email: 'learner@example.org', password: TEST_PASSWORD };
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'https://evil.academy.example' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      const answer = await browser.submit(await start(browser), fields, headers);
      expect([answer.status, answer.heading]).toEqual([403, 'This form comes from another site']);
    }
    expect(browser.cookies.some(({ name }) => name === 'uplink_session')).toBe(false);
  });

  test("shows the academy's message as text, and no words that a link elsewhere brings", async () => {
    const query = 'message=%3Cb%3EYour+session+ended';
    const open = (site?: string) =>
      createTestBrowser(academy.base).open(`/session/login?${query}`, {
        headers: site ? { 'sec-fetch-site': site } : {},
      });
    const own = await open('same-origin');
    expect(own.alert).toBe('<b>Your session ended');
    expect(own.body).not.toContain('<b>');
    // From another site, from an app or a mail, and from a browser that does not say.
    for (const site of ['cross-site', 'none', undefined]) {
      expect((await open(site)).alert).toBeUndefined();
    }
  });

  test('shows no words that a link to the provider itself brings', async () => {
    const browser = createTestBrowser(academy.base);
    const page = await start(browser);
    expect(page.heading).toBe('Sign in');
    const { headers } = await fetch(`${academy.base}/session/login`, { redirect: 'manual' });
    const address = new URL(headers.get('location') ?? '');
    address.searchParams.set('message', 'Call 555-0100 to unlock your account');
    const linked = await createTestBrowser(academy.base).open(address.href);
    expect(linked.heading).toBe('Sign in');
    expect(linked.body).not.toContain('555-0100');
  });

  test('of several tabs each lead back to their own place', async () => {
    const browser = createTestBrowser(academy.base);
    const first = await start(browser, 'returnPath=/courses');
    const second = await start(browser, 'returnPath=/quizzes');
    const fields = { email: 'learner@example.org', password: TEST_PASSWORD };
    expect(new URL((await browser.submit(second, fields)).url).pathname).toBe('/quizzes');
    expect(new URL((await browser.submit(first, fields)).url).pathname).toBe('/courses');
  });
});
