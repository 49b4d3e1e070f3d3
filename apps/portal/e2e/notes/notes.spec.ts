import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';
import { openLesson, openTab } from '../support/open-lesson.ts';

test.use({ reducedMotion: 'reduce' });

test('a note is taken by a key, survives a reload, leads back to its second and leaves as a PDF', {
  tag: '@gate',
}, async ({ page }) => {
  const learner = await newLearner(page.context(), { 'vlans-and-switching': 4 });
  const lesson = (await learner.lessons('vlans-and-switching'))[4];
  await page.goto(lesson?.path ?? '');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('5');
  await page.keyboard.press('n');
  const box = page.getByRole('textbox', { name: 'Note at 00:24' });
  await expect(box).toBeFocused();
  await page.keyboard.type('The tag sits behind the source address. Never mind the n.');
  await expect(page.getByText(/Draft saved at/)).toBeVisible();
  await expect(page).toHaveURL(/nav=notes/);

  await page.reload();
  await expect(page.getByText(/The tag sits behind/)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Notes 1' })).toBeVisible();

  await page.goto('/notes');
  await expect(
    page.getByRole('heading', { name: 'VLANs and Switching Foundations' }),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('notes.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('link', { name: 'Go to 00:24' }).click();
  await expect(page).toHaveURL(/nav=notes&position=24/);
  await expect(page.getByRole('tab', { name: 'Notes 1', selected: true })).toBeVisible();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBe(24);

  await page.getByRole('button', { name: 'Delete note at 00:24' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: /notification/ })).toBeFocused();
  await undo.press('Enter');
  await expect(page.getByRole('button', { name: 'Go to 00:24' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Delete note at 00:24' }).click();
  await expect(page.getByText('No notes yet')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Notes', exact: true })).toBeVisible();
});

test('a note written while the link is down is sent when it is back', async ({ page }) => {
  const learner = await newLearner(page.context(), { 'vlans-and-switching': 4 });
  const lesson = (await learner.lessons('vlans-and-switching'))[4];
  await page.goto(`${lesson?.path}?nav=notes`);
  await page.getByRole('button', { name: 'New note' }).click();
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Note at 00:00' }).fill('Kept here');
  await expect(page.getByText(/You are offline/).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/Draft saved at/)).toBeVisible();
  await expect
    .poll(async () => (await learner.read<{ data: { text: string }[] }>('/me/notes')).data)
    .toEqual([expect.objectContaining({ text: 'Kept here' })]);
});

test('a note is taken, changed and deleted by keys', async ({ page }) => {
  const { keys } = await openLesson(page, 4);
  await openTab(page, keys, /^Notes/);
  await keys.press(page.getByRole('button', { name: 'New note' }));
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await page.keyboard.type('Trunk first');
  await expect(page.getByText(/Draft saved at/)).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Done', exact: true }));
  const edit = page.getByRole('button', { name: 'Edit note' });
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await keys.write(page.getByRole('textbox', { name: 'Note' }), 'Access port first');
  await keys.press(page.getByRole('button', { name: 'Done', exact: true }));
  await expect(page.getByText('Access port first')).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Delete note' }));
  await expect(page.getByText('No notes yet')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('F6');
  await keys.press(undo);
  await expect(page.getByText('Access port first')).toBeVisible();
});
