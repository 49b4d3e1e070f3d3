import { QueryClient, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { contextQuery, UplinkProvider, useUplink } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { useLiveNotifications } from './live-notifications.controller.ts';
import { notificationsFixture } from './notifications.fixture.ts';

const sockets: EventTarget[] = [];

/** A line the test speaks on. */
class Line extends EventTarget {
  static OPEN = 1;
  readyState = 1;
  constructor() {
    super();
    sockets.push(this);
  }
  send() {}
  close() {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const client = useUplink();
  useLiveNotifications();
  const { data } = useQuery(contextQuery(client));
  return <p>{data ? 'ready' : 'waiting'}</p>;
}

test('a burst of notifications asks once for what is shown, and not for the rest', async () => {
  vi.stubGlobal('WebSocket', Line);
  const calls: string[] = [];
  const note = (name: string, body: object) => () => {
    calls.push(name);
    return Response.json(body);
  };
  const client = createTestClient({
    'GET /configuration': { websocketUrl: 'ws://uplink.test' },
    'POST /me/notifications/tickets': { ticket: 't', expiresAt: '2026-03-12T21:14:00.000Z' },
    'GET /me/context': note('context', {}),
    'GET /me/dashboard': note('dashboard', {}),
  });
  const queries = new QueryClient();
  // Seen before, on a page that is left: it is not asked for until it is shown again.
  queries.setQueryData(['/me/dashboard'], {});
  render(
    <UplinkProvider client={client} queryClient={queries}>
      <Page />
    </UplinkProvider>,
  );
  await screen.findByText('ready');
  await expect.poll(() => sockets.length).toBe(1);
  for (let id = 100; id < 149; id += 1) {
    const data = JSON.stringify({ ...notificationsFixture[0], id });
    sockets[0]?.dispatchEvent(new MessageEvent('message', { data }));
  }
  await expect.poll(() => calls).toEqual(['context', 'context']);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(calls).toEqual(['context', 'context']);
  expect(queries.getQueryState(['/me/dashboard'])?.isInvalidated).toBe(true);
  expect(queries.getQueryData(['/me/notifications'])).toHaveLength(49);
});
