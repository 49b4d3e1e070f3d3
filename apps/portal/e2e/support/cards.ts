import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Keys } from './keys.ts';

/** Types a test card into the provider's frame. */
export async function typeCard(place: Page | Locator, number: string): Promise<void> {
  const card = place.locator('iframe[title="Card"]').contentFrame();
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Expires').fill('12 / 40');
  await card.getByLabel('Security code').fill('123');
  await card.getByLabel('Zip').fill('60614');
}

/** The same by keyboard alone. */
export async function writeCard(
  keys: Keys,
  place: Page | Locator | FrameLocator,
  number: string,
): Promise<void> {
  const card = place.locator('iframe[title="Card"]').contentFrame();
  await keys.write(card.getByLabel('Card number'), number);
  await keys.write(card.getByLabel('Expires'), '12 / 40');
  await keys.write(card.getByLabel('Security code'), '123');
  await keys.write(card.getByLabel('Zip'), '60614');
}

/** Approves in the window that the wallet opens after `press`. */
export async function approveWallet(page: Page, press: () => Promise<void>): Promise<void> {
  const opening = page.waitForEvent('popup');
  await press();
  const wallet = await opening;
  await wallet.getByText('buyer@wallet.test').click();
  await wallet.getByRole('button', { name: 'Approve' }).click();
}

/** Says yes to what the bank of a test card asks. */
export async function answerBank(page: Page): Promise<void> {
  const bank = page.frameLocator('iframe[title="Your bank"]');
  await bank.getByRole('button', { name: 'Yes, confirm' }).click();
}
