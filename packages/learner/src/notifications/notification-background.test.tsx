import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
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
  root = createRoot(document.createElement('div'));
  root.render(
    <UplinkProvider client={client} queryClient={createQueryClient()}>
      <NotificationBackground />
    </UplinkProvider>,
  );
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
