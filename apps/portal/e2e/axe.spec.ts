import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { newLearner } from './learner.ts';
import { signIn } from './people.ts';

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
    const axe = new AxeBuilder({ page });
    // Only colours differ in the dark.
    const { violations } = await (colorScheme === 'dark'
      ? axe.withRules(['color-contrast'])
      : axe
    ).analyze();
    for (const { id, nodes } of violations)
      for (const { target } of nodes)
        found.push(`${name} ${colorScheme} ${id}: ${target.join(' ')}`);
  }
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

test('every page of a learner, at each size, light and dark', async ({ context, page }) => {
  test.setTimeout(180_000);
  const learner = await newLearner(context, {
    'vlans-and-switching': 6,
    'access-lists-and-firewalls': 2,
  });
  const lessons = await learner.lessons('vlans-and-switching');
  const [quiz, text, upload, , form] = [1, 2, 3, 4, 6].map((place) => lessons[place]?.path);
  const found: string[] = [];
  for (const path of [
    '/',
    '/programs',
    '/courses',
    '/courses/vlans-and-switching',
    '/courses/vlans-and-switching/modules',
    '/programs/network-engineer',
    '/projects/two-site-wan',
    `${text}`,
    `${lessons[4]?.path}`,
    `${quiz}/quiz`,
    `${upload}/homework`,
    `${form}/homework`,
    `${lessons[8]?.path}`,
    '/homeworks',
    '/quizzes',
    '/inbox',
    '/billing',
    '/nope',
    '/login?error=unauthorized',
    '/confirm_email?code=wrong',
  ]) {
    await open(page, path);
    found.push(...(await lookAtAllSizes(page, path)));
  }
  expect(found).toEqual([]);
});

test('what opens over a page', async ({ context, page }) => {
  test.setTimeout(120_000);
  const learner = await newLearner(context, { 'vlans-and-switching': 4 });
  const found: string[] = [];
  await open(page, '/');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  found.push(...(await look(page, 'the account menu')));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
  found.push(...(await look(page, 'the notifications')));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Report success' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await look(page, 'report success')));
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  found.push(...(await look(page, 'the menu of small screens')));
  await page.getByRole('button', { name: 'My account' }).click();
  found.push(...(await look(page, 'the account in the menu of small screens')));
  await open(page, (await learner.lessons('vlans-and-switching'))[4]?.path ?? '');
  await page.getByRole('button', { name: /^Outline/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await look(page, 'the outline of small screens')));
  expect(found).toEqual([]);
});

test('the pages of visitors and mentors', async ({ page }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  for (const path of ['/login', '/zte/signup', '/supported-browsers.html']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    found.push(...(await lookAtAllSizes(page, path)));
  }
  await signIn(page, 'daniel', '/inbox/homework');
  const first = page.getByRole('main').getByRole('list').getByRole('link').first();
  await first.waitFor();
  found.push(...(await lookAtAllSizes(page, 'the inbox')));
  await first.click();
  await expect(page.getByRole('button', { name: 'Accept homework' })).toBeVisible();
  found.push(...(await lookAtAllSizes(page, 'a submission')));
  await open(page, '/inbox/quiz');
  found.push(...(await lookAtAllSizes(page, 'the inbox of quizzes')));
  expect(found).toEqual([]);
});
