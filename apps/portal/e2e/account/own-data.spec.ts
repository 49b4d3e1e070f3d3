import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';
import { signIn } from '../support/people.ts';

test.use({ reducedMotion: 'reduce' });

test('a copy of the own data is prepared and downloaded', async ({ context, page }) => {
  test.setTimeout(180_000);
  await newLearner(context, { 'vlans-and-switching': 1 });
  await page.goto('/security');
  await page.getByRole('button', { name: 'Prepare a copy' }).click();
  await expect(page.getByText(/^We’ve been preparing your copy/)).toBeVisible();
  // The server looks for waiting copies once a minute.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Your copy is ready/)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^uplink-academy-\d{4}-\d\d-\d\d\.zip$/);
});

test('an account that is to be deleted can be kept by signing in', async ({ context, page }) => {
  const learner = await newLearner(context, {});
  await page.goto('/security');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const address = dialog.getByLabel(/^Type your email address/);
  await address.fill('other@example.org');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('This is not the address of the account.').first()).toBeVisible();
  await address.fill(learner.email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();

  await context.clearCookies();
  await signIn(page, learner, '/homeworks');
  await expect(page).toHaveURL(/\/security$/);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
  expect(await learner.read<{ dueAt: string | null }>('/me/deletion')).toMatchObject({
    dueAt: null,
  });
});
