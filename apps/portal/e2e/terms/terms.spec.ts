import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';

/** Opens the agreement that home asks a new owner of the bundle for. */
async function openAgreement(page: Page) {
  await page.goto('/');
  await page.getByRole('link', { name: 'READ AND SIGN' }).click();
  await expect(page.getByRole('heading', { name: 'Sign the agreement' })).toBeVisible();
}

test('an agreement is signed, opens what it held back, and can be downloaded', async ({
  context,
  page,
}) => {
  await newLearner(context, { 'branch-office': 0 });
  await openAgreement(page);
  await page.getByRole('button', { name: 'Accept and sign' }).click();
  await expect(page.getByLabel('Date of birth')).toBeFocused();
  await page.getByLabel('Date of birth').fill('1994-05-11');
  await page.getByLabel('Phone').fill('+1 202 555 0143');
  await page.getByLabel('Address').fill('12 Cable Street, Portland');
  await page.getByRole('button', { name: 'Accept and sign' }).click();
  await expect(page.getByText('You accepted this agreement')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe('Agreement.pdf');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'READ AND SIGN' })).toBeHidden();
});

test('an agreement is declined with a reason, and stays closed', async ({ context, page }) => {
  await newLearner(context, { 'branch-office': 0 });
  await openAgreement(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why are you declining?').fill('My work is my own.');
  await dialog.getByRole('button', { name: 'Decline agreement' }).click();
  await expect(page.getByText('You declined this agreement')).toBeVisible();
});
