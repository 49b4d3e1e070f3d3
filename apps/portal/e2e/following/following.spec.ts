import { expect, test } from '@playwright/test';
import { keysOf } from '../support/keys.ts';
import { newLearner } from '../support/learner.ts';
import { signIn } from '../support/people.ts';

test('a learner follows another, who keeps the profile private again', async ({ page }) => {
  await signIn(page, 'bram', '/following');
  await page.getByRole('searchbox', { name: 'Find learners' }).fill('mori');
  await page.getByRole('button', { name: 'Follow Aiko Morimoto' }).click();
  await page.getByRole('link', { name: 'Aiko Morimoto' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aiko Morimoto' })).toBeVisible();
  await page.getByRole('button', { name: 'Unfollow' }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await page.goto('/profile/samira');
  await expect(page.getByRole('heading', { name: 'This profile is not public' })).toBeVisible();
});

test.use({ reducedMotion: 'reduce' });

test('a learner is found and followed by keys', { tag: '@gate' }, async ({ context, page }) => {
  await newLearner(context, {});
  const keys = keysOf(page);
  await page.goto('/following');
  await keys.skipToContent();
  await keys.write(page.getByRole('searchbox', { name: 'Find learners' }), 'mori');
  await keys.press(page.getByRole('button', { name: 'Follow Aiko Morimoto' }));
  await expect(page.getByRole('button', { name: 'Unfollow Aiko Morimoto' }).first()).toBeVisible();
  await keys.press(page.getByRole('link', { name: 'Aiko Morimoto' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Aiko Morimoto' })).toBeFocused();
});
