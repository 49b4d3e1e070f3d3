import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';

const goes = [
  { link: 'Programs', title: 'Programs', heading: 'Programs' },
  { link: 'Courses', title: 'Courses', heading: 'Courses' },
  { link: 'Homeworks', title: 'Homeworks', heading: 'Homeworks' },
  { link: 'Quizzes', title: 'Quizzes', heading: 'Quizzes' },
  { link: 'Billing', title: 'Billing', heading: 'Billing' },
];

test('each page is named, focused and announced', { tag: '@gate' }, async ({ context, page }) => {
  await newLearner(context, { 'vlans-and-switching': 0 });
  await page.goto('/');
  await expect(page).toHaveTitle('Home - Uplink Academy');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const { link, title, heading } of goes) {
    await menu.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveTitle(`${title} - Uplink Academy`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: title }).first()).toBeAttached();
    await expect(menu.getByRole('link', { name: link, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await menu.getByRole('link', { name: 'Courses', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Course VLANs and Switching/ })
    .click();
  await expect(page).toHaveTitle('VLANs and Switching Foundations - Uplink Academy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/nope');
  await expect(page).toHaveTitle('A Black Hole just swallowed that page - Uplink Academy');
});

test('the shell at each size', async ({ context, page }) => {
  await newLearner(context, { 'vlans-and-switching': 0 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const header = page.getByRole('banner');
  await expect(menu).toHaveCSS('width', '230px');
  await expect(header).toHaveCSS('height', '74px');
  await page.setViewportSize({ width: 1025, height: 900 });
  await expect(menu).toHaveCSS('width', '230px');
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(menu).toHaveCSS('width', '78px');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menu).toHaveCSS('width', '78px');
  await expect(menu.getByRole('link', { name: 'Homeworks' })).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const slide = page.getByRole('dialog', { name: 'Menu' });
  await expect(slide.getByRole('link', { name: 'Courses' })).toBeVisible();
  await slide.getByRole('button', { name: 'My account' }).click();
  await expect(slide.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await slide.getByRole('button', { name: 'Report success' }).click();
  await expect(page.getByRole('dialog', { name: 'Report success' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(slide).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slide).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await slide.getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await expect(slide).toBeHidden();
});

test('the menu says what the tabs of home are, and whose logo it is', async ({ context, page }) => {
  await newLearner(context, { 'vlans-and-switching': 1 });
  await page.route('**/me/start', async (route) => {
    const answer = await route.fetch();
    const logo = { iconColor: 'ok', iconClass: 'partner', link: '/courses', image: '/icon.svg' };
    const start = await answer.json();
    await route.fulfill({ response: answer, json: { ...start, menu: { ...start.menu, logo } } });
  });
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Home' });
  await expect(tabs.getByRole('link')).toHaveText([
    'Overview',
    'Learning',
    'Achievements',
    'Playlists',
    'Following',
    'Followers',
  ]);
  await expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(tabs.getByRole('link', { name: 'Playlists' })).toHaveAttribute('href', '/playlists');
  await expect(page.getByText('Open work')).toBeVisible();
  await tabs.getByRole('link', { name: 'Learning' }).click();
  await expect(page).toHaveURL(/\/\?tab=learning$/);
  await expect(page.getByText('Currently learning')).toBeVisible();
  await expect(page.getByText('Open work')).toBeHidden();
  const logo = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Uplink Academy, home' });
  await expect(logo).toHaveAttribute('href', '/courses');
  await expect(logo.locator('.partner img')).toHaveAttribute('src', '/icon.svg');
});

test('the theme is kept, and there before anything is painted', async ({ context, page }) => {
  await newLearner(context, {});
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Dark theme' }).click();
  const isDark = (at: Page) => expect(at.locator('html')).toHaveAttribute('data-theme', 'dark');
  await isDark(page);
  // Without any of the app's code it is dark already.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await isDark(page);
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(245, 247, 250)');
});
