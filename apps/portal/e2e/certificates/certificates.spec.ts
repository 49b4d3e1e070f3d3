import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { demo, newLearner, signInAs } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

const course = 'vlans-and-switching';

test('who finished a course finds its certificate, takes its PDF, and anybody can verify it', {
  tag: '@gate',
}, async ({ context, office, page }) => {
  const { name } = await newLearner(context, { [course]: 9 });
  await page.goto('/certs-and-awards');
  await expect(page.getByRole('link', { name: /Layer 2 award/ })).toBeVisible();
  await page.getByRole('link', { name: /Certificate of course completion/ }).click();
  await expect(page.getByText(new RegExp(name)).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await readFile(await (await download).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

  const address = await page.getByRole('link', { name: /\/verify\// }).getAttribute('href');
  const visit = await office.newPage();
  await visit.goto(address ?? '');
  await expect(visit.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
  await expect(visit.getByText(new RegExp(name))).toBeVisible();
  await visit.goto('/verify/0000000000000000');
  await expect(visit.getByRole('heading', { name: 'No certificate has this code' })).toBeVisible();
});

test('a certificate and a public profile are shared', async ({ context, page }) => {
  await signInAs(context, demo('maya'));
  await page.goto('/certs-and-awards');
  await page.getByRole('main').getByRole('list').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: /^Share your/ });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(new URL(link).pathname).toMatch(/^\/verify\/.{16}$/);
  for (const network of ['LinkedIn', 'X', 'Facebook']) {
    const href = await dialog.getByRole('link', { name: network }).getAttribute('href');
    expect([...new URL(href ?? '').searchParams.values()]).toContain(link);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();

  await page.goto('/achievements');
  await page
    .getByRole('button', { name: /^Share / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Share / })).toBeVisible();
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
