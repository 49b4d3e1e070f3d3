import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { openLesson, openTab } from '../support/open-lesson.ts';

test.use({ reducedMotion: 'reduce' });

test('a video is played, moved in and told about by keys', { tag: '@gate' }, async ({ page }) => {
  const { keys } = await openLesson(page, 5);
  const second = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  // Its code may come after the lesson's words; whoever sees the player is heard.
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await expect(play).toBeVisible();
  await page.keyboard.press('5');
  await expect.poll(second).toBeGreaterThan(20);
  await page.keyboard.press('Home');
  await keys.press(page.getByRole('slider', { name: 'Position' }), 'ArrowRight');
  await expect.poll(second).toBe(5);
  await keys.press(page.getByRole('button', { name: 'Mute', exact: true }), 'Space');
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeFocused();
  await keys.press(play);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('k');
  await expect(play).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.leave(page.getByRole('dialog'), play);
});

test('the transcript is searched and followed by keys', async ({ page }) => {
  const { keys } = await openLesson(page, 5);
  await openTab(page, keys, /^Transcript/);
  const lines = page.getByRole('tabpanel').getByRole('listitem').getByRole('button');
  await keys.press(lines.nth(2));
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(1);
});
