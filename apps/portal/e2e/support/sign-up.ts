import { expect, type Page } from '@playwright/test';

/** The password of accounts that journeys create by the form. */
export const newPassword = 'Patch-panel-7';

/** Fills in the form for a new account, up to the mail. */
export async function signUp(page: Page, email: string, lastName = 'Sanz') {
  await page.getByLabel('First name').fill('Vita');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  const password = page.getByLabel('Password');
  await password.fill(newPassword);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

/** The address behind the link of the mail that confirms an address. */
export async function confirmationLink(page: Page, email: string): Promise<string> {
  const tab = await page.context().newPage();
  await tab.goto('/mail');
  const mail = tab.locator('p').filter({ hasText: email });
  await mail.getByRole('link', { name: 'Confirm your email address' }).click();
  const link = await tab.getByRole('link', { name: /confirm_email/ }).getAttribute('href');
  await tab.close();
  return link ?? '';
}

/** Opens the link of the mail in a tab of its own, as mail programs do. */
export async function confirmEmail(page: Page, email: string): Promise<Page> {
  const link = await confirmationLink(page, email);
  const tab = await page.context().newPage();
  await tab.goto(link);
  await expect(tab.getByRole('heading', { name: 'Email Confirmed!' })).toBeVisible();
  await tab.reload();
  await expect(tab.getByRole('heading', { name: 'Email Confirmed!' })).toBeVisible();
  return tab;
}
