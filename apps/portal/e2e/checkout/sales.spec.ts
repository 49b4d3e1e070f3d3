import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { typeCard } from '../support/cards.ts';
import { test } from '../support/journey.ts';
import { newLearner, signInAs } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

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

test('marketing builds a sales page with an add-on, an upsell and a layout, and a visitor buys on it', async ({
  office,
  page,
}) => {
  // Two people take their turns, and each part saves itself after a pause.
  test.setTimeout(120_000);
  await signInAs(office, { role: 'marketing' });
  const desk = await office.newPage();
  const uniqueId = `intake-${randomUUID().slice(0, 8)}`;
  await desk.goto('/admin/checkout');
  await desk.getByRole('button', { name: 'New sales page' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Autumn intake');
  await dialog.getByLabel('Unique ID').fill(uniqueId);
  await choose(desk, 'VLANs', 'VLANs and Switching');
  await dialog.getByRole('button', { name: 'Create page' }).click();

  const parts = desk.getByRole('navigation', { name: 'Parts of Autumn intake' });
  await parts.getByRole('link', { name: 'Order bump' }).click();
  await desk.getByText('Offer something with the order').click();
  const bumped = saved(desk, 'orderbump');
  await choose(desk, 'Mock', 'Mock interview');
  await expect(desk.getByLabel('New price')).toHaveValue('49.00');
  await bumped;

  await parts.getByRole('link', { name: 'Upsells' }).click();
  await desk.getByRole('button', { name: 'Add an upsell' }).click();
  await choose(desk, 'Two-site', 'Two-site WAN');
  await desk.getByLabel('New price').fill('79');
  const offered = saved(desk, 'upsells');
  await desk.getByLabel('Title').fill('Build one with it');
  await offered;

  await parts.getByRole('link', { name: 'Layout' }).click();
  await desk.getByRole('button', { name: 'Edit header' }).click();
  const laid = saved(desk, 'layout');
  await desk.getByLabel('Title').fill('Segment a campus');
  await laid;
  await desk.getByRole('button', { name: 'Publish page' }).click();
  await expect(desk.getByText('Live', { exact: true })).toBeVisible();

  const email = `jonas-${randomUUID()}@example.org`;
  await page.goto(`/checkout/${uniqueId}`);
  await expect(page.getByRole('heading', { name: 'Segment a campus' })).toBeVisible();
  await page.getByLabel('First name').fill('Jonas');
  await page.getByLabel('Last name').fill('Petersen');
  await page.getByLabel('Email').fill(email);
  await page.getByText('Add a mock interview').click();
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay $198.00' }).click();
  await expect(page.getByText('Build one with it')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, add it for $79.00' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('Mock interview with a network engineer')).toBeVisible();
  await expect(page.getByText('$277.00')).toBeVisible();
});

test('sales sells a course by a coupon for staff, and the learner has it', async ({
  context,
  office,
}) => {
  const learner = await newLearner(context, {});
  const { id } = await learner.read<{ id: number }>('/me');
  await signInAs(office, { role: 'sales' });
  const desk = await office.newPage();
  await desk.goto(`/admin/users/${id}/purchases`);
  await desk.getByRole('button', { name: 'Add product' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Search products' }).fill('OSPF in Practice');
  await dialog
    .getByRole('button', { name: /^Product|Choose/ })
    .first()
    .click();
  await desk.getByRole('option', { name: 'OSPF in Practice' }).click();
  await expect(dialog.getByRole('button', { name: '$74.50 once, coupon STAFFRATE' })).toBeVisible();
  await dialog.getByRole('button', { name: /Paid by/ }).click();
  await desk.getByRole('option', { name: 'Paid elsewhere' }).click();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Invoice 2026-41');
  await dialog.getByRole('button', { name: 'Add product' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('heading', { name: 'OSPF in Practice' })).toBeVisible();
  const own = await learner.read<{ uniqueName: string }[]>('/me/modules');
  expect(own.map(({ uniqueName }) => uniqueName)).toContain('ospf-in-practice');
});
