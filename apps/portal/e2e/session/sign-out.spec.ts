import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';

test('a sign-out that cannot reach the academy keeps the page and says so', async ({
  context,
  page,
}) => {
  await newLearner(context, {});
  await page.goto('/');
  const menu = page.getByRole('button', { name: /^Account menu/ });
  await menu.click();
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText(/^You are still signed in\./)).toBeVisible();
  await context.setOffline(false);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});
