import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';

test('a call that fails says so at the top, and the page can be tried again', async ({
  context,
  page,
}) => {
  await newLearner(context, { 'vlans-and-switching': 4 });
  await page.goto('/');
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
  // A page whose code comes after its first call failed asks once more by itself.
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unroute('**/me/homeworks?*');
  await again.click();
  await expect(page.getByText('Build an office with three VLANs')).toBeVisible();
});
