import { expect, test } from '@playwright/test';
import { chooseFile } from './hands.ts';
import { keysOf } from './keys.ts';
import { newLearner } from './learner.ts';
import { picture } from './picture.ts';

/* By keyboard alone: the shell and what belongs to a person. Sign-up is in whole-way.spec.ts. */

test.use({ reducedMotion: 'reduce' });

test('sign-in by keys leads to the page that was wanted', async ({ page }) => {
  const keys = keysOf(page);
  await page.goto('/courses');
  await keys.write(page.getByLabel('Email'), 'aiko@example.org');
  await keys.write(page.getByLabel('Password'), 'Uplink-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
});

test('the theme is changed in the account menu by keys', async ({ context, page }) => {
  await newLearner(context, {});
  const keys = keysOf(page);
  await page.goto('/billing');
  const opener = page.getByRole('button', { name: /^Account menu/ });
  await keys.press(opener);
  await expect(page.getByRole('menu')).toBeVisible();
  await keys.leave(page.getByRole('menu'), opener);
  await keys.press(opener);
  await page.keyboard.type('Dark');
  await expect(page.getByRole('menuitem', { name: 'Dark theme' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(opener).toBeFocused();
});

test('the menu of small screens is opened, left and used by keys', async ({ context, page }) => {
  await newLearner(context, {});
  const keys = keysOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/billing');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await keys.press(opener);
  await expect(menu).toBeVisible();
  await keys.leave(menu, opener);
  await keys.press(opener);
  await keys.press(menu.getByRole('link', { name: 'Courses', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeFocused();
});

test('notifications are opened, left and followed by keys', async ({ context, page }) => {
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

test('a profile is changed and published by keys', async ({ context, page }) => {
  const learner = await newLearner(context, {});
  const keys = keysOf(page);
  await page.goto('/profile');
  await keys.skipToContent();
  const publish = page.getByRole('switch', { name: /^Publish my profile/ });
  await keys.press(publish, 'Space');
  await expect(publish).toBeChecked();
  await keys.write(page.getByRole('textbox', { name: /^Headline/ }), 'Field engineer');
  const size = page.getByRole('button', { name: /T-shirt size/ });
  await keys.press(size);
  await keys.leave(page.getByRole('listbox'), size);
  await keys.press(size);
  await page.keyboard.type('XXXX');
  await page.keyboard.press('Enter');
  await expect(size).toContainText('XXXXL');
  await keys.press(page.getByRole('button', { name: 'Save changes' }));
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  expect(await learner.read('/me/profile')).toMatchObject({
    headline: 'Field engineer',
    tshirtSize: 'XXXXL',
  });
});

test('a photo is cropped by keys', async ({ context, page }) => {
  await newLearner(context, {});
  const keys = keysOf(page);
  await page.goto('/profile');
  await keys.skipToContent();
  const choose = page.getByRole('button', { name: 'Choose a photo' });
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  await chooseFile(choose, picture(), () => keys.press(choose));
  await expect(dialog).toBeFocused();
  await keys.leave(dialog, choose);
  await chooseFile(choose, picture(), () => keys.press(choose));
  await keys.press(dialog.getByLabel('Part of the picture that is kept'), 'ArrowRight');
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await keys.press(zoom, 'ArrowRight');
  await expect(zoom).toHaveValue('1.1');
  await keys.press(dialog.getByRole('button', { name: 'Use photo' }));
  await expect(page.getByText('Your photo is saved.')).toBeVisible();
});

test('a password is changed by keys', async ({ context, page }) => {
  await newLearner(context, {});
  const keys = keysOf(page);
  await page.goto('/security');
  await keys.skipToContent();
  const first = page.getByLabel('New password', { exact: true });
  await keys.write(first, 'Spanning-Tree-9');
  await keys.press(page.getByRole('button', { name: 'Show password' }).first(), 'Space');
  await expect(first).toHaveAttribute('type', 'text');
  await keys.write(page.getByLabel('New password again'), 'Spanning-Tree-9');
  await keys.press(page.getByRole('button', { name: 'Change password' }));
  await expect(page.getByText(/^Your password was changed/)).toBeVisible();
});

test('a playlist is made, renamed and deleted by keys', async ({ context, page }) => {
  await newLearner(context, {});
  const keys = keysOf(page);
  await page.goto('/playlists');
  await keys.skipToContent();
  const create = page.getByRole('button', { name: 'New playlist' });
  await keys.press(create);
  await keys.leave(page.getByRole('dialog'), create);
  await keys.press(create);
  await keys.write(page.getByRole('textbox', { name: 'Name of the playlist' }), 'For later');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'For later' })).toBeFocused();
  await keys.press(page.getByRole('button', { name: 'Rename' }));
  await keys.write(page.getByRole('textbox', { name: 'Name of the playlist' }), 'For Sunday');
  await keys.press(page.getByRole('button', { name: 'Save name' }));
  await expect(page.getByRole('heading', { level: 1, name: 'For Sunday' })).toBeVisible();
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await keys.press(remove);
  await expect(page.getByText('No playlist yet')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('F6');
  await keys.press(undo);
  await expect(page.getByRole('link', { name: /^For Sunday/ })).toBeVisible();
});

test('a learner is found and followed by keys', async ({ context, page }) => {
  await newLearner(context, {});
  const keys = keysOf(page);
  await page.goto('/following');
  await keys.skipToContent();
  await keys.write(page.getByRole('searchbox', { name: 'Find learners' }), 'mori');
  await keys.press(page.getByRole('button', { name: 'Follow Aiko Morimoto' }));
  await expect(page.getByRole('button', { name: 'Unfollow Aiko Morimoto' }).first()).toBeVisible();
  await keys.press(page.getByRole('link', { name: 'Aiko Morimoto' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Aiko Morimoto' })).toBeFocused();
});

test('a certificate is filtered, opened and verified by keys', async ({ context, page }) => {
  await newLearner(context, { 'vlans-and-switching': 9 });
  const keys = keysOf(page);
  await page.goto('/certs-and-awards');
  await keys.skipToContent();
  await keys.press(page.getByRole('radio', { name: 'All', exact: true }), 'ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Course completion' })).toBeChecked();
  await expect(page.getByRole('link', { name: /Layer 2 award/ })).toBeHidden();
  await keys.press(page.getByRole('link', { name: /^Certificate of course completion/ }));
  await keys.press(page.getByRole('link', { name: /\/verify\// }));
  await expect(page.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
});

test('a practice lab is asked about and opened by keys', async ({ context, page }) => {
  await newLearner(context, { 'vlans-and-switching': 1 });
  const keys = keysOf(page);
  await page.goto('/practice-labs');
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
