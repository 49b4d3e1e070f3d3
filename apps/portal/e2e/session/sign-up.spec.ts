import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';

test('sign up, confirm, and find the way in', async ({ page }) => {
  const email = `ines-${Date.now()}@example.org`;
  await page.goto('/zte/signup');
  await page.getByRole('button', { name: 'Create your account' }).click();
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Duarte');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Password does not respect the rules')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password').fill('Patch-panel-7');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await page.goto('/mail');
  const mail = page.locator('p').filter({ hasText: email });
  await mail.getByRole('link', { name: 'Confirm your email address' }).click();
  await page.getByRole('link', { name: /confirm_email/ }).click();
  await expect(page.getByRole('heading', { name: 'Email Confirmed!' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('Patch-panel-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Network Engineer/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
});

test('a link opened in another browser asks for a password first', async ({ page, browser }) => {
  const email = `noa-${Date.now()}@example.org`;
  await page.goto('/zte/signup');
  await page.getByRole('button', { name: 'Create your account' }).click();
  await page.getByLabel('First name').fill('Noa');
  await page.getByLabel('Last name').fill('Levi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('Strangers-Choice-1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto('/mail');
  const mail = page.locator('p').filter({ hasText: email });
  await mail.getByRole('link', { name: 'Confirm your email address' }).click();
  const link = await page.getByRole('link', { name: /confirm_email/ }).getAttribute('href');

  const owner = await (await browser.newContext()).newPage();
  await owner.goto(link ?? '');
  await owner.getByRole('link', { name: 'Choose a password' }).click();
  await owner.getByLabel('New password', { exact: true }).fill('Owners-Choice-2');
  await owner.getByLabel('Repeat new password').fill('Owners-Choice-2');
  await owner.getByRole('button', { name: 'Save password' }).click();
  await expect(owner.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await owner.getByRole('link', { name: 'Sign in' }).click();
  await owner.getByLabel('Email').fill(email);
  await owner.getByLabel('Password').fill('Owners-Choice-2');
  await owner.getByRole('button', { name: 'Sign in' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: /Noa/ })).toBeVisible();
  await owner.context().close();
});

test('the special program has a door, a header and a footer of its own', async ({ page }) => {
  await page.goto('/zte');
  await expect(page).toHaveURL(/\/zte\/signup$/);
  await expect(page).toHaveTitle('Sign up - Uplink Academy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Network Engineer Program');
  await expect(page.getByRole('banner').getByText('Network Engineer Program')).toBeVisible();
  await page.goto('/zte/somewhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A Black Hole just swallowed that page',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});
