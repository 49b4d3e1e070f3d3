import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { grant, newLearner } from '../support/learner.ts';

/** Someone who has published a profile, and can be found by a name no one else has. */
const newcomer = () => grant({ hasPublicProfile: true });

test('a learner follows another, who keeps the profile private again', async ({
  context,
  page,
}) => {
  const [other, hidden] = [await newcomer(), await grant({})];
  await newLearner(context, {});
  await page.goto('/following');
  await page.getByRole('searchbox', { name: 'Find learners' }).fill(other.lastName);
  await page.getByRole('button', { name: `Follow ${other.fullName}` }).click();
  await page.getByRole('link', { name: other.fullName }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: other.fullName })).toBeVisible();
  await page.getByRole('button', { name: 'Unfollow' }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await page.goto(`/profile/${hidden.uniqueName}`);
  await expect(page.getByRole('heading', { name: 'This profile is not public' })).toBeVisible();
});

test('a learner is found and followed by keys', { tag: '@gate' }, async ({ context, page }) => {
  const other = await newcomer();
  await newLearner(context, {});
  const keys = keysOf(page);
  await page.goto('/following');
  await keys.skipToContent();
  await keys.write(page.getByRole('searchbox', { name: 'Find learners' }), other.lastName);
  await keys.press(page.getByRole('button', { name: `Follow ${other.fullName}` }));
  await expect(
    page.getByRole('button', { name: `Unfollow ${other.fullName}` }).first(),
  ).toBeVisible();
  await keys.press(page.getByRole('link', { name: other.fullName }).first());
  await expect(page.getByRole('heading', { level: 1, name: other.fullName })).toBeFocused();
});
