import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { typeCard } from './cards.ts';

/** Chooses what is found by these words. */
async function choose(page: Page, words: string, option: string) {
  const product = page.getByRole('combobox', { name: /^Product/ });
  await product.fill(words);
  await page.getByRole('option', { name: option }).click();
}

/** Waits until a part has saved itself. */
const saved = (page: Page, part: string) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith(`/${part}`) && answer.request().method() === 'PUT',
  );

/** Builds a checkout page with an order bump, an upsell and a header, and publishes it; answers where it is. */
export async function buildCheckoutPage(desk: Page): Promise<string> {
  const uniqueId = `intake-${randomUUID().slice(0, 8)}`;
  await desk.goto('/admin/checkout');
  await desk.getByRole('button', { name: 'New checkout page' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Autumn intake');
  await dialog.getByLabel('Unique ID').fill(uniqueId);
  await choose(desk, 'Branch', 'Branch Office Bundle');
  await dialog.getByRole('button', { name: 'Create checkout page' }).click();

  const parts = desk.getByRole('navigation', { name: 'Parts of Autumn intake' });
  await parts.getByRole('link', { name: 'Order bump' }).click();
  await desk.getByText('Offer something with the order').click();
  const bumped = saved(desk, 'orderbump');
  await choose(desk, 'Mock', 'Mock interview');
  await expect(desk.getByLabel('New price')).toHaveValue('49.00');
  await bumped;

  await parts.getByRole('link', { name: 'Upsells' }).click();
  await desk.getByRole('button', { name: 'Add an upsell' }).click();
  await choose(desk, 'Access Lists', 'Access Lists and Firewalls');
  await desk.getByLabel('New price').fill('99');
  const offered = saved(desk, 'upsells');
  await desk.getByLabel('Title').fill('Now decide what gets through');
  await offered;

  await parts.getByRole('link', { name: 'Layout' }).click();
  await desk.getByRole('button', { name: 'Edit header' }).click();
  const laid = saved(desk, 'layout');
  await desk.getByLabel('Title').fill('Connect two offices');
  await laid;
  await desk.getByRole('button', { name: 'Publish checkout page' }).click();
  const asked = desk.getByRole('dialog');
  await asked.getByLabel(/^Reason for the log/).fill('The spring campaign starts');
  await asked.getByRole('button', { name: 'Publish checkout page' }).click();
  await expect(desk.getByText('Live', { exact: true })).toBeVisible();
  return `/checkout/${uniqueId}`;
}

/** Buys on that page with the order bump and the upsell, as someone without an account; answers their address. */
export async function buyOnCheckoutPage(page: Page, path: string): Promise<string> {
  const email = `petra-${randomUUID()}@example.org`;
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Connect two offices' })).toBeVisible();
  await page.getByLabel('First name').fill('Petra');
  await page.getByLabel('Last name').fill('Solano');
  await page.getByLabel('Email').fill(email);
  await page.getByText('Add a mock interview').click();
  await typeCard(page, '4242424242424242');
  // A press of the mouse right after scrolling can hit the frame of the card that was there before.
  await page.getByRole('button', { name: 'Pay $348.00' }).press('Enter');
  await expect(page.getByText('Now decide what gets through')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, add it for $99.00' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('Mock interview with a network engineer')).toBeVisible();
  await expect(page.getByText('$447.00')).toBeVisible();
  return email;
}
