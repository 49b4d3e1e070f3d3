import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { demo, signInAs } from '../support/learner.ts';

const recorderCode = /\/assets\/record-page-/;

/** What the page sends of a recording, asks for and says, from now on. */
async function listen(page: Page) {
  const heard = { parts: [] as { id: string; text: string }[], code: 0, told: [] as string[] };
  await page.addInitScript(() => {
    const at = '2026-11-01T12:00:00.000Z';
    localStorage.setItem('uplink.consent', JSON.stringify({ choice: 'all', version: 1, at }));
  });
  // Under load the browser takes the connection for a slow one, on which nothing is recorded.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { effectiveType: '4g' } });
  });
  await page.exposeFunction('hearPart', (id: string, text: string) => {
    heard.parts.push({ id, text });
  });
  // The body of such a call is a stream, which a listener outside the page does not get.
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) => {
      const [, id] = (input instanceof Request && /recordings\/([\w-]+)/.exec(input.url)) || [];
      const hear = Reflect.get(window, 'hearPart') as (id: string, text: string) => void;
      if (id && input instanceof Request)
        void input
          .clone()
          .text()
          .then((text) => hear(id, text));
      return send(input, init);
    };
  });
  page.on('request', (request) => {
    if (recorderCode.test(request.url())) heard.code += 1;
  });
  page.on('console', (message) => heard.told.push(message.text()));
  return heard;
}

/** As when someone looks at another tab: what waits is sent. */
const lookAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

async function goTo(page: Page, name: string) {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

test('a session is recorded without a word that was typed, and never on a page of money', {
  tag: '@gate',
}, async ({ context, page }) => {
  const heard = await listen(page);
  const learner = await signInAs(context, { isRecorded: true });
  await page.goto('/security');
  const secrets = { password: 'Canary-password-7', words: 'Canary-words-7' };
  await page.getByLabel('New password', { exact: true }).fill(secrets.password);
  await goTo(page, 'Profile');
  await page.getByRole('textbox', { name: 'Headline' }).fill(secrets.words);
  await page.getByRole('textbox', { name: 'Headline' }).blur();
  await expect
    .poll(() => heard.parts.map(({ text }) => text).join(), { timeout: 20_000 })
    .toContain('"text":"***"');
  const ids = () => new Set(heard.parts.map(({ id }) => id));
  expect(ids().size).toBe(1);

  await page.evaluate(() => history.pushState({}, '', '/billing'));
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  await expect.poll(() => heard.told.join()).toContain('/billing');
  const before = heard.parts.length;
  await lookAway(page);
  expect(heard.parts).toHaveLength(before);

  await page.getByRole('link', { name: 'Courses' }).first().click();
  await expect.poll(() => ids().size, { timeout: 20_000 }).toBe(2);
  const sent = heard.parts.map(({ text }) => text).join();
  for (const secret of [
    ...Object.values(secrets),
    learner.name,
    learner.lastName,
    '/billing',
    learner.password,
  ])
    expect(sent).not.toContain(secret);
});

test('of a mentor nothing is recorded, and the code for it is not loaded', async ({
  context,
  page,
}) => {
  const heard = await listen(page);
  await signInAs(context, demo('daniel'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Inbox' }).first().click();
  await expect.poll(() => heard.told.join()).toContain('/inbox');
  await lookAway(page);
  expect([heard.code, heard.parts]).toEqual([0, []]);
});

test('a browser that asks for privacy is neither recorded nor counted', async ({
  context,
  page,
}) => {
  const heard = await listen(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
  });
  await signInAs(context, { isRecorded: true });
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await goTo(page, 'Profile');
  await lookAway(page);
  expect([
    heard.code,
    heard.parts,
    heard.told.filter((line) => line.includes('analytics')),
  ]).toEqual([0, [], []]);
});

test('pages are told by their route alone, each once', async ({ context, page }) => {
  const heard = await listen(page);
  await signInAs(context, {});
  await page.goto('/');
  await expect.poll(() => heard.told.filter((line) => line.includes('pageViewed'))).toHaveLength(1);
  await page.getByRole('link', { name: 'Courses' }).first().click();
  await page.getByRole('searchbox').first().fill('vlan');
  await page
    .getByRole('link', { name: /VLANs and Switching/ })
    .first()
    .click();
  await expect
    .poll(() => heard.told.filter((line) => line.includes('pageViewed')).join(' '))
    .toContain('/courses/$uniqueName');
  const told = heard.told.filter((line) => line.includes('pageViewed'));
  expect(told).toHaveLength(3);
  expect(told.join()).not.toMatch(/vlan/i);
});
