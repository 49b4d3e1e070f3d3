import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../testing/free-port.ts';
import { createTestBrowser } from '../testing/test-browser.ts';
import { exitCode, isReady, startProcess, type TestProcess } from '../testing/test-process.ts';
import { loggedError, scrub } from './logging.ts';

test.each([
  ['Key (email)=(noor@example.org) already exists', 'Key (email)=([address]) already exists'],
  ['Bearer eyJhbGciOi.eyJzdWIi.c2ln is late', 'Bearer [token] is late'],
  [
    '/session/callback?code=abc&state=d-e&iss=x',
    '/session/callback?code=[hidden]&state=[hidden]&iss=x',
  ],
  [`/confirmations/email/${'aB3_'.repeat(8)}`, '/confirmations/email/[hidden]'],
  // M-32: a card number is typed where none belongs.
  ['invalid name "4242 4242 4242 4242"', 'invalid name "[card]"'],
  ['/modules/4000000000000341/outline', '/modules/[card]/outline'],
  ['order 4242424242424243 at 1764112345678', 'order 4242424242424243 at 1764112345678'],
  ['relation "quiz_saved_answer" does not exist', 'relation "quiz_saved_answer" does not exist'],
])('%s is logged as %s', (text, logged) => {
  expect(scrub(text)).toBe(logged);
});

test.each(['a', 'a.', '-eyJ', '1', 'code='])(
  'a long text of nothing but %s takes little time',
  (part) => {
    const before = process.cpuUsage();
    for (let count = 0; count < 20; count += 1) scrub(part.repeat(15_000 / part.length));
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(600);
  },
);

test('an error is logged with its places and causes, without what others put into it', () => {
  const cause = Object.assign(new Error('duplicate key of noor@example.org'), {
    code: '23505',
    detail: 'Key (email)=(noor@example.org)',
    parameters: ['secret'],
  });
  const logged = loggedError(new Error('not stored', { cause }));
  expect(logged).toMatchObject({ type: 'Error', message: 'not stored', cause: { code: '23505' } });
  expect(logged.stack).toContain('logging.test.ts');
  expect(JSON.stringify(logged)).not.toMatch(/noor|secret/);
  expect(loggedError('a word')).toMatchObject({ type: 'string', message: 'a word' });
});

const dataDir = mkdtempSync(join(tmpdir(), 'uplink-log-'));
let server: TestProcess;
let base: string;
beforeAll(async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  server = startProcess({
    PORT: String(port),
    PUBLIC_URL: base,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
  });
  await isReady(base, server.child);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await exitCode(server.child);
  rmSync(dataDir, { recursive: true, force: true });
});

test('the log of a server holds nothing that opens an account or names a person', async () => {
  const password = 'Canary-Pass-77';
  const email = 'canary@example.net';
  const browser = createTestBrowser(base);
  await browser.submit(await browser.open('/session/login?mode=signUp'), {
    firstName: 'Kanarienvogel',
    lastName: 'Gelbfeder',
    email,
    password,
  });
  const list = await (await fetch(`${base}/mail`)).text();
  const mail = await (await fetch(base + (/\/mail\/\d+/.exec(list)?.[0] ?? ''))).text();
  const code = /code=([\w-]+)/.exec(mail)?.[1] ?? '';
  await browser.open(`/confirmations/email/${code}`, { method: 'PATCH' });
  await fetch(`${base}/confirmations/email/${code}%00`, { method: 'PATCH' });
  await browser.submit(await browser.open('/session/login'), { email, password: `${password}x` });
  await browser.submit(await browser.open('/session/login'), { email, password });
  const cookie = browser.cookies.find(({ name }) => name === 'uplink_session')?.value ?? '';
  const renewed = await browser.open('/session/token', { method: 'POST' });
  const { accessToken } = JSON.parse(renewed.body);
  const headers = { authorization: `Bearer ${accessToken}` };
  const tickets = await fetch(`${base}/me/notifications/tickets`, { method: 'POST', headers });
  const { ticket } = await tickets.json();
  await new Promise((resolve) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/live?token=${ticket}`);
    socket.on('open', () => {
      socket.send(JSON.stringify({ action: 'notifications', token: `${accessToken}x` }));
    });
    socket.on('close', resolve);
  });
  const start = await fetch(`${base}/session/login`, { redirect: 'manual' });
  const failed = await fetch(`${base}/session/callback?code=${code}&state=${ticket}`, {
    headers: { cookie: start.headers.getSetCookie().join('; ') },
    redirect: 'manual',
  });
  expect(failed.headers.get('location')).toContain('error=');
  await browser.submit(await browser.open('/identity/forgot'), { email });
  await browser.open('/session/logout', { method: 'POST' });

  const canaries = [
    password,
    email,
    'Kanarienvogel',
    'Gelbfeder',
    code,
    cookie,
    accessToken,
    ticket,
  ];
  expect(canaries.every((canary) => canary.length > 7)).toBe(true);
  await expect.poll(server.said).toContain('sign-in failed');
  for (const canary of canaries) expect(server.said()).not.toContain(canary);
});
