import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';

test('overview, learning and achievements say how far a learner is', async ({ context, page }) => {
  await newLearner(context, { 'vlans-and-switching': 9, 'ospf-in-practice': 1 });
  await page.goto('/overview');
  await expect(page.getByText('Lessons done')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Your learning' });
  await pages.getByRole('link', { name: 'Learning' }).click();
  await expect(page.getByRole('heading', { name: 'Learning now' })).toBeVisible();
  await pages.getByRole('link', { name: 'Achievements' }).click();
  await expect(page.getByRole('link', { name: /^VLANs and Switching/ })).toBeVisible();
  await pages.getByRole('link', { name: 'Followers' }).click();
  await expect(page.getByText('No followers yet')).toBeVisible();
});

test('a course is skipped where its program lets it, and a lesson where its course does', {
  tag: '@gate',
}, async ({ context, page }) => {
  await newLearner(context, { 'vlans-and-switching': 9, 'security-analyst': 0 });
  await page.goto('/courses/reading-the-wire');
  await page.getByRole('button', { name: 'Start learning' }).click();
  const first = page.getByRole('heading', { level: 1 });
  await expect(first).toBeVisible();
  const name = await first.textContent();
  await page.getByRole('button', { name: 'Skip lesson' }).click();
  await expect(page.getByText(/^Skipped\. You can still finish it/)).toBeVisible();
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect(first).not.toHaveText(name ?? '');

  await page.goto('/courses/reading-the-wire');
  await page.getByRole('button', { name: 'Skip this course' }).click();
  await expect(page.getByText(/You skipped this/)).toBeVisible();
  await page.goto('/courses/access-lists-and-firewalls');
  await expect(page.getByRole('button', { name: 'Start learning' })).toBeEnabled();
});
