import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';

/** The signed-in user, read with the rest of a start and by itself. */
const reads = /\/me(\/start)?$/;

// Code that an earlier journey left in the browser could not be missing.
test.use({ isFreshBrowser: true });

const chunk = '**/assets/homeworks.page-*.js';

test('code that is gone after a deploy reloads the page once, then says so', {
  tag: '@gate',
}, async ({ context, page }) => {
  await newLearner(context, {});
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Homeworks', exact: true });
  await link.waitFor();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
  await link.click();
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  await expect(page.getByText(/This page could not be loaded/)).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Homeworks' })).toBeVisible();
});

test('when no code comes at all, the page says so and can be tried again', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/homeworks?q=ospf');
  await expect(
    page.getByRole('heading', { name: 'The academy could not be loaded' }),
  ).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('in an outage the page stays, whatever is pressed', { tag: '@gate' }, async ({
  context,
  page,
}) => {
  await newLearner(context, {});
  await page.goto('/');
  const homeworks = page.getByRole('link', { name: 'Homeworks', exact: true });
  await homeworks.waitFor();
  // What watches the network comes with the foot of the page, once the page is at rest.
  await page.getByRole('contentinfo').waitFor();
  await page.waitForLoadState('networkidle');
  await expect(async () => {
    await context.setOffline(true);
    const banner = page.getByText(/^You are offline/);
    const isNoticed = await banner.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (!isNoticed) await context.setOffline(false);
    expect(isNoticed).toBe(true);
  }).toPass({ intervals: [500], timeout: 30_000 });
  await homeworks.click();
  await expect(page.getByText(/^You are offline, and that page/)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await homeworks.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Homeworks' })).toBeVisible();
});

test('the code of menus and dialogs does not come: the page stays, says so and can be tried again', async ({
  context,
  page,
}) => {
  await newLearner(context, {});
  const parts = '**/assets/{account-menu,report-success-dialog}-*.js';
  await page.route(parts, (route) => route.fulfill({ status: 404, body: '' }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/courses');
  const told = page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded' });
  await expect(told).toBeVisible();
  // Once by the address, once because the code could be gone after a deploy.
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await page.getByRole('button', { name: /^Close: Part of/ }).click();
  await page.getByRole('button', { name: 'Report success' }).click();
  await expect(told).toBeVisible();
  await page.unroute(parts);
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await anew;
  await page.getByRole('button', { name: 'Report success' }).click();
  await expect(page.getByRole('dialog', { name: 'Report success' })).toBeVisible();
});

test('the code of a part of a widget does not come: its place says so, and tries again without a reload', async ({
  context,
  page,
}) => {
  await newLearner(context, {});
  const parts = '**/assets/notification-list-*.js';
  await page.route(parts, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/courses');
  const search = page.getByRole('searchbox');
  await search.fill('no reload');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByText(/^This part could not be loaded/)).toBeVisible();
  await page.unroute(parts);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('There are no notifications')).toBeVisible();
  await expect(search).toHaveValue('no reload');
});

test('a page that crashes shows the error page inside the shell, and comes back', async ({
  context,
  page,
}) => {
  await newLearner(context, {});
  await page.route('**/me/dashboard*', (route) => route.fulfill({ json: {} }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  await expect(page.getByText('Part of this page stopped responding.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unroute('**/me/dashboard*');
  await page.getByRole('button', { name: 'Go home' }).click();
  await expect(page).toHaveTitle('Home - Uplink Academy');
  await expect(page.getByRole('navigation', { name: 'Home' })).toBeVisible();
});

test('a server that breaks at the door: the mail to support is written already', async ({
  context,
  page,
}) => {
  await newLearner(context, {});
  await page.route(reads, (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal', requestId: 'x' } }),
  );
  await page.goto('/courses?level=2');
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  const href = await page.getByRole('link', { name: 'Contact support' }).getAttribute('href');
  const mail = decodeURIComponent(href ?? '');
  expect(mail).toMatch(/^mailto:/);
  expect(mail).toContain('/courses\n');
  expect(mail).toContain('Browser: ');
  expect(mail).toContain('Broken');
  await expect(page.getByRole('button', { name: 'Go home' })).toBeVisible();
  await page.unroute(reads);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
});

test('a user who cannot be loaded signs in again and reads why', async ({ context, page }) => {
  await newLearner(context, {});
  await page.route(reads, (route) =>
    route.fulfill({
      status: 403,
      json: { message: 'Your account is being moved.', code: 'forbidden', requestId: 'x' },
    }),
  );
  await page.goto('/courses');
  await expect(page.getByText('Your account is being moved.')).toBeVisible();
  await expect(page.getByLabel('Password')).toBeVisible();
});
