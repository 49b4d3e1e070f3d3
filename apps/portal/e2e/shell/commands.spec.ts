import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';

test('from any page a few letters lead to a product, and back to a lesson’s page', async ({
  context,
  page,
}) => {
  const learner = await newLearner(context, { 'vlans-and-switching': 2 });
  const [, , lesson] = await learner.lessons('vlans-and-switching');
  await page.goto('/homeworks');
  await expect(page.getByRole('heading', { level: 1, name: 'Homeworks' })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  // The code behind the key comes behind the page.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('vlans');
  await expect(palette.getByRole('menuitem', { name: /^VLANs and Switching/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/courses/vlans-and-switching');
  await expect(palette).toBeHidden();

  await page.goto(lesson?.path ?? '');
  await expect(page.getByRole('heading', { level: 1, name: lesson?.name ?? '' })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('homeworks');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/homeworks');
});
