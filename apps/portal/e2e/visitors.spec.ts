import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { signIn } from './people.ts';

test('a deep link survives sign-in', async ({ page }) => {
  await signIn(page, 'maya', '/courses?level=2#x');
  await expect(page).toHaveURL(/\/courses\?level=2#x$/);
  await expect(page).toHaveTitle(/^(\(\d+\) )?Courses - Uplink Academy$/);
});

test('a frozen account sees billing only, without a loop', async ({ page }) => {
  await signIn(page, 'felix', '/courses');
  await expect(page).toHaveURL(/\/billing$/);
  await expect(page.getByText('A payment is overdue')).toBeVisible();
  await page.goto('/homeworks');
  await expect(page).toHaveURL(/\/billing$/);
});

test('a blocked account is told so', async ({ page }) => {
  await signIn(page, 'bella');
  await expect(page).toHaveURL(/error=unauthorized/);
  await expect(page.getByRole('heading', { name: 'Account deactivated' })).toBeVisible();
});

test('a wrong password keeps the address and says what to do', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('maya@example.org');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('E-mail address or password is wrong');
  await expect(page.getByLabel('Email')).toHaveValue('maya@example.org');
});

test('unknown addresses and signing out', async ({ page }) => {
  await page.goto('/nope');
  await expect(
    page.getByRole('heading', { name: 'A Black Hole just swallowed that page' }),
  ).toBeVisible();
  await signIn(page, 'maya');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('two tabs share one session and both go on', async ({ context, page }) => {
  await signIn(page, 'maya');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
  const second = await context.newPage();
  await Promise.all([second.goto('/courses'), page.goto('/projects')]);
  await expect(second.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
});

const pages = [
  '/',
  '/programs',
  '/courses',
  '/courses/ospf-in-practice',
  '/homeworks',
  '/quizzes',
  '/inbox',
  '/billing',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing axe can find, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await signIn(page, 'maya');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) =>
          `${path} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect(found).toEqual([]);
    }
    await context.close();
  });
}
