import { expect } from '@playwright/test';
import { repeated } from '../../src/routes/session/sign-in.messages.ts';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { demo, grant, newLearner } from '../support/learner.ts';
import { signIn } from '../support/people.ts';

test.use({ reducedMotion: 'reduce' });

test('a deep link survives sign-in by keys', { tag: '@gate' }, async ({ page }) => {
  const { email, password } = await grant({});
  const keys = keysOf(page);
  await page.goto('/homeworks?status=pending#x');
  await keys.write(page.getByLabel('Email'), email);
  await keys.write(page.getByLabel('Password'), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/homeworks\?status=pending#x$/);
  await expect(page).toHaveTitle(/^(\(\d+\) )?Homeworks - Uplink Academy$/);
});

test('a frozen account sees billing only, without a loop', { tag: '@gate' }, async ({ page }) => {
  await signIn(page, demo('felix'), '/courses');
  await expect(page).toHaveURL(/\/billing$/);
  await expect(page.getByRole('heading', { name: 'Your access is limited' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $52.00' })).toBeVisible();
  for (const address of ['/homeworks', '/nowhere', '/courses/a/b/c']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/billing$/);
  }
});

test('a session that never comes about is explained, not tried for ever', async ({ page }) => {
  let starts = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/session/login') starts += 1;
  });
  await page.route('**/session/token', (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'Signed out.' } }),
  );
  await signIn(page, await grant({}), '/homeworks');
  await expect(page.getByRole('heading', { name: repeated.title })).toBeVisible();
  expect(starts).toBe(2);
  await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await page.unroute('**/session/token');
  await page.getByRole('button', { name: repeated.again }).click();
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
});

test('a blocked account is told so', async ({ page }) => {
  await signIn(page, demo('bella'));
  await expect(page).toHaveURL(/error=unauthorized/);
  await expect(page.getByRole('heading', { name: 'Account deactivated' })).toBeVisible();
});

test('a wrong password keeps the address and says what to do', async ({ page }) => {
  const { email } = await grant({});
  await signIn(page, { email, password: 'wrong' }, '/login');
  await expect(page.getByRole('alert')).toContainText('Wrong email address or password');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('unknown addresses and signing out', async ({ page }) => {
  await page.goto('/nope');
  await expect(
    page.getByRole('heading', { name: 'A Black Hole just swallowed that page' }),
  ).toBeVisible();
  await signIn(page, await grant({}));
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible();
});

test('who is signed in already goes home from the doors', async ({ context, page }) => {
  await newLearner(context, {});
  for (const path of ['/login', '/zte', '/zte/signup']) {
    await page.goto(path);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page).toHaveTitle('Home - Uplink Academy');
  }
});

test('a sign-in that failed is told, and starts again', async ({ page }) => {
  await page.goto('/session/callback?error=access_denied');
  await expect(page.getByText(/Sign-in failed/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('a text that someone wrote into the address of the sign-in page is not shown', async ({
  page,
}) => {
  await page.goto('/login?error=Your+account+was+stolen.+Call+555-0100');
  await expect(page.getByText(/Sign-in failed/)).toBeVisible();
  await expect(page.getByText(/555-0100/)).toHaveCount(0);
});

test('an address that could not be confirmed is told, and leads to sign-in', async ({ page }) => {
  await page.goto('/confirm_email?code=wrong');
  await expect(
    page.getByRole('heading', { name: "We couldn't confirm this address" }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login');
});
