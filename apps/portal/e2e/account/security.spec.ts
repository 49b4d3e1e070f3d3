import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { newLearner } from '../support/learner.ts';
import { signIn } from '../support/people.ts';

test.use({ reducedMotion: 'reduce' });

test('address and password change by keys after a fresh sign-in', { tag: '@gate' }, async ({
  context,
  page,
}) => {
  const learner = await newLearner(context, {});
  const keys = keysOf(page);
  await page.goto('/security');
  await keys.skipToContent();
  const address = page.getByLabel('New email address');
  const change = page.getByRole('button', { name: 'Change email' });
  await keys.write(address, learner.email);
  await keys.press(change);
  await expect(page.getByText('This is already your email address')).toBeVisible();
  await keys.write(address, `new-${learner.email}`);
  await keys.press(change);
  await expect(page.getByText(`Open the link we sent to new-${learner.email}`)).toBeVisible();
  const password = 'Spanning-Tree-9';
  const first = page.getByLabel('New password', { exact: true });
  await keys.write(first, password);
  await keys.press(page.getByRole('button', { name: 'Show password' }).first(), 'Space');
  await expect(first).toHaveAttribute('type', 'text');
  await keys.write(page.getByLabel('Confirm new password'), password);
  await keys.press(page.getByRole('button', { name: 'Change password' }));
  await expect(page.getByText(/^Your password was changed/)).toBeVisible();

  await context.clearCookies();
  await signIn(page, { email: learner.email, password });
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
});
