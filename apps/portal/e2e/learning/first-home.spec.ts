import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';

test('a new account answers three questions and is in a lesson at one click', {
  tag: '@gate',
}, async ({ page, context }) => {
  await newLearner(context, {});
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What a mentor does for you' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  for (const answer of ['Security job', 'New to this', '3']) {
    await page.getByRole('button', { name: answer, exact: true }).click();
    await expect(page.getByRole('button', { name: answer, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  await expect(page.getByText('Your path to a security job')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'The first week, evening by evening' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Start learning', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'What happens when you press Enter' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finish lesson' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Networks from Zero').first()).toBeVisible();
  await expect(page.getByText('at 3 evenings a week')).toBeVisible();
});
