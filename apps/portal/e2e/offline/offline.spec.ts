import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { grant, newLearner } from '../support/learner.ts';
import { signIn } from '../support/people.ts';

// The other journeys have no service worker (playwright.config.ts).
test.use({ serviceWorkers: 'allow', isFreshBrowser: true });

/** What of a person is left on this device: what they can read, whose that is, and what waits. */
const leftOf = (page: Page) =>
  page.evaluate(async () => ({
    reading: await caches.has('uplink-reading'),
    names: Object.keys(localStorage).filter((key) => /^uplink\.(reader|draft|\d)/.test(key)),
    drafts: await new Promise((resolve, reject) => {
      const opening = indexedDB.open('uplink-drafts');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const asking = opening.result.transaction('copies').objectStore('copies').count();
        asking.onsuccess = () => resolve(asking.result);
      };
    }),
  }));

/** What can be read here without a network, as text. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('uplink-reading');
    const answers = (await cache.keys()).map(async (key) => (await cache.match(key))?.text());
    return (await Promise.all(answers)).map(String);
  });

test('a lesson and its notes are read without a network, what is done then is sent later, and a sign-out leaves nothing to whoever signs in next', {
  tag: '@gate',
}, async ({ context, page }) => {
  const learner = await newLearner(context, { 'vlans-and-switching': 4 });
  const lesson = (await learner.lessons('vlans-and-switching'))[4];
  if (!lesson) throw new Error('The course has no fifth lesson.');
  const title = page.getByRole('heading', { level: 1, name: lesson.name });
  const notes = page.getByRole('tab', { name: /^Notes/ });
  const banner = page.getByText('You are offline. Your work is saved on this device');

  await page.goto('/');
  await expect.poll(() => keptHere(page)).toContainEqual(expect.stringContaining('/me/dashboard'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${lesson.path}?nav=notes`);
  await page.getByRole('button', { name: 'New note' }).click();
  await page.getByRole('textbox', { name: 'Note at 00:00' }).fill('Written with a network');
  await expect(page.getByText(/Draft saved at/)).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('tabpanel')).toHaveText(/.{100}/);
  const text = (await page.getByRole('tabpanel').textContent()) ?? '';
  await expect
    .poll(() => keptHere(page))
    .toContainEqual(expect.stringContaining('/me/lessons/{id}'));
  // Beside the lesson and in the list of all.
  await expect
    .poll(async () =>
      (await keptHere(page)).filter((answer) => answer.includes('Written with a network')),
    )
    .toHaveLength(2);

  await context.setOffline(true);
  await page.reload();
  await expect(title).toBeVisible();
  await expect(banner).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveText(text);
  await notes.click();
  await expect(page.getByText('Written with a network')).toBeVisible();

  await page.getByRole('button', { name: 'New note' }).click();
  await page.getByRole('textbox', { name: 'Note at 00:00' }).last().fill('Written without');
  await page.getByRole('button', { name: 'Finish lesson' }).click();
  await expect(page.getByText(/^Finished on this device/)).toBeVisible();

  await page.goto('/');
  await expect(banner).toBeVisible();
  await page.getByRole('link', { name: 'Homeworks', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: "that page isn't saved on this device" }),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Home' })).toBeVisible();
  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  await expect(page.getByText('Written with a network')).toBeVisible();

  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect
    .poll(async () =>
      (await learner.read<{ data: { text: string }[] }>('/me/notes')).data
        .map((note) => note.text)
        .sort(),
    )
    .toEqual(['Written with a network', 'Written without']);
  await expect
    .poll(
      async () =>
        (await learner.read<{ isFinished: boolean }>(`/me/lessons/${lesson.id}`)).isFinished,
    )
    .toBe(true);

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect.poll(() => leftOf(page)).toEqual({ reading: false, names: [], drafts: 0 });

  // Each step of signing in is asked for once, also beside the worker: none can be done twice.
  const isPreloaded = () =>
    navigator.serviceWorker.ready.then(({ navigationPreload }) => navigationPreload.getState());
  expect(await page.evaluate(isPreloaded)).toMatchObject({ enabled: false });
  await signIn(page, await grant({}));
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
});
