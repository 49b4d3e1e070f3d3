import { randomUUID } from 'node:crypto';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { type Keys, keysOf } from '../support/keys.ts';
import { newLearner } from '../support/learner.ts';

/** Without a mouse, on a wide and on a narrow screen. */
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const cardOf = (place: Page | Locator): FrameLocator =>
  place.locator('iframe[title="Card"]').contentFrame();

async function writeCard(keys: Keys, place: Page | Locator, number: string): Promise<void> {
  const card = cardOf(place);
  await keys.write(card.getByLabel('Card number'), number);
  await keys.write(card.getByLabel('Expires'), '12 / 40');
  await keys.write(card.getByLabel('Security code'), '123');
  await keys.write(card.getByLabel('Zip'), '60614');
}

/** Opens a list, types the beginning of a choice and takes it. */
async function choose(keys: Keys, list: Locator, begin: string): Promise<void> {
  await keys.press(list);
  const page = list.page();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(begin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
}

/** What was pressed may be gone: someone who uses the keyboard carries on from where they were. */
const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

for (const viewport of screens) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    test.beforeEach(({ page }) => page.setViewportSize(viewport));

    test('a visitor buys by keys alone: a declined card, another one, and a smaller offer', async ({
      page,
    }) => {
      const keys = keysOf(page);
      await page.goto('/checkout/ospf-in-practice');
      const pay = page.getByRole('button', { name: 'Pay $149.00' });
      await keys.press(pay);
      await expect(page.getByLabel('First name')).toBeFocused();
      await keys.write(page.getByLabel('First name'), 'Jonas');
      await keys.write(page.getByLabel('Last name'), 'Petersen');
      await keys.write(page.getByLabel('Email'), `jonas-${randomUUID()}@example.org`);
      await keys.write(page.getByLabel('Street'), '12 Ring Road');
      await keys.write(page.getByRole('textbox', { name: 'City' }), 'Chicago');
      await keys.write(page.getByLabel('Zip', { exact: true }), '60614');
      await choose(keys, page.getByRole('button', { name: /Country/ }), 'United States');
      await choose(keys, page.getByRole('button', { name: /T-shirt size/ }), 'M');
      await writeCard(keys, page, '4000000000009995');
      await keys.press(pay);
      await expect(page.getByRole('alert')).toContainText(
        'We were unable to process your payment.',
      );
      await expectFocusKept(page);
      await writeCard(keys, page, '4242424242424242');
      await keys.press(pay);
      await expect(page.getByText('OSPF in Practice is yours.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await keys.press(page.getByRole('button', { name: 'No, thanks' }));
      await expect(page.getByText('Only the lab, then')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await keys.press(page.getByRole('button', { name: 'Yes, add it for $9.00' }));
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    });

    test('an agreement is declined by keys', async ({ context, page }) => {
      await newLearner(context, { 'branch-office': 0 });
      const keys = keysOf(page);
      await page.goto('/');
      await keys.press(page.getByRole('link', { name: 'READ AND SIGN' }));
      const open = page.getByRole('button', { name: 'Decline' });
      await keys.press(open);
      const dialog = page.getByRole('dialog');
      await keys.leave(dialog, open);
      await keys.press(open);
      await keys.write(dialog.getByLabel('Why are you declining?'), 'My work is my own.');
      await keys.press(dialog.getByRole('button', { name: 'Decline agreement' }));
      await expect(page.getByText('You declined this agreement')).toBeFocused();
    });
  });
}
