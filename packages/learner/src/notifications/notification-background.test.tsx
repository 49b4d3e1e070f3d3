import { createQueryClient, notificationsQuery, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { readAbsence } from './absence.ts';
import { NotificationBackground } from './notification-background.tsx';
import { notificationsFixture } from './notifications.fixture.ts';

let root: Root | undefined;
afterEach(() => root?.unmount());

function setUp() {
  const client = createTestClient({ 'GET /me/notifications': notificationsFixture });
  const queryClient = createQueryClient();
  const place = document.createElement('div');
  root = createRoot(place);
  root.render(
    <UplinkProvider client={client} queryClient={queryClient}>
      <NotificationBackground />
    </UplinkProvider>,
  );
  const told = () => place.querySelector('[aria-live=polite]')?.textContent;
  return { told, queryClient, queryKey: notificationsQuery(client).queryKey };
}

test('the count stands before the title, also before the next one', async () => {
  document.title = 'Courses';
  setUp();
  await expect.poll(() => document.title).toBe('(2) Courses');
  document.title = 'Programs';
  await expect.poll(() => document.title).toBe('(2) Programs');
});

test('leaving the page is noted, and the way back ends the absence', async () => {
  localStorage.clear();
  expect(readAbsence()).toBeUndefined();
  localStorage.setItem('uplink.notifications.left', String(Date.now() - 60_000));
  setUp();
  await expect.poll(() => readAbsence()?.back).toBeGreaterThan(Date.now() - 5000);
  dispatchEvent(new Event('pagehide'));
  expect(Number(localStorage.getItem('uplink.notifications.left'))).toBeGreaterThan(
    Date.now() - 5000,
  );
});

test('what comes while the page is open is read out; what was there before is not', async () => {
  const { told, queryClient, queryKey } = setUp();
  await expect.poll(() => queryClient.getQueryData(queryKey)).toHaveLength(4);
  await expect.poll(told).toBe('');
  const [newest] = notificationsFixture;
  if (!newest) throw new Error('The fixture is empty.');
  const come = { ...newest, id: 5, message: 'Your homework was accepted.' };
  queryClient.setQueryData(queryKey, [come, ...notificationsFixture]);
  await expect.poll(told).toBe('New notification: Your homework was accepted.');
  queryClient.setQueryData(queryKey, [{ ...come, isRead: true }, ...notificationsFixture]);
  await expect.poll(told).toBe('');
});
