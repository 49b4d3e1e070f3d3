import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { newLearner } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

test('a product leads to its practice labs, and a lab has a page with what it holds', async ({
  context,
  page,
}) => {
  await newLearner(context, { 'vlans-and-switching': 1 });
  await page.goto('/courses/vlans-and-switching');
  await page.getByRole('link', { name: 'Practice labs (' }).click();
  await expect(page).toHaveURL(/\?tab=labs$/);
  await page.getByRole('link', { name: 'Routing and switching bundle' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Routing and switching bundle' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'OSPF adjacency clinic' })).toBeVisible();
  await page.getByRole('button', { name: 'Start learning' }).click();
  await expect(page).toHaveURL('/practice-labs/routing-and-switching-labs/modules');
  await page.getByRole('button', { name: 'Launch lab: Trunk repair' }).click();
  const lab = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Launch lab', exact: true }).click();
  await expect((await lab).getByRole('heading', { name: 'Trunk repair' })).toBeVisible();
});

test('a practice lab is asked about and opened by keys', { tag: '@gate' }, async ({
  context,
  page,
}) => {
  await newLearner(context, { 'vlans-and-switching': 1 });
  const keys = keysOf(page);
  await page.goto('/practice-labs');
  await expect(page.getByText(/500\+ labs/)).toBeVisible();
  await keys.skipToContent();
  const launch = page.getByRole('button', { name: 'Launch lab: Trunk repair' });
  await keys.press(launch);
  await keys.leave(page.getByRole('alertdialog'), launch);
  await keys.press(launch);
  const lab = context.waitForEvent('page');
  await keys.press(page.getByRole('button', { name: 'Launch lab', exact: true }));
  await expect((await lab).getByRole('heading', { name: 'Trunk repair' })).toBeVisible();
  await expect(page.getByText(/^Open until /)).toBeVisible();
});
