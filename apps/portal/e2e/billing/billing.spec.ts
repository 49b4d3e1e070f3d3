import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { type Learner, newLearner } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

/** Types a test card into the provider's frame, and saves it. */
async function enterCard(page: Page, number: string) {
  const dialog = page.getByRole('dialog');
  const frame = dialog.locator('iframe').contentFrame();
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expires').fill('12 / 40');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel('Zip').fill('60614');
  await dialog.getByRole('button', { name: 'Save card' }).click();
}

test('a card is added, one that is refused changes nothing, and another takes its place', async ({
  page,
}) => {
  await newLearner(page.context(), {});
  await page.goto('/billing');
  await expect(page.getByText('Receipts appear here after your first payment.')).toBeVisible();
  await page.getByRole('button', { name: 'Add card' }).click();
  await enterCard(page, '4242424242424242');
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  await page.getByRole('button', { name: 'Replace' }).click();
  await enterCard(page, '4000000000000002');
  await expect(page.getByRole('dialog', { name: 'Replace the card' })).toBeVisible();
  await enterCard(page, '5555555555554444');
  await expect(page.getByText('Mastercard •••• 4444')).toBeVisible();
});

interface Sold {
  id: number;
  type: string;
}

/** Buys the first product of the demo with a monthly plan of this type, with the saved card. */
async function buy(learner: Learner, type: string): Promise<string> {
  for (const kind of [1, 2, 3]) {
    const products = await learner.read<{ data?: Product[] } | Product[]>(`/modules?type=${kind}`);
    for (const { id, name } of Array.isArray(products) ? products : (products.data ?? [])) {
      const { prices } = await learner.read<{ prices: Sold[] }>(`/prices?product=${id}`);
      const price = prices.find((one) => one.type === type);
      if (!price) continue;
      const asked = { priceId: price.id, crosssells: [], useCredits: false };
      const quote = (await learner.call('POST', '/me/quotes', asked)) as { dueToday: number };
      await learner.call('POST', '/me/modules', {
        ...asked,
        requestId: crypto.randomUUID(),
        dueToday: { amount: quote.dueToday, currency: 'USD' },
      });
      return name;
    }
  }
  throw new Error(`Nothing is sold by a ${type}.`);
}

interface Product {
  id: number;
  name: string;
}

test('a plan is paid off after a review, and its receipt leaves as a PDF', async ({ page }) => {
  const learner = await newLearner(page.context(), {});
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Add card' }).click();
  await enterCard(page, '4242424242424242');
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  const name = await buy(learner, 'paymentPlan');
  await page.reload();
  await page.getByRole('button', { name: 'Pay off' }).click();
  const dialog = page.getByRole('dialog', { name: `Pay off ${name}?` });
  await expect(dialog.getByText('Visa 4242')).toBeVisible();
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('paid in full')).toBeVisible();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Receipt for/ })
    .first()
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a subscription is cancelled after a review, and goes on again free of charge', async ({
  page,
}) => {
  const learner = await newLearner(page.context(), {});
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Add card' }).click();
  await enterCard(page, '4242424242424242');
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  const name = await buy(learner, 'subscription');
  await page.reload();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel ${name}?` });
  await expect(dialog.getByText(/^You keep full access until/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reactivate' }).click();
  const again = page.getByRole('dialog', { name: `Reactivate ${name}?` });
  await expect(again.getByText(/Nothing is charged today/)).toBeVisible();
  await again.getByRole('button', { name: 'Reactivate' }).click();
  await expect(again).toBeHidden();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});
