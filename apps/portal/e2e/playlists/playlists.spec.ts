import { expect } from '@playwright/test';
import { tick } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { newLearner } from '../support/learner.ts';
import { openLesson } from '../support/open-lesson.ts';

test.use({ reducedMotion: 'reduce' });

test('a lesson is saved to a playlist, found there, moved and taken out', async ({
  context,
  page,
}) => {
  const learner = await newLearner(context, { 'vlans-and-switching': 3 });
  const [first, second] = await learner.lessons('vlans-and-switching');
  for (const lesson of [first, second]) {
    await page.goto(lesson?.path ?? '');
    await page.getByRole('button', { name: 'Save to a playlist' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this lesson' });
    if (lesson === first) {
      await dialog.getByRole('textbox', { name: 'New playlist' }).fill('For later');
      await dialog.getByRole('button', { name: 'Create playlist' }).click();
    } else {
      const isSaved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await tick(dialog.getByRole('checkbox', { name: 'For later' }));
      await isSaved;
    }
    await expect(dialog.getByRole('checkbox', { name: 'For later' })).toBeChecked();
  }
  await page.goto('/playlists');
  await page.getByRole('link', { name: /^For later/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'For later' })).toBeVisible();
  const lessons = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(lessons).toHaveText([first?.name ?? '', second?.name ?? '']);
  await page.getByRole('button', { name: `Move ${second?.name} up` }).click();
  await expect(lessons).toHaveText([second?.name ?? '', first?.name ?? '']);
  const undo = (what: string) =>
    page.getByRole('alertdialog').filter({ hasText: what }).getByRole('button', { name: 'Undo' });
  const takeOut = page.getByRole('button', { name: `Remove ${first?.name} from the playlist` });
  await takeOut.click();
  await expect(lessons).toHaveText([second?.name ?? '']);
  await undo(`${first?.name} removed`).click();
  await expect(lessons).toHaveText([second?.name ?? '', first?.name ?? '']);
  await takeOut.click();
  await expect(lessons).toHaveText([second?.name ?? '']);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No playlists yet')).toBeVisible();
  await undo('For later deleted').click();
  await page.getByRole('link', { name: /^For later/ }).click();
  await expect(lessons).toHaveText([second?.name ?? '']);
});

test('a playlist is made, renamed and deleted by keys', { tag: '@gate' }, async ({
  context,
  page,
}) => {
  await newLearner(context, {});
  const keys = keysOf(page);
  await page.goto('/playlists');
  await keys.skipToContent();
  const create = page.getByRole('button', { name: 'New playlist' });
  await keys.press(create);
  await keys.leave(page.getByRole('dialog'), create);
  await keys.press(create);
  await keys.write(page.getByRole('textbox', { name: 'Playlist name' }), 'For later');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'For later' })).toBeFocused();
  await keys.press(page.getByRole('button', { name: 'Rename' }));
  await keys.write(page.getByRole('textbox', { name: 'Playlist name' }), 'For Sunday');
  await keys.press(page.getByRole('button', { name: 'Save name' }));
  await expect(page.getByRole('heading', { level: 1, name: 'For Sunday' })).toBeVisible();
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await keys.press(remove);
  await expect(page.getByText('No playlists yet')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('F6');
  await keys.press(undo);
  await expect(page.getByRole('link', { name: /^For Sunday/ })).toBeVisible();
});

test('a lesson is saved to a playlist by keys', async ({ page }) => {
  const { keys } = await openLesson(page, 4);
  const save = page.getByRole('button', { name: 'Save to a playlist' });
  const dialog = page.getByRole('dialog', { name: 'Save this lesson' });
  await keys.press(save);
  await keys.write(dialog.getByRole('textbox', { name: 'New playlist' }), 'For later');
  await keys.press(dialog.getByRole('button', { name: 'Create playlist' }));
  const box = dialog.getByRole('checkbox', { name: 'For later' });
  await expect(box).toBeChecked();
  await keys.press(box, 'Space');
  await expect(box).not.toBeChecked();
  await keys.leave(dialog, save);
});
