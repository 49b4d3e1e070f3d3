import { expect, type Page } from '@playwright/test';
import { type Deploys, startDeploys } from '../support/deploys.ts';
import { test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow', isFreshBrowser: true });

let academy: Deploys;

test.beforeEach(async () => {
  academy = await startDeploys();
});

test.afterEach(() => academy.close());

const versionOf = (page: Page) => page.getByRole('heading').textContent();

/** What a page gets when it asks for a file. */
const ask = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const answer = await fetch(path);
    return answer.ok ? answer.text() : answer.status;
  }, path);

/** The paths of all files that are kept, and what is kept to read. */
const keptOf = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(opened.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

test('a page goes on with the code it knows when another version is deployed, which takes over once it is closed', async ({
  context,
}) => {
  // Visitors get the front page from the server; the app is kept for those who are signed in.
  await context.addCookies([{ name: 'uplink_signed_in', value: '1', url: academy.url }]);
  const [codeOfA, codeOfB] = [academy.chunkOf('A'), academy.chunkOf('B')];
  const open = await context.newPage();
  await open.goto(academy.url);
  await open.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => open.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  // What a person reads is kept beside the code, by the page.
  await open.evaluate(async () => {
    await (await caches.open('uplink-reading')).put('/kept/lesson', new Response('Lesson'));
  });

  academy.deploy('B');
  const waiting = await open.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    await worker.update();
    const next = worker.installing ?? worker.waiting;
    if (next?.state === 'installing') {
      await new Promise((done) => next.addEventListener('statechange', done, { once: true }));
    }
    return worker.waiting?.state;
  });
  expect(waiting).toBe('installed');
  expect(await ask(open, codeOfA)).toBe('// A');
  // Code that is neither kept nor there any more is said to be missing; the page then loads itself again.
  expect(await ask(open, '/assets/exam.page-of-A.js')).toBe(404);

  const second = await context.newPage();
  await second.goto(academy.url);
  expect(await versionOf(second)).toBe('Version B');
  expect(await ask(second, codeOfA)).toBe('// A');
  await second.close();
  await open.close();

  const later = await context.newPage();
  await later.goto(academy.url);
  expect(await versionOf(later)).toBe('Version B');
  await expect.poll(() => keptOf(later)).not.toContain(codeOfA);
  expect(await keptOf(later)).toEqual(expect.arrayContaining([codeOfB, '/kept/lesson']));
  expect(await ask(later, codeOfA)).toBe(404);

  await context.setOffline(true);
  await later.reload();
  expect(await versionOf(later)).toBe('Version B');
  expect(await ask(later, codeOfB)).toBe('// B');
});
