import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListeningApp } from '../../../testing/test-app.ts';
import { createTestBrowser } from '../../../testing/test-browser.ts';
import { createListeningWorld } from '../../../testing/world/create-world.ts';
import { addAccounts, TEST_PASSWORD } from '../../../testing/world/people.ts';

let academy: ListeningApp;
beforeAll(async () => {
  academy = await createListeningWorld();
  await addAccounts(academy, 'picky');
});
afterAll(() => academy.close());

const newPassword = 'Spanning-Tree-9';

async function forgot(email: string) {
  const browser = createTestBrowser(academy.base);
  return browser.submit(await browser.open('/identity/forgot'), { email });
}

async function linkTo(email: string): Promise<string> {
  await forgot(email);
  const mail = await academy.db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', email)
    .where('subject', '=', 'Choose a new password')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\/identity\/reset\?code=[\w-]+/.exec(mail.text)?.[0] ?? '';
}

async function choose(link: string, password = newPassword, repeat = password) {
  const browser = createTestBrowser(academy.base);
  return browser.open(link, {
    method: 'POST',
    body: new URLSearchParams({ password, repeat }),
  });
}

async function signIn(email: string, password: string, browser = createTestBrowser(academy.base)) {
  return browser.submit(await browser.open('/session/login'), { email, password });
}

describe('asking for a new password', () => {
  test('is answered with the same bytes for a known and an unknown address', async () => {
    await addAccounts(academy, 'known');
    const known = await forgot('known@example.org');
    const unknown = await forgot('nope@example.org');
    expect(known.heading).toBe('Check your email');
    expect([unknown.status, unknown.body.replace('nope', '')]).toEqual([
      known.status,
      known.body.replace('known', ''),
    ]);
    const mails = await academy.db.selectFrom('mail').select('recipient').execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['known@example.org']);
  });

  test('takes as long for a known as for an unknown address', async () => {
    await addAccounts(academy, 'timed');
    for (const email of ['timed@example.org', 'nobody.else@example.org']) {
      const asked = performance.now();
      await forgot(email);
      expect(performance.now() - asked).toBeGreaterThan(249);
    }
  });

  test('with no address says so', async () => {
    expect((await forgot('')).faultOf('email')).toBe('This field is Required');
    expect((await forgot('a b@c')).faultOf('email')).toBe('Please enter a valid email');
  });
});

describe('a mailed link', () => {
  test('sets the password once; the second time it says so', async () => {
    await addAccounts(academy, 'once');
    const link = await linkTo('once@example.org');
    const page = await createTestBrowser(academy.base).open(link);
    expect([page.status, page.heading]).toEqual([200, 'Choose a new password']);
    expect((await choose(link)).heading).toBe('Your password has been changed');
    expect((await signIn('once@example.org', TEST_PASSWORD)).alert).toContain(
      'Wrong email address or password',
    );
    expect(new URL((await signIn('once@example.org', newPassword)).url).pathname).toBe('/');
    const again = await choose(link, 'Another-Pass-1');
    expect([again.status, again.heading]).toEqual([410, 'This link has already been used']);
    const reopened = await createTestBrowser(academy.base).open(link);
    expect(reopened.heading).toBe('This link has already been used');
    expect(new URL((await signIn('once@example.org', newPassword)).url).pathname).toBe('/');
  });

  test('used twice at once sets one password', async () => {
    await addAccounts(academy, 'hasty');
    const link = await linkTo('hasty@example.org');
    const pages = await Promise.all([choose(link, 'First-Pass-1'), choose(link, 'Other-Pass-2')]);
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('takes the older links of the account with it', async () => {
    await addAccounts(academy, 'patient');
    const older = await linkTo('patient@example.org');
    const newer = await linkTo('patient@example.org');
    expect((await choose(newer)).status).toBe(200);
    expect((await choose(older, 'Another-Pass-1')).heading).toBe('This link has already been used');
  });

  test('ends after two hours', async () => {
    await addAccounts(academy, 'late');
    const link = await linkTo('late@example.org');
    academy.clock.advance(2 * 3_600_000);
    const opened = await createTestBrowser(academy.base).open(link);
    expect([opened.status, opened.heading]).toEqual([410, 'This link has expired']);
    expect((await choose(link)).heading).toBe('This link has expired');
    expect(new URL((await signIn('late@example.org', TEST_PASSWORD)).url).pathname).toBe('/');
  });

  test.each(['', 'x', 'A'.repeat(32)])('with the code "%s" does not work', async (code) => {
    const page = await choose(`/identity/reset?code=${code}`);
    expect([page.status, page.heading]).toEqual([404, "This link doesn't work"]);
  });

  test('is no confirmation link, and the other way round', async () => {
    await addAccounts(academy, 'curious');
    const link = await linkTo('curious@example.org');
    const url = link.replace('/identity/reset?code=', '/confirmations/email/');
    expect((await academy.app.inject({ method: 'PATCH', url })).statusCode).toBe(404);
    expect((await choose(link)).status).toBe(200);
  });

  test.each([
    ['short', 'short', 'password', 'Password does not respect the rules'],
    ['Qwerty-2026', 'Qwerty-2026', 'password', 'This password is too common. Choose another one.'],
    ['Spanning-Tree-9', 'Spanning-Tree-8', 'repeat', "Password doesn't match"],
    ['', '', 'password', 'This field is Required'],
  ])('with the passwords %s and %s stays open', async (password, repeat, field, message) => {
    const link = await linkTo('picky@example.org');
    const page = await choose(link, password, repeat);
    expect([page.status, page.faultOf(field)]).toEqual([422, message]);
    academy.clock.advance(3_600_000);
  });
});

describe('a new password', () => {
  test('signs all devices out at once and tells the owner', async () => {
    await addAccounts(academy, 'everywhere');
    const browser = createTestBrowser(academy.base);
    await signIn('everywhere@example.org', TEST_PASSWORD, browser);
    const renewed = await browser.open('/session/token', { method: 'POST' });
    const { accessToken } = JSON.parse(renewed.body);
    await choose(await linkTo('everywhere@example.org'));
    const me = await fetch(`${academy.base}/me`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(me.status).toBe(401);
    expect((await browser.open('/session/token', { method: 'POST' })).status).toBe(401);
    expect((await browser.open('/session/login')).heading).toBe('Sign in');
    const last = await academy.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', 'everywhere@example.org')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(last.subject).toBe('Your password was changed');
  });

  test('ends sign-ins that are not finished', async () => {
    await addAccounts(academy, 'halfway', 'factored');
    const browser = createTestBrowser(academy.base);
    const form = await browser.open('/session/login');
    const held = await fetch(form.url, {
      method: 'POST',
      body: new URLSearchParams({ email: 'halfway@example.org', password: TEST_PASSWORD }),
      headers: { cookie: browser.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    });
    expect(held.status).toBe(303);
    await choose(await linkTo('halfway@example.org'));
    await browser.open(held.headers.get('location') ?? '');
    expect(browser.cookies.some(({ name }) => name === 'uplink_session')).toBe(false);

    const userId = await academy.userId('factored');
    const expires_at = new Date(academy.clock.now().getTime() + 600_000);
    await academy.db
      .insertInto('half_sign_in')
      .values({ interaction: 'held', user_id: userId, expires_at })
      .execute();
    await choose(await linkTo('factored@example.org'));
    const half = academy.db.selectFrom('half_sign_in').select('user_id');
    expect(await half.where('user_id', '=', userId).execute()).toEqual([]);
  });

  test('ends a lock', async () => {
    await addAccounts(academy, 'locked');
    for (let count = 0; count < 6; count += 1) await signIn('locked@example.org', 'Wrong-2026');
    expect((await signIn('locked@example.org', TEST_PASSWORD)).status).toBe(429);
    const browser = createTestBrowser(academy.base);
    const form = await browser.open(await linkTo('locked@example.org'));
    await browser.submit(form, { password: newPassword, repeat: newPassword });
    const page = await signIn('locked@example.org', newPassword, browser);
    expect(new URL(page.url).pathname).toBe('/');
  });
});
