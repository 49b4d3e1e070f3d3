import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { newLearner } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

test('the theme is changed in the account menu by keys', async ({ context, page }) => {
  await newLearner(context, {});
  const keys = keysOf(page);
  await page.goto('/billing');
  const opener = page.getByRole('button', { name: /^Account menu/ });
  await keys.press(opener);
  await expect(page.getByRole('menu')).toBeVisible();
  await keys.leave(page.getByRole('menu'), opener);
  await keys.press(opener);
  await page.keyboard.type('Dark');
  await expect(page.getByRole('menuitem', { name: 'Dark theme' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(opener).toBeFocused();
});

test('the menu of small screens is opened, left and used by keys', async ({ context, page }) => {
  await newLearner(context, {});
  const keys = keysOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/billing');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await keys.press(opener);
  await expect(menu).toBeVisible();
  await keys.leave(menu, opener);
  await keys.press(opener);
  await keys.press(menu.getByRole('link', { name: 'Courses', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeFocused();
});
