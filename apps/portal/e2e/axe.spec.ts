import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { newLearner } from './learner.ts';
import { signIn } from './people.ts';
import { classesWithoutSheet } from './styles.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 820, height: 1100 },
  { width: 390, height: 844 },
];
/** The width of 1280 pixels at 400 %. */
const narrowest = { width: 320, height: 640 };

/** What axe finds in light and dark, and whether the page can be pushed sideways. */
async function look(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours change over: what axe reads is what stands there afterwards.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    // No page holds a frame: the run needs no page of its own to gather frames in.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    // Only colours differ in the dark.
    const { violations } = await (colorScheme === 'dark'
      ? axe.withRules(['color-contrast'])
      : axe
    ).analyze();
    for (const { id, nodes } of violations)
      for (const { target } of nodes)
        found.push(`${name} ${colorScheme} ${id}: ${target.join(' ')}`);
  }
  const bare = await classesWithoutSheet(page);
  if (bare.length > 0) found.push(`${name} lacks the sheet of ${bare.join(', ')}`);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (sideways > 0) found.push(`${name} goes ${sideways} px sideways`);
  return found;
}

async function lookAtAllSizes(page: Page, name: string, narrow = true): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    found.push(...(await look(page, `${name} at ${size.width}`)));
  }
  if (narrow) {
    await page.setViewportSize(narrowest);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > narrowest.width) found.push(`${name} is ${width} px wide at 320`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const listings = [
  '/',
  '/programs',
  '/courses/vlans-and-switching',
  '/courses/vlans-and-switching/modules',
  '/programs/network-engineer',
  '/certs-and-awards',
  '/bundles',
  '/bundles/branch-office',
  '/courses/vlans-and-switching?tab=labs',
  '/practice-labs',
  '/practice-labs/routing-and-switching-labs',
  '/homeworks',
  '/quizzes',
  '/notes',
  '/inbox',
  '/billing',
  '/profile',
  '/security',
  '/overview',
  '/learning',
  '/achievements',
  '/playlists',
  '/following',
  '/followers',
  '/profile/aiko',
  '/nope',
  '/login?error=unauthorized',
  '/confirm_email?code=wrong',
];

test('every page around the lessons, at each size, light and dark', async ({ context, page }) => {
  test.setTimeout(240_000);
  await newLearner(context, { 'vlans-and-switching': 4 });
  for (const path of listings) {
    await open(page, path);
    expect.soft(await lookAtAllSizes(page, path)).toEqual([]);
  }
});

test('every kind of lesson, at each size, light and dark', async ({ context, page }) => {
  test.setTimeout(240_000);
  const learner = await newLearner(context, { 'vlans-and-switching': 3 });
  const [, , , written, filmed] = await learner.lessons('vlans-and-switching');
  const form = (await learner.lessons('vlans-and-switching'))[6];
  const paths = {
    'a written lesson': written?.path,
    'a locked lesson': filmed?.path,
    'the discussion of a lesson': `${written?.path}?nav=discussion`,
    'the notes of a lesson': `${written?.path}?nav=notes`,
    'a quiz': `${written?.path}/quiz`,
    'homework with files': `${written?.path}/homework`,
    'a locked worksheet': `${form?.path}/homework`,
  };
  for (const [name, path = ''] of Object.entries(paths)) {
    await open(page, path);
    expect.soft(await lookAtAllSizes(page, name)).toEqual([]);
  }
});

test('an exam, its attempt and its results', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, 'maya', '/exam');
  for (const path of [
    '/exam',
    '/exam/network-engineer-exam',
    '/exam/access-lists-open-book',
    '/exam/ospf-checkpoint/results',
    '/exam/vlans-and-switching-exam/results',
    '/exam/nothing',
  ]) {
    await open(page, path);
    expect.soft(await lookAtAllSizes(page, path)).toEqual([]);
  }
});

test('what opens over a page', async ({ context, page }) => {
  test.setTimeout(120_000);
  const learner = await newLearner(context, { 'vlans-and-switching': 4 });
  await open(page, '/');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  expect.soft(await look(page, 'the account menu')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
  expect.soft(await look(page, 'the notifications')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Report success' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await look(page, 'report success')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect.soft(await look(page, 'the menu of small screens')).toEqual([]);
  await page.getByRole('button', { name: 'My account' }).click();
  expect.soft(await look(page, 'the account in the menu of small screens')).toEqual([]);
  await open(page, (await learner.lessons('vlans-and-switching'))[4]?.path ?? '');
  await page.getByRole('button', { name: /^Outline/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await look(page, 'the outline of small screens')).toEqual([]);
});

test('the pages of visitors and mentors', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of ['/login', '/zte/signup', '/supported-browsers.html']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await lookAtAllSizes(page, path)).toEqual([]);
  }
  await signIn(page, 'daniel', '/inbox/homework');
  const first = page.getByRole('main').getByRole('list').getByRole('link').first();
  await first.waitFor();
  expect.soft(await lookAtAllSizes(page, 'the inbox')).toEqual([]);
  await first.click();
  await expect(page.getByRole('button', { name: 'Accept homework' })).toBeVisible();
  expect.soft(await lookAtAllSizes(page, 'a submission')).toEqual([]);
  await open(page, '/homeworks/1/submissions/7');
  expect.soft(await lookAtAllSizes(page, 'a submission with files')).toEqual([]);
  await open(page, '/inbox/quiz');
  expect.soft(await lookAtAllSizes(page, 'the inbox of quizzes')).toEqual([]);
  await open(page, '/inbox/milestones');
  expect.soft(await lookAtAllSizes(page, 'the inbox of milestones')).toEqual([]);
  await first.click();
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible();
  expect.soft(await lookAtAllSizes(page, 'a milestone to review')).toEqual([]);
});
