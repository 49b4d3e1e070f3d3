import { expect, test } from '@playwright/test';
import { signIn } from './people.ts';

test('an outage in a quiz loses nothing, and nothing false is called saved', async ({
  context,
  page,
}) => {
  await signIn(page, 'maya');
  await page.getByRole('link', { name: 'Start learning', exact: true }).click();
  await page.getByRole('button', { name: 'Finish lesson' }).click();
  await expect(page.getByRole('button', { name: 'Submit answers' })).toBeVisible();
  const [first, second] = await page.getByRole('radiogroup').all();
  if (!first || !second) throw new Error('The quiz has too few questions with one answer.');

  await context.setOffline(true);
  await first.getByRole('radio').nth(1).check({ force: true });
  await expect(page.getByText(/You are offline\. Answers are kept here/)).toBeVisible();
  await expect(page.getByText(/^Draft saved at/)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText(/^Draft saved at/)).toBeVisible({ timeout: 15_000 });

  await page.route('**/answers/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal', requestId: 'x' } }),
  );
  await second.getByRole('radio').nth(1).check({ force: true });
  await expect(page.getByText(/^Not saved\./)).toBeVisible();
  // The page is left with the answer unsaved; it is still there, and is sent once the server works.
  await page.unroute('**/answers/*');
  await page.reload();
  await expect(page.getByText(/^Draft saved at/)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
  await expect(page.getByText(/^2 of \d answered$/)).toBeVisible();
});

test('a call that fails says so at the top, and the page can be tried again', async ({ page }) => {
  await signIn(page, 'maya');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
  await page.route('**/me/homeworks?*', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Something broke here.', code: 'x', requestId: 'x' },
    }),
  );
  await page.getByRole('link', { name: 'Homeworks', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Something broke here.' }).first(),
  ).toBeVisible();
  await page.unroute('**/me/homeworks?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Build an office with three VLANs')).toBeVisible();
});
