import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';
import { launchOldBrowser, type OldBrowser } from '../support/old-browser.ts';

let browser: OldBrowser;

test.beforeAll(async () => {
  browser = await launchOldBrowser();
});

test.afterAll(() => browser.close());

const textOf = () => browser.run<string>('document.body ? document.body.innerText : ""');

const shows = (text: string | RegExp) => expect.poll(textOf, { timeout: 20_000 }).toMatch(text);

/** Presses the link or button of that name. */
const press = (name: string) =>
  browser.run(`(() => {
    const control = Array.from(document.querySelectorAll('a, button')).find(
      (one) => one.innerText.trim() === ${JSON.stringify(name)});
    if (!control) throw new Error('There is no ' + ${JSON.stringify(name)});
    control.click();
  })()`);

test('sign in, a lesson and its quiz run in a Chromium of 2018', async ({ baseURL, context }) => {
  const learner = await newLearner(context, { 'vlans-and-switching': 1 });
  const lesson = (await learner.lessons('vlans-and-switching'))[1];
  if (!lesson) throw new Error('The course has no second lesson.');
  expect(await browser.run<string>('navigator.userAgent')).toContain('HeadlessChrome/64.');

  await browser.open(baseURL + lesson.path);
  await shows('Create an account');
  await browser.run(`(() => {
    document.querySelector('input[type=email]').value = ${JSON.stringify(learner.email)};
    document.querySelector('input[type=password]').value = ${JSON.stringify(learner.password)};
    document.querySelector('form button[type=submit]').click();
  })()`);
  await shows(lesson.name);
  expect(await browser.run<string>('location.pathname')).toBe(lesson.path);

  await shows('Finish lesson');
  await press('Finish lesson');
  await shows('Submit answers');
  await browser.run(`(() => {
    for (const group of document.querySelectorAll('[role=radiogroup]'))
      group.querySelector('input').click();
    document.querySelector('input[type=checkbox]').click();
    const blank = document.querySelector('input[aria-label^="Blank in question"]');
    // As typing does it: React hears only of values it did not set itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(blank, 'a frame');
    blank.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
  await shows('4 of 4 answered');
  await shows(/Draft saved at/);
  await press('Submit answers');
  await shows('Why.');
});

test('every file of the build for old browsers runs in a Chromium of 2018', async ({ baseURL }) => {
  const assets = readdirSync(new URL('../../dist/assets', import.meta.url));
  const files = assets.filter(
    (name) => /-legacy.*\.js$/.test(name) && !/^(polyfills|index)-/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  await browser.open(`${baseURL}/i/maya`);
  await expect.poll(() => browser.run('typeof System')).toBe('object');
  const faults = await browser.run(`Promise.all(${JSON.stringify(files)}.map((file) =>
    System.import('/assets/' + file).then(() => '', (error) => file + ': ' + error)))
    .then((all) => all.filter(Boolean))`);
  expect(faults).toEqual([]);
});

for (const [name, userAgent, isTooOld] of [
  ['Chrome 56', 'Mozilla/5.0 Chrome/56.0.2924.87 Safari/537.36', true],
  ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', true],
  ['Firefox 52', 'Mozilla/5.0 (X11; Linux x86_64; rv:52.0) Gecko/20100101 Firefox/52.0', false],
] as const) {
  test(`${name} ${isTooOld ? 'is told so before any code of the app' : 'is let in'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    await page.goto('/homeworks');
    const help = page.getByRole('heading', { name: 'Your browser is too old for the academy' });
    if (isTooOld) await expect(help).toBeVisible();
    else await expect(page.getByLabel('Password')).toBeVisible();
    await context.close();
  });
}
