import { expect } from '@playwright/test';
import { choose } from '../support/choices.ts';
import { test } from '../support/journey.ts';
import { visitAs } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

test('staff tell of an incident, everybody reads it, and it ends', async ({ office, page }) => {
  const title = `Uploads are slow, ${Date.now()}`;
  const staff = await visitAs(office, { role: 'customerSupport' }, '/admin/incidents');
  await staff.getByRole('button', { name: 'New incident' }).first().click();
  const dialog = staff.getByRole('dialog', { name: 'New incident' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
  await dialog.getByText('Uploads and downloads').click();
  await dialog
    .getByRole('textbox', { name: /^What people should know/ })
    .fill('Files arrive, but late.');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();

  // The page is redrawn every five seconds.
  await expect(async () => {
    await page.goto('/status');
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('Files arrive, but late.')).toBeVisible();

  await staff.getByRole('button', { name: title }).click();
  const update = staff.getByRole('dialog', { name: title });
  await choose(
    update.getByRole('button', { name: /State$/ }),
    staff.getByRole('option', { name: 'Resolved' }),
  );
  await update.getByRole('textbox', { name: /^What people should know/ }).fill('It is over.');
  await update.getByRole('button', { name: 'Add update' }).click();
  await expect(update).toBeHidden();
  await expect(async () => {
    await page.goto('/status');
    await expect(page.getByText('It is over.')).toBeVisible({ timeout: 1000 });
  }).toPass();
});
