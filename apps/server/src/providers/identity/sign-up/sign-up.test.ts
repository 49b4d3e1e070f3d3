import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListeningApp } from '../../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { createListeningWorld } from '../../../testing/world/create-world.ts';

let academy: ListeningApp;
beforeAll(async () => {
  academy = await createListeningWorld();
});
afterAll(() => academy.close());

const person = { firstName: 'Noor', lastName: 'Bakker', password: 'Hop-by-hop-7' };
const openForm = (browser: TestBrowser) => browser.open('/session/login?mode=signUp');

async function signUp(
  email: string,
  change: Partial<typeof person> = {},
  browser = createTestBrowser(academy.base),
) {
  return browser.submit(await openForm(browser), { ...person, email, ...change });
}

async function mailsTo(email: string) {
  return academy.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
}

async function codeTo(email: string): Promise<string> {
  const mails = await mailsTo(email);
  return /code=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

/** Opens a link, in the browser that signed up or in another one. */
async function confirm(code: string, browser = createTestBrowser(academy.base)) {
  const { status, body } = await browser.open(`/confirmations/email/${code}`, { method: 'PATCH' });
  return { status, code: body === '' ? undefined : JSON.parse(body).code };
}

async function signIn(
  email: string,
  password = person.password,
  browser = createTestBrowser(academy.base),
) {
  return browser.submit(await browser.open('/session/login'), { email, password });
}

describe('signing up', () => {
  test('mails a link, and its account opens once the link was', async () => {
    const email = 'noor@example.org';
    const browser = createTestBrowser(academy.base);
    expect((await signUp(email, {}, browser)).heading).toBe('Check your email');
    expect((await signIn(email, person.password, browser)).heading).toBe(
      'Confirm your email address first',
    );
    expect((await confirm(await codeTo(email), browser)).status).toBe(204);
    expect(new URL((await signIn(email)).url).pathname).toBe('/');
  });

  test('ends on a page that can be reloaded without another mail', async () => {
    const email = 'reload@example.org';
    const browser = createTestBrowser(academy.base);
    const { url, body } = await signUp(email, {}, browser);
    expect(new URL(url).pathname).toBe('/identity/sent/sign-up');
    expect((await browser.open(url)).body).toBe(body);
    expect(body).toContain(email);
    expect(await mailsTo(email)).toHaveLength(1);
    const headers = { cookie: `uplink_mailed=${encodeURIComponent('0900 123, and call us')}` };
    const text = await (await fetch(url, { headers })).text();
    expect(text).toContain('We sent a link to the address you entered.');
  });

  test('with a known address is answered with the same bytes, and its owner told by mail', async () => {
    const email = 'twice@example.org';
    const browser = createTestBrowser(academy.base);
    const first = await signUp(email, {}, browser);
    await confirm(await codeTo(email), browser);
    const again = await signUp(email.toUpperCase(), { firstName: 'Other' });
    const bare = (body: string) => body.replace(/twice@example.org/i, '');
    expect([again.status, bare(again.body)]).toEqual([first.status, bare(first.body)]);
    const subjects = [...(await mailsTo(email)), ...(await mailsTo(email.toUpperCase()))];
    expect(subjects.map(({ subject }) => subject)).toEqual([
      'Confirm your email address',
      'You already have an account at Uplink Academy',
    ]);
    const { first_name } = await academy.db
      .selectFrom('app_user')
      .select('first_name')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(first_name).toBe('Noor');
  });

  test('with an address that staff gave an account in use changes nothing about it', async () => {
    const email = 'moved@example.org';
    const browser = createTestBrowser(academy.base);
    await signUp(email, {}, browser);
    await confirm(await codeTo(email), browser);
    await signIn(email);
    await academy.db
      .updateTable('app_user')
      .set({ email_confirmed_at: null })
      .where('email', '=', email)
      .execute();
    await signUp(email, { password: 'Some-Other-8' });
    expect((await mailsTo(email)).at(-1)?.subject).toBe(
      'You already have an account at Uplink Academy',
    );
    expect((await signIn(email)).heading).toBe('Confirm your email address first');
  });

  test('again and again fills no mailbox', async () => {
    for (let count = 0; count < 8; count += 1) await signUp('flood@example.org');
    expect((await mailsTo('flood@example.org')).length).toBe(5);
    academy.clock.advance(3_600_000);
    await signUp('flood@example.org');
    expect((await mailsTo('flood@example.org')).length).toBe(6);
  });

  test.each([
    ['firstName', '', 'This field is Required'],
    ['lastName', 'x'.repeat(81), 'Must be less than 80 characters'],
    ['email', 'noor@', 'Please enter a valid email'],
    ['password', '', 'This field is Required'],
    ['password', 'Ab1!efg', 'Password does not respect the rules'],
    ['password', 'abcdefgh1', 'Password does not respect the rules'],
    ['password', `Aa1${'x'.repeat(126)}`, 'Password does not respect the rules'],
    ['password', 'Password123', 'This password is too common. Choose another one.'],
    ['password', 'P@ssw0rd2026', 'This password is too common. Choose another one.'],
    ['password', 'Welcome-99', 'This password is too common. Choose another one.'],
  ])('with the %s "%s" says: %s', async (field, value, message) => {
    const email = field === 'email' ? value : 'faults@example.org';
    const page = await signUp(email, field === 'email' ? {} : { [field]: value });
    expect([page.status, page.faultOf(field)]).toEqual([422, message]);
    if (value.length > 3 && field === 'password') expect(page.body).not.toContain(value);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('takes a password of 128 characters whole, in any script', async () => {
    const password = `Hü-7 Пароль é ${'lang genug '.repeat(20)}`.slice(0, 128);
    const browser = createTestBrowser(academy.base);
    await signUp('long@example.org', { password }, browser);
    await confirm(await codeTo('long@example.org'), browser);
    const cut = await signIn('long@example.org', password.slice(0, 127));
    expect(cut.alert).toContain('Wrong email address or password');
    const decomposed = await signIn('long@example.org', password.normalize('NFD'));
    expect(new URL(decomposed.url).pathname).toBe('/');
  });
});

describe('a confirmation link', () => {
  test('opened twice, or by a scanner first, still says that it worked', async () => {
    const browser = createTestBrowser(academy.base);
    await signUp('scan@example.org', {}, browser);
    const code = await codeTo('scan@example.org');
    // A scanner has no part in the sign-up: it changes nothing and uses nothing up.
    expect((await confirm(code)).status).toBe(409);
    const answers = await Promise.all([confirm(code, browser), confirm(code, browser)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect((await confirm(code)).status).toBe(204);
  });

  test('is kept as a hash alone', async () => {
    await signUp('hash@example.org');
    const code = await codeTo('hash@example.org');
    expect(code.length).toBeGreaterThanOrEqual(32);
    const rows = await academy.db.selectFrom('email_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('ends after two days, and sign-in sends a new one', async () => {
    const browser = createTestBrowser(academy.base);
    await signUp('late@example.org', {}, browser);
    const code = await codeTo('late@example.org');
    academy.clock.advance(48 * 3_600_000);
    expect(await confirm(code, browser)).toEqual({ status: 410, code: 'gone' });
    await signIn('late@example.org', person.password, browser);
    const fresh = await codeTo('late@example.org');
    expect(fresh).not.toBe(code);
    expect((await confirm(fresh, browser)).status).toBe(204);
  });

  test.each(['x', 'A'.repeat(32), '%00', "' or 1=1 --"])('%s is none', async (code) => {
    expect((await confirm(encodeURIComponent(code))).status).toBe(404);
  });

  test('to an address that the account no longer has confirms nothing', async () => {
    await signUp('old@example.org');
    const code = await codeTo('old@example.org');
    await academy.db
      .updateTable('app_user')
      .set({ email: 'new@example.org' })
      .where('email', '=', 'old@example.org')
      .execute();
    expect((await confirm(code)).status).toBe(404);
    expect((await signIn('new@example.org')).heading).toBe('Confirm your email address first');
  });
});

describe('an address that a stranger signed up with', () => {
  const theirs = 'Strangers-Choice-1';
  const mine = 'Owners-Choice-2';
  const isIn = async (email: string, password: string) =>
    new URL((await signIn(email, password)).url).pathname === '/';

  async function choosePassword(code: string, password: string) {
    const browser = createTestBrowser(academy.base);
    const page = await browser.open(`/identity/confirm?code=${code}`);
    expect(page.heading).toBe('Choose your password');
    return browser.submit(page, { password, repeat: password });
  }

  test('is not theirs when its owner opens the link', async () => {
    const email = 'victim@example.org';
    await signUp(email, { password: theirs });
    const code = await codeTo(email);
    expect(await confirm(code)).toEqual({ status: 409, code: 'passwordNeeded' });
    expect(await isIn(email, theirs)).toBe(false);
    expect((await choosePassword(code, mine)).heading).toBe('Your account is ready');
    expect(await isIn(email, theirs)).toBe(false);
    expect(await isIn(email, mine)).toBe(true);
    expect((await confirm(code)).status).toBe(204);
  });

  test('has the names of its owner who signs up again', async () => {
    const email = 'renamed@example.org';
    const browser = createTestBrowser(academy.base);
    await signUp(email, { firstName: 'Win', lastName: 'a prize' });
    await signUp(email, {}, browser);
    await confirm(await codeTo(email), browser);
    await signUp(email, { firstName: 'Win' });
    const names = await academy.db
      .selectFrom('app_user')
      .select(['first_name', 'last_name'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(names).toEqual({ first_name: 'Noor', last_name: 'Bakker' });
  });

  test("is its owner's who signs up again, whichever link they open", async () => {
    const email = 'again@example.org';
    await signUp(email, { password: theirs });
    const first = await codeTo(email);
    const browser = createTestBrowser(academy.base);
    await signUp(email, { password: mine }, browser);
    const second = await codeTo(email);
    await signUp(email, { password: theirs });
    expect((await confirm(first, browser)).status).toBe(409);
    expect((await confirm(second, browser)).status).toBe(204);
    expect(await isIn(email, theirs)).toBe(false);
    expect(await isIn(email, mine)).toBe(true);
  });

  test('is not theirs by a link that their sign-in had mailed', async () => {
    const email = 'remailed@example.org';
    await signUp(email, { password: theirs });
    await signIn(email, theirs);
    expect((await confirm(await codeTo(email))).status).toBe(409);
    expect(await isIn(email, theirs)).toBe(false);
  });
});
