import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';

test('the inbox is plain and empty for someone who reviews nothing', async ({ context, page }) => {
  await newLearner(context, {});
  for (const path of ['/inbox', '/inbox/homework', '/inbox/quiz', '/inbox/milestones']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    await expect(page.getByText('The inbox is where mentors review work.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Go home']);
  }
});
