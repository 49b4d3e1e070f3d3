import { expect, test } from '@playwright/test';
import { keysOf } from '../support/keys.ts';
import { newLearner } from '../support/learner.ts';

test('address and password change after a fresh sign-in', async ({ context, page }) => {
  const learner = await newLearner(context, {});
  await page.goto('/security');
  await page.getByLabel('New email address').fill(learner.email);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText('This is your address already')).toBeVisible();
  await page.getByLabel('New email address').fill(`new-${learner.email}`);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`Open the link we mailed to new-${learner.email}`)).toBeVisible();
  const [first, repeat] = [
    page.getByLabel('New password', { exact: true }),
    page.getByLabel('New password again'),
  ];
  await first.fill('Spanning-Tree-9');
  await repeat.fill('Spanning-Tree-9');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/^Your password was changed/)).toBeVisible();

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('Email', { exact: true }).fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill('Spanning-Tree-9');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
});

test.use({ reducedMotion: 'reduce' });

test('a password is changed by keys', { tag: '@gate' }, async ({ context, page }) => {
  await newLearner(context, {});
  const keys = keysOf(page);
  await page.goto('/security');
  await keys.skipToContent();
  const first = page.getByLabel('New password', { exact: true });
  await keys.write(first, 'Spanning-Tree-9');
  await keys.press(page.getByRole('button', { name: 'Show password' }).first(), 'Space');
  await expect(first).toHaveAttribute('type', 'text');
  await keys.write(page.getByLabel('New password again'), 'Spanning-Tree-9');
  await keys.press(page.getByRole('button', { name: 'Change password' }));
  await expect(page.getByText(/^Your password was changed/)).toBeVisible();
});
