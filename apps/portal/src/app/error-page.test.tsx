import { ApiError } from '@uplink/api-client';
import { configurationQuery } from '@uplink/api-client/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { configuration } from '../testing/maya.fixture.ts';
import { show } from '../testing/show.tsx';
import { client, queryClient } from './client.ts';
import { InternalError } from './error-page.tsx';
import { MainLandmark } from './main-landmark.tsx';
import { NoPermission } from './no-permission.tsx';
import { NotFound } from './not-found.tsx';

beforeEach(() => {
  queryClient.setQueryData(configurationQuery(client).queryKey, configuration);
});
afterEach(() => vi.unstubAllGlobals());

const heading = page.getByRole('heading', { level: 1 });
const support = page.getByRole('link', { name: 'Contact support' });

test('a crash: title, subtitle and description, and three ways on', async () => {
  show(<InternalError error={new Error('Cannot read maya@example.org')} />);
  await expect.element(heading).toHaveTextContent('Something went wrong!');
  await expect.element(page.getByText('Part of this page stopped responding.')).toBeVisible();
  await expect.element(page.getByText(/^Your drafts are safe\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Go home' })).toBeVisible();
  await expect.element(support).toBeVisible();
});

test('the mail to support says where, by which browser and what, and names no one', async () => {
  show(<InternalError error={new Error(`Cannot read maya@example.org ${'x'.repeat(5000)}`)} />);
  await expect.element(support).toBeVisible();
  const mail = new URL(String(support.element().getAttribute('href')));
  expect(mail.pathname).toBe('help@academy.example');
  const body = String(mail.searchParams.get('body'));
  expect(body).toContain(`Page: ${location.origin}`);
  expect(body).toContain(`Browser: ${navigator.userAgent}`);
  expect(body).toContain('Log: Error: Cannot read [address]');
  expect(body.length).toBeLessThan(2500);
});

test.each([
  [
    new ApiError(0, { code: 'network', message: 'The academy cannot be reached.' }),
    'The academy cannot be reached.',
  ],
  [
    new ApiError(500, { code: 'internal', message: 'Broken', requestId: 'req-7' }),
    'Part of this page stopped responding.',
  ],
  [
    new TypeError('Failed to fetch dynamically imported module: /assets/x.js'),
    /^This page could not be loaded\. You may have lost your connection/,
  ],
])('%s is told in its own words', async (error, words) => {
  show(<InternalError error={error} />);
  await expect.element(page.getByText(words)).toBeVisible();
});

test('offline it says that the page is not here, and what to do', async () => {
  vi.stubGlobal('navigator', { ...navigator, userAgent: navigator.userAgent, onLine: false });
  show(<InternalError error={new TypeError('Failed to fetch dynamically imported module: x')} />);
  await expect
    .element(page.getByText("You are offline, and this page isn't saved on this device."))
    .toBeVisible();
  await expect.element(page.getByText(/^Try again when you're back online/)).toBeVisible();
});

test('a fault of the server is named, so that support can find it', async () => {
  show(<InternalError error={new ApiError(500, { message: 'Broken', requestId: 'req-7' })} />);
  await expect.element(page.getByText('Report req-7')).toBeVisible();
});

test('in an outage another try keeps the page and says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  show(<InternalError error={new Error('x')} />);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/^The academy still cannot be reached/)).toBeVisible();
});

test('an address that leads nowhere leads home', async () => {
  show(<NotFound />);
  await expect.element(heading).toHaveTextContent('A Black Hole just swallowed that page');
  await expect.element(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
});

test('no access: whom the area is open to, home and support', async () => {
  show(<NoPermission variant="noAccess" openTo="The creator tools are for mentors." />);
  await expect.element(heading).toHaveTextContent("You don't have access to this area");
  await expect.element(page.getByText(/^The creator tools are for mentors\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  await expect
    .element(support)
    .toHaveAttribute('href', expect.stringContaining('mailto:help@academy.example'));
});

test('an account that is shut out has support only', async () => {
  show(<NoPermission variant="unauthorized" />);
  await expect.element(heading).toHaveTextContent('Account deactivated');
  await expect.element(page.getByRole('link', { name: 'Go home' })).not.toBeInTheDocument();
  await expect
    .element(support)
    .toHaveAttribute('href', expect.stringContaining('mailto:help@academy.example'));
});

test('a page of its own says whose it is; inside the shell the shell does', async () => {
  const brand = page.getByRole('link', { name: 'Uplink Academy, home' });
  show(<NotFound />);
  await expect.element(brand).toBeVisible();
  await expect.element(page.getByRole('main')).toBeVisible();
  show(
    <MainLandmark>
      <NotFound />
    </MainLandmark>,
  );
  await expect.poll(() => page.getByRole('heading', { level: 1 }).elements().length).toBe(2);
  expect(brand.elements()).toHaveLength(1);
});
