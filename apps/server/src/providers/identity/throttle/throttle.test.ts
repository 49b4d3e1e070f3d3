import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListeningApp } from '../../../testing/test-app.ts';
import { createTestBrowser } from '../../../testing/test-browser.ts';
import { createListeningWorld } from '../../../testing/world/create-world.ts';
import { addAccounts, TEST_PASSWORD } from '../../../testing/world/people.ts';

let academy: ListeningApp;
beforeAll(async () => {
  academy = await createListeningWorld({ TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => academy.close());

const home = '192.0.2.10';
let created = 0;

async function createAccount(): Promise<string> {
  created += 1;
  await addAccounts(academy, `owner${created}`);
  return `owner${created}@example.org`;
}

interface From {
  email: string;
  ip: string;
  browser?: ReturnType<typeof createTestBrowser>;
}

async function signIn(
  { email, ip, browser = createTestBrowser(academy.base) }: From,
  typed = TEST_PASSWORD,
) {
  const page = await browser.open('/session/login?mode=fresh', {
    headers: { 'x-forwarded-for': ip },
  });
  return browser.submit(page, { email, password: typed }, { 'x-forwarded-for': ip });
}

async function tryWrongly(from: From, times: number) {
  for (let count = 0; count < times; count += 1) await signIn(from, 'Wrong-2026');
}

const isIn = (page: { url: string }) => new URL(page.url).pathname === '/';

describe('wrong passwords of a stranger', () => {
  test('lock the stranger, not the owner in another network', async () => {
    const email = await createAccount();
    await tryWrongly({ email, ip: '203.0.113.5' }, 6);
    expect((await signIn({ email, ip: '203.0.113.5' })).status).toBe(429);
    expect(isIn(await signIn({ email, ip: home }))).toBe(true);
  });

  test('from many networks lock neither a known browser nor the one that resets the password', async () => {
    const email = await createAccount();
    const browser = createTestBrowser(academy.base);
    expect(isIn(await signIn({ email, ip: home, browser }))).toBe(true);
    for (let net = 0; net < 21; net += 1) await tryWrongly({ email, ip: `203.0.114.${net}` }, 5);
    expect((await signIn({ email, ip: '198.51.100.7' })).status).toBe(429);
    expect(isIn(await signIn({ email, ip: home, browser }))).toBe(true);

    const other = createTestBrowser(academy.base);
    await other.submit(await other.open('/identity/forgot'), { email });
    const mail = await academy.db
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    const page = await other.open(/\/identity\/reset\?code=[\w-]+/.exec(mail.text)?.[0] ?? '');
    await other.submit(page, { password: 'Spanning-Tree-9', repeat: 'Spanning-Tree-9' });
    expect(isIn(await signIn({ email, ip: home, browser: other }, 'Spanning-Tree-9'))).toBe(true);
  });
});

test('one password tried on many accounts meets a limit of its network', async () => {
  const ip = '203.0.116.1';
  for (let count = 0; count < 100; count += 1) {
    await tryWrongly({ email: `spray${count}@example.org`, ip }, 1);
  }
  const page = await signIn({ email: 'spray-last@example.org', ip }, 'Wrong-2026');
  expect([page.status, page.alert]).toEqual([
    429,
    'Too many sign-in attempts from your network. Try again in a minute.',
  ]);
  // A network that has one right password does not buy itself more guesses.
  const email = await createAccount();
  academy.clock.advance(60_000);
  expect(isIn(await signIn({ email, ip }))).toBe(true);
  await tryWrongly({ email: 'spray-more@example.org', ip }, 1);
  expect((await signIn({ email: 'spray-after@example.org', ip }, 'Wrong-2026')).status).toBe(429);
});

test('a device has its own count, which a lock of others does not lift', async () => {
  const email = await createAccount();
  const browser = createTestBrowser(academy.base);
  await signIn({ email, ip: home, browser });
  await tryWrongly({ email, ip: home, browser }, 5);
  expect((await signIn({ email, ip: home, browser })).status).toBe(429);
  expect(isIn(await signIn({ email, ip: home }))).toBe(true);
});

test("a stranger's requests for mail do not use up the owner's", async () => {
  const email = await createAccount();
  const ask = (ip: string) =>
    createTestBrowser(academy.base).open('/identity/forgot', {
      method: 'POST',
      body: new URLSearchParams({ email }),
      headers: { 'x-forwarded-for': ip },
    });
  for (let count = 0; count < 7; count += 1) await ask('203.0.117.1');
  const mails = () =>
    academy.db.selectFrom('mail').select('id').where('recipient', '=', email).execute();
  expect(await mails()).toHaveLength(5);
  await ask(home);
  expect(await mails()).toHaveLength(6);
});
