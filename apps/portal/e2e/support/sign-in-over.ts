import { expect, type Page } from '@playwright/test';

/** The dialog over a page whose session has ended. */
export const ended = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Your session has ended' });

/** Signs in in the window that opens over the page; it closes by itself, and the dialog with it. */
export async function signInOver(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    ended(page).getByRole('button', { name: 'Sign in', exact: true }).click(),
  ]);
  await opened.getByLabel('Email').fill(email);
  await opened.getByLabel('Password').fill(password);
  await Promise.all([
    opened.waitForEvent('close'),
    opened.getByRole('button', { name: 'Sign in' }).click(),
  ]);
  await expect(ended(page)).toBeHidden();
}
