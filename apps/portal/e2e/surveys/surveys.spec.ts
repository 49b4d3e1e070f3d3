import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';

interface Context {
  programIdsIncompleteOnboardingSurvey: number[];
}

test('a learner is led to the survey of the program, answers it, and is asked no more', {
  tag: '@gate',
}, async ({ context, page }) => {
  const learner = await newLearner(context, { 'network-engineer': 0 });
  const asked = async () =>
    (await learner.read<Context>('/me/context')).programIdsIncompleteOnboardingSurvey.length;
  expect(await asked()).toBe(1);
  await page.goto('/');
  await expect(page.getByText(/^Network Engineer Program has a few questions/)).toBeVisible();
  await page.goto('/programs/network-engineer');
  await page.getByRole('link', { name: 'ANSWER NOW' }).click();
  await expect(page).toHaveURL(/\/programs\/network-engineer\/survey$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before your first week');
  await expect(page.getByRole('link', { name: 'ANSWER NOW' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('4 answers are missing or wrong.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'I want a first job in networks' })).toBeFocused();
  for (const choice of ['I want a first job in networks', 'None', '5 to 8'])
    await page.getByRole('radio', { name: choice }).check({ force: true });
  await page.getByLabel(/^What do you want to be able to do/).fill('Mend the network at home.');
  // What was typed is kept on this device until it is handed in.
  await page.reload();
  await expect(page.getByLabel(/^What do you want to be able to do/)).toHaveValue(
    'Mend the network at home.',
  );
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your answers are in' })).toBeVisible();
  expect(await asked()).toBe(0);

  await page.getByRole('link', { name: 'Go to the program' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Network Engineer Program');
  await expect(page.getByRole('link', { name: 'ANSWER NOW' })).toHaveCount(0);
});
