import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { newLearner } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

test('notifications are opened, left and followed by keys', { tag: '@gate' }, async ({
  context,
  page,
}) => {
  const learner = await newLearner(context, { 'vlans-and-switching': 2 });
  const lesson = (await learner.lessons('vlans-and-switching'))[2];
  if (lesson) await learner.finish(lesson);
  const keys = keysOf(page);
  await page.goto('/billing');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const list = page.getByRole('region', { name: 'Notifications' });
  await keys.press(bell);
  await expect(list).toBeFocused();
  await keys.leave(list, bell);
  await keys.press(bell);
  await keys.press(list.getByRole('link').first());
  await expect(list).toBeHidden();
  await expect(page).not.toHaveURL(/billing/);
});

test('a lesson done is told in a toast, which stays while one goes on', async ({
  context,
  page,
}) => {
  const learner = await newLearner(context, { 'vlans-and-switching': 2 });
  const [, , lesson] = await learner.lessons('vlans-and-switching');
  await page.goto(lesson?.path ?? '');
  await page.getByRole('button', { name: 'Finish lesson' }).click();
  const toasts = page.getByRole('region', { name: /notification/ });
  await expect(toasts.getByRole('status')).toContainText(/Lesson done, \+\d+ XP/);
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(lesson?.name ?? '');
  await expect(toasts.getByRole('status')).toBeVisible();
  await page.keyboard.press('F6');
  await expect(toasts).toBeFocused();
  await toasts.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(toasts).toBeHidden();
});
