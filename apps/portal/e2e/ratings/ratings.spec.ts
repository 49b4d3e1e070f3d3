import { expect } from '@playwright/test';
import { tick } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { newLearner } from '../support/learner.ts';

const course = 'vlans-and-switching';

test('a product is rated and the rating changed by keys alone', { tag: '@gate' }, async ({
  context,
  page,
}) => {
  const { name } = await newLearner(context, { [course]: 2 });
  await page.goto(`/courses/${course}`);
  const keys = keysOf(page);
  await keys.skipToContent();
  const rate = page.getByRole('button', { name: 'Rate this course' });
  const dialog = page.getByRole('dialog');
  await keys.press(rate);
  await expect(dialog).toBeVisible();
  await keys.leave(dialog, rate);
  await keys.press(rate);
  const send = dialog.getByRole('button', { name: 'Send feedback' });
  await expect(send).toBeDisabled();
  await keys.press(dialog.getByRole('radio', { name: '1 of 5, a waste of time' }), 'Space');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Written without a mouse.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: '10, Very much' })).toBeChecked();
  await keys.press(send);
  await expect(dialog).toBeHidden();
  // The newest is first.
  const own = page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(own).toContainText('Written without a mouse.');
  await expect(own.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Change your rating' }).click();
  await expect(send).toBeDisabled();
  await dialog.getByRole('textbox').fill('Changed later.');
  await send.click();
  await expect(own).toContainText('Changed later.');
  await expect(own).not.toContainText('Written without a mouse.');
});

test('an open lesson is rated, without a recommendation', async ({ context, page }) => {
  const learner = await newLearner(context, { [course]: 1 });
  const [first] = await learner.lessons(course);
  await page.goto(first?.path ?? '');
  await page.getByRole('button', { name: 'Rate this lesson' }).click();
  await tick(page.getByRole('radio', { name: '4 of 5, useful' }));
  await page.getByRole('textbox', { name: /Your review/ }).fill('Short and good.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('button', { name: 'Change your rating' })).toBeVisible();
});
