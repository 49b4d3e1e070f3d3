import { expect, type Locator, type Page } from '@playwright/test';
import { chooseFile } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { demo, newLearner, signInAs } from '../support/learner.ts';
import { look, lookAtAllSizes, open } from '../support/looks.ts';
import { picture } from '../support/picture.ts';
import { ended } from '../support/sign-in-over.ts';
import { findPlaces, type Places, visitorOfAll } from '../support/visits.ts';

/* What opens over a page, at each size, light and dark. Its stories show the states of each. */

interface Overlay {
  name: string;
  at: (places: Places) => string;
  /** Opens it and says where it is. */
  show: (page: Page) => Promise<Locator>;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

const dialog = (name: string, at: Overlay['at'], button: string | RegExp): Overlay => ({
  name,
  at,
  show: async (page) => {
    await press(page, button);
    return page.getByRole('dialog');
  },
});

const question = (name: string, at: Overlay['at'], button: string | RegExp): Overlay => ({
  ...dialog(name, at, button),
  show: async (page) => {
    await press(page, button);
    return page.getByRole('alertdialog');
  },
});

const overlays: readonly Overlay[] = [
  {
    name: 'the account menu',
    at: () => '/',
    show: async (page) => {
      await press(page, /^Account menu/);
      return page.getByRole('menuitem', { name: 'Sign out' });
    },
  },
  {
    name: 'the notifications',
    at: () => '/',
    show: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
      return page.getByRole('region', { name: 'Notifications' });
    },
  },
  dialog('report success', () => '/', 'Report success'),
  dialog('the display settings', ({ course }) => course, 'Display settings'),
  dialog('a rating', () => '/courses/vlans-and-switching', 'Rate this course'),
  dialog('a new playlist', () => '/playlists', 'New playlist'),
  dialog('the name of a playlist', ({ playlist }) => playlist, 'Rename'),
  question('whether a playlist goes', ({ playlist }) => playlist, 'Delete'),
  dialog('the playlists of a lesson', ({ course }) => course, 'Save to a playlist'),
  question('whether a lab begins', () => '/practice-labs', 'Launch lab: Trunk repair'),
  {
    name: 'the sizes of t-shirts',
    at: () => '/profile',
    show: async (page) => {
      await press(page, /T-shirt size/);
      return page.getByRole('listbox');
    },
  },
  {
    name: 'the crop of a photo',
    at: () => '/profile',
    show: async (page) => {
      const choose = page.getByRole('button', { name: 'Choose a photo' });
      await chooseFile(choose, picture(), () => choose.click());
      return page.getByRole('dialog', { name: 'Crop your photo' });
    },
  },
  {
    name: 'whether a page with changes is left',
    at: () => '/profile',
    show: async (page) => {
      await page.getByRole('textbox', { name: /^City/ }).fill('Leeds');
      await page.getByRole('link', { name: 'Security', exact: true }).click();
      return page.getByRole('alertdialog');
    },
  },
  {
    name: 'the way back from a note that is gone',
    at: ({ course }) => `${course}?nav=notes`,
    show: async (page) => {
      await press(page, 'New note');
      await page.getByRole('textbox', { name: 'Note' }).fill('Trunk first');
      await press(page, 'Done');
      await press(page, 'Delete note');
      return page.getByRole('region', { name: /notification/ });
    },
  },
  // The last one: nothing else can be opened after it.
  {
    name: 'the end of the session',
    at: () => '/courses',
    show: async (page) => {
      await page.context().clearCookies();
      const json = { message: 'Over.', code: 'unauthenticated', requestId: 'x' };
      await page.route('**/me/homeworks?*', (route) => route.fulfill({ status: 401, json }));
      await page.getByRole('link', { name: 'Homeworks', exact: true }).click();
      return ended(page);
    },
  },
];

test('menus, dialogs and lists over a page', async ({ context, page }) => {
  test.setTimeout(300_000);
  const places = await findPlaces(await newLearner(context, visitorOfAll));
  page.on('dialog', (asked) => asked.accept());
  for (const { name, at, show } of overlays) {
    await open(page, at(places));
    const shown = await show(page);
    await expect(shown).toBeVisible();
    expect.soft(await lookAtAllSizes(page, name, false)).toEqual([]);
    await expect.soft(shown, `${name} stayed open`).toBeVisible();
  }
});

test('keys and settings of a video, and what an exam asks at its end', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000);
  const learner = await newLearner(context, { 'vlans-and-switching': 4 });
  await open(page, (await learner.lessons('vlans-and-switching'))[4]?.path ?? '');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await lookAtAllSizes(page, 'the keys of a video', false)).toEqual([]);
  await page.keyboard.press('Escape');
  await press(page, 'Video settings');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await lookAtAllSizes(page, 'the settings of a video', false)).toEqual([]);
  await open(page, '/exam/vlans-and-switching-exam');
  await press(page, 'Start the exam');
  await press(page, 'Hand in');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect.soft(await lookAtAllSizes(page, 'the end of an exam', false)).toEqual([]);
});

test('what only small screens open', async ({ context, page }) => {
  test.setTimeout(120_000);
  const learner = await newLearner(context, { 'vlans-and-switching': 4 });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await press(page, 'Open menu');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect.soft(await look(page, 'the menu')).toEqual([]);
  await press(page, 'My account');
  expect.soft(await look(page, 'the account in the menu')).toEqual([]);
  await open(page, (await learner.lessons('vlans-and-switching'))[4]?.path ?? '');
  await press(page, /^Outline/);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await look(page, 'the outline')).toEqual([]);
});

test('the calendar of milestones, and a milestone over its list on a small screen', async ({
  context,
  page,
}) => {
  await signInAs(context, demo('bram'));
  await page.goto('/programs/network-engineer?tab=milestones');
  await press(page, 'Due dates in your calendar');
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect.soft(await lookAtAllSizes(page, 'the calendar', false)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: /^Career plan/ }).click();
  await expect(page.getByText('Daniel Reyes wrote')).toBeVisible();
  expect.soft(await look(page, 'a milestone')).toEqual([]);
});
