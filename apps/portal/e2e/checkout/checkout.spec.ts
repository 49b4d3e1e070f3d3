import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';

/** Types a test card into the provider's frame. */
async function typeCard(page: Page, number: string) {
  const card = page.frameLocator('iframe[title="Card"]');
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Expires').fill('12 / 40');
  await card.getByLabel('Security code').fill('123');
  await card.getByLabel('Zip').fill('60614');
}

test('a visitor buys on a sales page after their first card was declined, and takes the smaller offer', {
  tag: '@gate',
}, async ({ page }) => {
  const email = `jonas-${randomUUID()}@example.org`;
  await page.goto('/checkout/ospf-in-practice');
  const pay = page.getByRole('button', { name: 'Pay $149.00' });
  await expect(pay).toBeEnabled();
  await pay.click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('Jonas');
  await page.getByLabel('Last name').fill('Petersen');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Street').fill('12 Ring Road');
  await page.getByLabel('City').fill('Chicago');
  await page.getByLabel('Zip', { exact: true }).fill('60614');
  await page.getByLabel('Country').fill('United States');
  await page.getByRole('button', { name: /T-shirt size/ }).click();
  await page.getByRole('option', { name: 'M', exact: true }).click();

  await typeCard(page, '4000000000009995');
  await pay.click();
  await expect(page.getByRole('alert')).toContainText('We were unable to process your payment.');
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await typeCard(page, '4242424242424242');
  await pay.click();
  await expect(page.getByText('OSPF in Practice is yours.')).toBeVisible();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByText('Only the lab, then')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, add it for $9.00' }).click();

  await expect(page).toHaveURL('/checkout/ospf-in-practice/thank-you');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText(`We sent a mail to ${email}.`)).toBeVisible();
  await expect(page.getByText('$158.00')).toBeVisible();
});
