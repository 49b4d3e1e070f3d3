import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { openLesson } from '../support/open-lesson.ts';

test.use({ reducedMotion: 'reduce' });

test('a quiz is answered by keys', { tag: '@gate' }, async ({ page }) => {
  const { keys } = await openLesson(page, 2, ({ path }) => `${path}/quiz`);
  await page.getByRole('button', { name: 'Submit answers' }).waitFor();
  for (const group of await page.getByRole('radiogroup').all()) {
    await keys.press(group.getByRole('radio').first(), 'ArrowDown');
    await expect(group.getByRole('radio').nth(1)).toBeChecked();
  }
  for (const group of await page.getByRole('group').all()) {
    const box = group.getByRole('checkbox').first();
    if ((await box.count()) > 0) await keys.press(box, 'Space');
  }
  for (const blank of await page.getByLabel(/^Blank in question/).all())
    await keys.write(blank, 'a frame');
  await keys.press(page.getByRole('button', { name: 'Submit answers' }));
  await expect(page).toHaveURL(/\/quizzes\/\d+\/submissions\/\d+$/);
});
