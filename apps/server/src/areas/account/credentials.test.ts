import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListeningApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { addAccounts, TEST_PASSWORD } from '../../testing/world/people.ts';

let academy: ListeningApp;
beforeAll(async () => {
  academy = await createListeningWorld();
  await addAccounts(academy, 'learner');
});
afterAll(() => academy.close());

const next = 'Spanning-Tree-9';
const setEmail = (person: string, email: string) =>
  academy.call(person, 'PATCH', '/me/email', { email });
const setPassword = (person: string, password: string) =>
  academy.call(person, 'PATCH', '/me/password', { password });

async function signIn(email: string, password: string) {
  const browser = createTestBrowser(academy.base);
  await browser.submit(await browser.open('/session/login'), { email, password });
  return browser.cookies.some(({ name }) => name === 'uplink_session');
}

const mailsTo = (recipient: string) =>
  academy.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute();

async function linkTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /confirm_email\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
}

const confirm = async (code: string) =>
  (await academy.app.inject({ method: 'PATCH', url: `/confirmations/email/${code}` })).statusCode;

async function staleCall(url: string, payload: object) {
  const token = await academy.tokenOf('learner', 5 * 60_000 + 1000);
  return academy.app.inject({
    method: 'PATCH',
    url,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
}

describe('another password', () => {
  test('signs other devices out, tells the address, and is the one that counts', async () => {
    await addAccounts(academy, 'secretive');
    expect(await signIn('secretive@example.org', TEST_PASSWORD)).toBe(true);
    const own = await academy.sessionOf('secretive');
    expect((await setPassword('secretive', next)).status).toBe(204);
    const sessions = await academy.db
      .selectFrom('browser_session')
      .select('id_hash')
      .where('user_id', '=', await academy.userId('secretive'))
      .execute();
    expect([sessions.length, own.length > 0]).toEqual([1, true]);
    expect((await academy.call('secretive', 'GET', '/me')).status).toBe(200);
    expect((await mailsTo('secretive@example.org'))[0]?.subject).toBe('Your password was changed');
    expect(await signIn('secretive@example.org', TEST_PASSWORD)).toBe(false);
    expect(await signIn('secretive@example.org', next)).toBe(true);
  });

  test.each([
    ['', 'This field is Required'],
    ['Abc12!x', 'Password does not respect the rules'],
    ['abcdefgh', 'Password does not respect the rules'],
    ['Password1', 'This password is too common. Choose another one.'],
  ])('%j is refused', async (password, message) => {
    const answer = await setPassword('learner', password);
    expect([answer.status, answer.body.fieldErrors.password]).toEqual([422, message]);
  });

  test('needs a sign-in of the last five minutes', async () => {
    const answer = await staleCall('/me/password', { password: next });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'staleSignIn']);
    expect(await signIn('learner@example.org', TEST_PASSWORD)).toBe(true);
  });
});

describe('another email address', () => {
  test('counts once its link was opened; the old one is told, other devices are out', async () => {
    await addAccounts(academy, 'moving');
    expect(await signIn('moving@example.org', TEST_PASSWORD)).toBe(true);
    const { status, body } = await setEmail('moving', 'moving.new@example.org');
    expect([status, body.email, body.pendingEmail]).toEqual([
      200,
      'moving@example.org',
      'moving.new@example.org',
    ]);
    expect((await mailsTo('moving@example.org'))[0]?.text).toContain('moving.new@example.org');
    const sessions = await academy.db
      .selectFrom('browser_session')
      .select('id_hash')
      .where('user_id', '=', await academy.userId('moving'))
      .execute();
    expect(sessions).toHaveLength(1);
    expect(await signIn('moving@example.org', TEST_PASSWORD)).toBe(true);

    const code = await linkTo('moving.new@example.org');
    expect(await confirm(code)).toBe(204);
    expect(await confirm(code)).toBe(204);
    const profile = (await academy.call('moving', 'GET', '/me/profile')).body;
    expect([profile.email, profile.pendingEmail]).toEqual(['moving.new@example.org', null]);
    expect(await signIn('moving@example.org', TEST_PASSWORD)).toBe(false);
    expect(await signIn('moving.new@example.org', TEST_PASSWORD)).toBe(true);
    expect((await mailsTo('moving@example.org'))[0]?.subject).toBe(
      'Your email address was changed',
    );
  });

  test('asked for again ends the link before it, and a link ends after two days', async () => {
    await addAccounts(academy, 'hesitant');
    await setEmail('hesitant', 'hesitant.one@example.org');
    const first = await linkTo('hesitant.one@example.org');
    await setEmail('hesitant', 'hesitant.two@example.org');
    expect(await confirm(first)).toBe(410);
    const second = await linkTo('hesitant.two@example.org');
    academy.clock.advance(49 * 3_600_000);
    expect(await confirm(second)).toBe(410);
    expect((await academy.call('hesitant', 'GET', '/me/profile')).body).toMatchObject({
      email: 'hesitant@example.org',
      pendingEmail: null,
    });
  });

  test('that waits is given up with a new password, or once staff change the address', async () => {
    await addAccounts(academy, 'watchful', 'helped');
    const own = 'watchful@example.org';
    const wish = async (email: string, person = 'watchful') => {
      await setEmail(person, email);
      return linkTo(email);
    };
    const byProfile = await wish('taker-1@example.net');
    expect((await setPassword('watchful', next)).status).toBe(204);
    expect(await confirm(byProfile)).toBe(410);

    const byMail = await wish('taker-2@example.net');
    const browser = createTestBrowser(academy.base);
    await browser.submit(await browser.open('/identity/forgot'), { email: own });
    const [mail] = await mailsTo(own);
    const link = /\/identity\/reset\?code=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    const password = 'Link-State-7';
    await browser.submit(await browser.open(link), { password, repeat: password });
    expect(await signIn(own, password)).toBe(true);
    expect(await confirm(byMail)).toBe(410);

    const byStaff = await wish('taker-3@example.net', 'helped');
    const user = `/management/users/${await academy.userId('helped')}`;
    const { version } = (await academy.call('admin', 'GET', user)).body;
    const email = 'helped-2@example.org';
    const change = { version, email, reason: 'Asked by phone.' };
    expect((await academy.call('admin', 'PATCH', user, change)).status).toBe(200);
    expect(await confirm(byStaff)).toBe(410);
  });

  test('that has an account is answered alike, and its owner is told', async () => {
    await addAccounts(academy, 'curious', 'owner');
    const free = await setEmail('curious', 'nobody.yet@example.org');
    const taken = await setEmail('curious', 'owner@example.org');
    const hide = (text: unknown) => JSON.stringify(text).replace(/nobody\.yet|owner/g, '');
    expect([taken.status, hide(taken.body)]).toEqual([free.status, hide(free.body)]);
    const [mail] = await mailsTo('owner@example.org');
    expect(mail?.subject).toBe('You already have an account at Uplink Academy');
    expect(mail?.text).not.toContain('code=');
  });

  test.each(['wanted', 'sought', 'longed', 'prized'])(
    'that someone else took in the same moment stays theirs: %s',
    async (name) => {
      const email = `${name}@example.org`;
      const rivals = [`first-${name}`, `second-${name}`];
      await addAccounts(academy, ...rivals);
      for (const rival of rivals) await setEmail(rival, email);
      const mails = await mailsTo(email);
      const codes = mails.map(({ text }) => /code=([\w-]+)/.exec(text)?.[1] ?? '');
      const answers = await Promise.all(codes.map(confirm));
      expect(answers.sort()).toEqual([204, 410]);
      const owners = await academy.db
        .selectFrom('app_user')
        .select('id')
        .where('email', '=', email)
        .execute();
      expect(owners).toHaveLength(1);
    },
  );

  test.each([
    ['', 'This field is Required'],
    ['a b@example.org', 'Please enter a valid email'],
    ['Learner@Example.org', 'This is already your email address'],
  ])('%j is refused', async (email, message) => {
    const answer = await setEmail('learner', email);
    expect([answer.status, answer.body.fieldErrors.email]).toEqual([422, message]);
  });

  test('needs a sign-in of the last five minutes', async () => {
    const answer = await staleCall('/me/email', { email: 'learner.new@example.org' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'staleSignIn']);
    expect(await mailsTo('learner.new@example.org')).toEqual([]);
  });

  test('is not mailed to without end', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await setEmail('learner', 'flood@example.org')).status);
    expect(answers.at(0)).toBe(200);
    expect(answers.at(-1)).toBe(429);
  });
});
