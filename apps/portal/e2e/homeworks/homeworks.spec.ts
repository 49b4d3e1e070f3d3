import { expect, type Page } from '@playwright/test';
import { chooseFile } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import type { Keys } from '../support/keys.ts';
import { openLesson } from '../support/open-lesson.ts';

test.use({ reducedMotion: 'reduce' });

const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };

/** Chooses the file of a homework and waits until it is stored. */
async function upload(page: Page, keys: Keys) {
  const choose = page.getByRole('button', { name: 'choose files', exact: true });
  await chooseFile(choose, plan, () => keys.press(choose));
  await expect(page.getByText(/, uploaded$/)).toBeVisible();
}

test('homework is uploaded, taken back and handed in by keys', { tag: '@gate' }, async ({
  page,
}) => {
  const { keys } = await openLesson(page, 4, ({ path }) => `${path}/homework`);
  await upload(page, keys);
  await keys.press(page.getByRole('button', { name: 'Remove plan.pdf' }));
  await expect(page.getByText(/, uploaded$/)).toBeHidden();
  await upload(page, keys);
  await keys.write(page.getByLabel('Message'), 'Is port 9 a trunk?');
  await keys.press(page.getByRole('button', { name: 'Submit homework' }));
  await expect(page.getByText('Pending approval').first()).toBeVisible();
});

test('a worksheet is filled in by keys, and leads to what is missing', { tag: '@gate' }, async ({
  page,
}) => {
  const { keys } = await openLesson(page, 7, ({ path }) => `${path}/homework`);
  const submit = page.getByRole('button', { name: 'Submit homework' });
  await page.getByRole('checkbox').first().waitFor();
  await keys.press(submit);
  await expect(page.getByText(/items are still empty/)).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) {
    await keys.press(box, 'Space');
    await expect(box).toBeChecked();
  }
  for (const blank of await page.getByLabel(/^Blank \d/).all()) await keys.write(blank, '00:1b');
  for (const text of await page.getByRole('main').getByRole('textbox', { name: /\?$/ }).all())
    await keys.write(text, 'Only its own network.');
  await keys.press(submit);
  await expect(page.getByText('Pending approval').first()).toBeVisible();
});
