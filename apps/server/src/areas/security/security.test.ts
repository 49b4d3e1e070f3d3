import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListeningApp } from '../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { addAccounts, TEST_PASSWORD } from '../../testing/world/people.ts';

let academy: ListeningApp;
beforeAll(async () => {
  academy = await createListeningWorld();
});
afterAll(() => academy.close());

const wrongCode = 'This code is wrong or was already used. Wait for the next one and try again.';

/** What the app of a key shows, so many periods from now. */
function codeOf(key: string, ahead = 0): string {
  const timestamp = academy.clock.now().getTime() + ahead * 30_000;
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
}

async function setUp(person: string) {
  await addAccounts(academy, person);
  const { body } = await academy.call(person, 'POST', '/me/second-factor/authenticator');
  const code = codeOf(body.key);
  const confirmed = await academy.call(person, 'PUT', '/me/second-factor/authenticator', { code });
  expect(confirmed.status).toBe(200);
  academy.clock.advance(30_000);
  return { key: body.key as string, codes: confirmed.body.recoveryCodes as string[] };
}

async function enterPassword(person: string, browser = createTestBrowser(academy.base)) {
  const email = `${person}@example.org`;
  const start = await browser.open('/session/login?returnPath=/homeworks');
  const page = await browser.submit(start, { email, password: TEST_PASSWORD });
  return { page, browser };
}

const isIn = (browser: TestBrowser) =>
  browser.cookies.some(({ name }) => name === 'uplink_session');

describe('an authenticator app', () => {
  test('counts once a code of it was confirmed, and is asked for at the next sign-in', async () => {
    await addAccounts(academy, 'late');
    const { body } = await academy.call('late', 'POST', '/me/second-factor/authenticator');
    expect(body.uri).toContain('otpauth://totp/Uplink%20Academy:late%40example.org');
    expect(isIn((await enterPassword('late')).browser)).toBe(true);
    const wrong = { code: '000000' };
    const refused = await academy.call('late', 'PUT', '/me/second-factor/authenticator', wrong);
    expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([422, ['code']]);

    const { key } = await setUp('owner');
    const { page, browser } = await enterPassword('owner');
    expect([page.heading, isIn(browser)]).toEqual(["Confirm it's you", false]);
    const missed = await browser.submit(page, { code: '000000' });
    expect([missed.status, missed.faultOf('code'), isIn(browser)]).toEqual([422, wrongCode, false]);
    const done = await browser.submit(missed, { code: codeOf(key) });
    expect([new URL(done.url).pathname, isIn(browser)]).toEqual(['/homeworks', true]);
  });

  test('gives no code that works twice', async () => {
    const { key } = await setUp('twice');
    const code = codeOf(key);
    const [first, second] = [await enterPassword('twice'), await enterPassword('twice')];
    await first.browser.submit(first.page, { code });
    const again = await second.browser.submit(second.page, { code });
    expect([isIn(first.browser), isIn(second.browser)]).toEqual([true, false]);
    expect(again.faultOf('code')).toBe(wrongCode);
  });

  test('locks after five wrong codes, also for the right one', async () => {
    const { key } = await setUp('guessed');
    const { page, browser } = await enterPassword('guessed');
    for (let count = 0; count < 5; count += 1) await browser.submit(page, { code: '000000' });
    const locked = await browser.submit(page, { code: codeOf(key) });
    expect([locked.status, locked.alert]).toEqual([
      429,
      'Too many wrong codes. Try again in a minute.',
    ]);
    academy.clock.advance(60_000);
    await browser.submit(page, { code: codeOf(key) });
    expect(isIn(browser)).toBe(true);
  });

  test('is set up and removed after a fresh sign-in only, and the owner is told', async () => {
    await setUp('told');
    const stale = await academy.app.inject({
      method: 'DELETE',
      url: '/me/second-factor/authenticator',
      headers: { authorization: `Bearer ${await academy.tokenOf('told', 6 * 60_000)}` },
    });
    expect([stale.statusCode, stale.json().code]).toEqual([403, 'staleSignIn']);
    const removed = await academy.call('told', 'DELETE', '/me/second-factor/authenticator');
    expect(removed.status).toBe(204);
    const { body } = await academy.call('told', 'GET', '/me/second-factor');
    expect(body).toMatchObject({ authenticatorSince: null, recoveryCodesLeft: 0 });
    const mails = await academy.db
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', 'told@example.org')
      .orderBy('id')
      .execute();
    expect(mails.map(({ text }) => text.split('\n')[0])).toEqual([
      'An authenticator app was added to your account.',
      'The authenticator app was removed from your account.',
    ]);
  });

  test('that no one confirmed is no second factor', async () => {
    await addAccounts(academy, 'watched');
    await academy.db
      .insertInto('passkey')
      .values({
        user_id: await academy.userId('watched'),
        credential_id: 'of-the-owner',
        public_key: '',
        counter: 0,
        transports: '[]',
        name: 'Laptop',
        created_at: academy.clock.now(),
      })
      .execute();
    const { body } = await academy.call('watched', 'POST', '/me/second-factor/authenticator');
    const { page, browser } = await enterPassword('watched');
    const refused = await browser.submit(page, { code: codeOf(body.key) });
    expect([refused.status, isIn(browser)]).toEqual([422, false]);
    const way = '/me/second-factor/confirmation';
    const code = codeOf(body.key, 1);
    expect((await academy.call('watched', 'POST', way, { code })).status).toBe(422);
  });

  test('keeps its key unreadable in the database', async () => {
    const { key } = await setUp('sealed');
    const rows = await academy.db.selectFrom('authenticator').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
  });
});

describe('recovery codes', () => {
  test('each open the account once, however they are typed', async () => {
    const { codes } = await setUp('careful');
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    const first = await enterPassword('careful');
    await first.browser.submit(first.page, { code: ` ${code.toUpperCase().replace('-', ' ')}` });
    const second = await enterPassword('careful');
    await second.browser.submit(second.page, { code });
    expect([isIn(first.browser), isIn(second.browser)]).toEqual([true, false]);
    const { body } = await academy.call('careful', 'GET', '/me/second-factor');
    expect(body.recoveryCodesLeft).toBe(9);
  });

  test('stop working once there are new ones', async () => {
    const { codes } = await setUp('renewing');
    const { body } = await academy.call('renewing', 'POST', '/me/second-factor/recovery-codes');
    const told = await academy.db
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', 'renewing@example.org')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(told.text).toContain('New recovery codes were created for your account.');
    const { page, browser } = await enterPassword('renewing');
    const [old = ''] = codes;
    const refused = await browser.submit(page, { code: old });
    expect([refused.status, isIn(browser)]).toEqual([422, false]);
    await browser.submit(refused, { code: body.recoveryCodes[3] });
    expect(isIn(browser)).toBe(true);
  });
});

describe('a reset of the password', () => {
  const renewed = 'Spanning-Tree-9';
  async function openReset(person: string) {
    const browser = createTestBrowser(academy.base);
    const email = `${person}@example.org`;
    await browser.submit(await browser.open('/identity/forgot'), { email });
    const { text } = await academy.db
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return {
      browser,
      page: await browser.open(/\/identity\/reset\?code=[\w-]+/.exec(text)?.[0] ?? ''),
    };
  }
  async function signInAfter(person: string, removesRecent: boolean) {
    const { browser, page } = await openReset(person);
    const fields = {
      password: renewed,
      repeat: renewed,
      ...(removesRecent && { removesRecent: 'yes' }),
    };
    await browser.submit(page, fields);
    const email = `${person}@example.org`;
    await browser.submit(await browser.open('/session/login'), { email, password: renewed });
    return isIn(browser);
  }

  test('removes an app that a stranger added, if its owner says so', async () => {
    await setUp('locked-out');
    expect((await openReset('locked-out')).page.body).toContain('Remove the authenticator app of');
    expect(await signInAfter('locked-out', true)).toBe(true);
    const mail = await academy.db
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', 'locked-out@example.org')
      .where('subject', '=', 'Your password was changed')
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('These were removed too: the authenticator app of');
    await setUp('sure');
    expect(await signInAfter('sure', false)).toBe(false);
  });

  test('removes no app that is older than a week', async () => {
    await setUp('settled');
    academy.clock.advance(8 * 86_400_000);
    expect((await openReset('settled')).page.body).not.toContain('authenticator');
    expect(await signInAfter('settled', true)).toBe(false);
  });
});

test('the second step belongs to the browser whose password was right', async () => {
  const { key } = await setUp('apart');
  const { page } = await enterPassword('apart');
  const stranger = createTestBrowser(academy.base);
  const refused = await stranger.submit(page, { code: codeOf(key) });
  expect([refused.status, refused.heading]).toEqual([400, 'This sign-in has ended']);
});

describe('sign-ins', () => {
  test('are listed with their device, and end one by one or all but the own', async () => {
    await addAccounts(academy, 'many');
    const browsers = await Promise.all([1, 2, 3].map(() => enterPassword('many')));
    const list = async () => (await academy.call('many', 'GET', '/me/sign-ins')).body;
    const before = await list();
    expect(before).toHaveLength(4);
    expect(before.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
    const other = before.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await academy.call('many', 'DELETE', `/me/sign-ins/${other.id}`)).status).toBe(204);
    expect(await list()).toHaveLength(3);
    expect((await academy.call('many', 'DELETE', '/me/sign-ins')).status).toBe(204);
    expect(await list()).toEqual([expect.objectContaining({ isCurrent: true })]);
    for (const { browser } of browsers) {
      const token = await browser.open('/session/token', { method: 'POST' });
      expect(token.status).toBe(401);
    }
  });

  test('that were ended ask that device for the password again', async () => {
    await addAccounts(academy, 'robbed');
    const { browser } = await enterPassword('robbed');
    const list = (await academy.call('robbed', 'GET', '/me/sign-ins')).body;
    const other = list.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await academy.call('robbed', 'DELETE', `/me/sign-ins/${other.id}`);
    expect((await browser.open('/session/login')).heading).toBe('Sign in');
  });

  test("of another account can't be ended", async () => {
    await addAccounts(academy, 'victim', 'attacker');
    const [own] = (await academy.call('victim', 'GET', '/me/sign-ins')).body;
    await academy.call('attacker', 'DELETE', `/me/sign-ins/${own.id}`);
    expect((await academy.call('victim', 'GET', '/me')).status).toBe(200);
  });

  test('on a device never seen before are told by mail, the first of all and known ones are not', async () => {
    await addAccounts(academy, 'traveller');
    const subjects = async () =>
      (
        await academy.db
          .selectFrom('mail')
          .select('subject')
          .where('recipient', '=', 'traveller@example.org')
          .execute()
      ).map(({ subject }) => subject);
    const { browser } = await enterPassword('traveller');
    await browser.submit(await browser.open('/session/login?mode=fresh'), {
      email: 'traveller@example.org',
      password: TEST_PASSWORD,
    });
    expect(await subjects()).toEqual([]);
    await enterPassword('traveller');
    expect(await subjects()).toEqual(['New sign-in to your account']);
  });
});

describe('confirming with a second factor within a session', () => {
  const way = '/me/second-factor/confirmation';
  const passedAt = async (person: string) =>
    (
      await academy.db
        .selectFrom('browser_session')
        .select('factor_at')
        .where('user_id', '=', await academy.userId(person))
        .orderBy('factor_at', 'desc')
        .executeTakeFirstOrThrow()
    ).factor_at;

  test('counts from now, for one code or one recovery code', async () => {
    const { key, codes } = await setUp('confirming');
    academy.clock.advance(3_600_000);
    const code = codeOf(key);
    expect((await academy.call('confirming', 'POST', way, { code })).status).toBe(204);
    expect(await passedAt('confirming')).toEqual(academy.clock.now());
    const again = await academy.call('confirming', 'POST', way, { code });
    expect([again.status, again.body.fieldErrors.code]).toEqual([422, wrongCode]);
    const [recovery = ''] = codes;
    academy.clock.advance(60_000);
    expect((await academy.call('confirming', 'POST', way, { code: recovery })).status).toBe(204);
    expect(await passedAt('confirming')).toEqual(academy.clock.now());
  });

  test('locks after five wrong codes, and refuses an invented passkey', async () => {
    const { key } = await setUp('insisting');
    const before = await passedAt('insisting');
    const forged = await academy.call('insisting', 'POST', way, { passkey: { id: 'x' } });
    expect(forged.status).toBe(422);
    for (let count = 0; count < 4; count += 1) {
      await academy.call('insisting', 'POST', way, { code: '000000' });
    }
    const locked = await academy.call('insisting', 'POST', way, { code: codeOf(key) });
    expect([locked.status, locked.body.code]).toEqual([429, 'tooManyRequests']);
    expect(await passedAt('insisting')).toEqual(before);
  });

  test('is refused to accounts that have none', async () => {
    await addAccounts(academy, 'bare');
    expect((await academy.call('bare', 'POST', way, { code: '000000' })).status).toBe(409);
    expect((await academy.call('bare', 'POST', `${way}/options`)).status).toBe(409);
  });
});
