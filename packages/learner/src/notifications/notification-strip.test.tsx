import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient, createTestSession } from '@uplink/api-client/testing';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NotificationBackground } from './notification-background.tsx';
import { NotificationStrip } from './notification-strip.tsx';
import { notificationsFixture } from './notifications.fixture.ts';

let root: Root | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => root?.unmount());

const strip = page.getByText("You've got new notifications!");
const region = page.getByRole('status');

/** The strip on a page of its own, as after a reload or behind a lesson. */
async function openPage() {
  root?.unmount();
  const listeners = new Set<() => void>();
  let status: 'signedIn' | 'signedOut' = 'signedIn';
  const client = createTestClient({ 'GET /me/notifications': notificationsFixture });
  client.session = {
    ...createTestSession(),
    getSnapshot: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const queries = createQueryClient();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UplinkProvider client={client} queryClient={queries}>
      <NotificationBackground />
      <NotificationStrip onView={() => {}} />
    </UplinkProvider>,
  );
  await expect.poll(() => queries.getQueryData(['/me/notifications'])).toHaveLength(4);
  return {
    receive: (id: number) =>
      queries.setQueryData(
        ['/me/notifications'],
        [{ ...notificationsFixture[0], id }, ...notificationsFixture],
      ),
    signOut() {
      status = 'signedOut';
      for (const listener of listeners) listener();
    },
  };
}

async function close() {
  await expect.element(strip).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(region).toBeEmptyDOMElement();
}

test('closed stays closed on the next page, until something newer comes', async () => {
  await openPage();
  await close();
  const { receive } = await openPage();
  await expect.element(region).toBeEmptyDOMElement();
  receive(5);
  await expect.element(strip).toBeVisible();
});

test('whoever signs in again is told again', async () => {
  const { signOut } = await openPage();
  await close();
  signOut();
  await openPage();
  await expect.element(strip).toBeVisible();
});

test('another tab that closes it closes it here', async () => {
  await openPage();
  await expect.element(strip).toBeVisible();
  const key = 'uplink.notifications.closed';
  localStorage.setItem(key, '4');
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: '4' }));
  await expect.element(region).toBeEmptyDOMElement();
});
