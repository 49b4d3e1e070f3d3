import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import type { Schema } from '../contract.ts';
import type { SessionStatus } from '../session/session.ts';
import { createTestClient, createTestSession } from '../testing/test-client.ts';
import type { LiveOptions } from './live-connection.ts';
import { listenToNotifications } from './live-notifications.ts';

let server: WebSocketServer;
let connections: { socket: ServerSocket; ticket: string | null; action: unknown }[] = [];
const stops: (() => void)[] = [];

beforeEach(async () => {
  connections = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket, request) => {
    const ticket = new URL(request.url ?? '', 'http://x').searchParams.get('token');
    const connection = { socket, ticket, action: undefined as unknown };
    connections.push(connection);
    socket.on('message', (data) => {
      connection.action = JSON.parse(String(data));
      socket.send(JSON.stringify([]));
    });
  });
  await new Promise((resolve) => server.on('listening', resolve));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  for (const socket of server.clients) socket.terminate();
  server.close();
});

/** Listens with a session that can end, and tells how many tickets were asked for. */
function listen(options: Partial<LiveOptions> = {}) {
  let status: SessionStatus = 'signedIn';
  let tickets = 0;
  let areTicketsOut = false;
  const sessionListeners = new Set<() => void>();
  const onMessage = vi.fn();
  const client = createTestClient({
    'POST /me/notifications/tickets': () => {
      tickets += 1;
      if (areTicketsOut) return Response.json({ message: 'Broken' }, { status: 500 });
      return Response.json({ ticket: `ticket ${tickets}`, expiresAt: '2026-03-12T21:14:00.000Z' });
    },
  });
  client.session = {
    ...createTestSession(),
    getSnapshot: () => status,
    subscribe: (listener) => {
      sessionListeners.add(listener);
      return () => sessionListeners.delete(listener);
    },
  };
  const websocketUrl = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = listenToNotifications(client, { websocketUrl, onMessage, pauseMs: 20, ...options });
  stops.push(stop);
  return {
    stop,
    onMessage,
    countTickets: () => tickets,
    breakTickets: (isBroken: boolean) => {
      areTicketsOut = isBroken;
    },
    setStatus(next: SessionStatus) {
      status = next;
      for (const listener of sessionListeners) listener();
    },
  };
}

const connected = (count: number) =>
  expect.poll(() => connections.filter(({ action }) => action)).toHaveLength(count);
const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('connects with a ticket, and sends the token in the first message only', async () => {
  listen();
  await connected(1);
  expect(connections[0]).toMatchObject({
    ticket: 'ticket 1',
    action: { action: 'notifications', token: 'test-token' },
  });
});

test('passes on the list and each notification', async () => {
  const { onMessage } = listen();
  await connected(1);
  connections[0]?.socket.send(JSON.stringify({ id: 5, isRead: false }));
  await expect.poll(() => onMessage.mock.calls).toEqual([[[]], [{ id: 5, isRead: false }]]);
  type Message = Parameters<LiveOptions['onMessage']>[0];
  expectTypeOf<Message>().toEqualTypeOf<Schema<'Notification'> | Schema<'Notification'>[]>();
});

test('a lost connection is opened again, with a new ticket', async () => {
  listen();
  await connected(1);
  connections[0]?.socket.terminate();
  await connected(2);
  expect(connections.map(({ ticket }) => ticket)).toEqual(['ticket 1', 'ticket 2']);
});

test('the pauses grow while the server is away, and are not the same for all', async () => {
  const pauses: number[] = [];
  const real = globalThis.setTimeout;
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms = 0) => {
    if (ms < 90_000) pauses.push(ms);
    return real(act, Math.min(ms, 1));
  }) as typeof setTimeout);
  const { breakTickets, countTickets, stop } = listen({ pauseMs: 1000 });
  breakTickets(true);
  await connected(0);
  await expect.poll(countTickets, { interval: 1 }).toBeGreaterThan(8);
  stop();
  spy.mockRestore();
  const grown = pauses.filter((ms) => ms >= 500).slice(0, 7);
  grown.forEach((ms, index) => {
    const whole = Math.min(30_000, 1000 * 2 ** index);
    expect(ms).toBeGreaterThanOrEqual(whole / 2);
    expect(ms).toBeLessThanOrEqual(whole);
  });
  expect(grown.every((ms) => Number.isInteger(ms))).toBe(false);
});

test('a session that ends closes it, and one that begins opens it', async () => {
  const { setStatus, countTickets } = listen();
  await connected(1);
  setStatus('signedOut');
  await expect.poll(() => server.clients.size).toBe(0);
  await passed(100);
  expect(countTickets()).toBe(1);
  setStatus('signedIn');
  await connected(2);
});

test('the network coming back opens a new connection at once, and only one', async () => {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  const { stop } = listen({ pauseMs: 60_000 });
  await connected(1);
  events.dispatchEvent(new Event('online'));
  events.dispatchEvent(new Event('online'));
  await expect.poll(() => connections.at(-1)?.action).toBeDefined();
  await expect.poll(() => server.clients.size).toBe(1);
  stop();
  vi.unstubAllGlobals();
});

test('a page that is looked at again opens what was lost meanwhile', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const opened: WebSocket[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(url: string) {
        super(url);
        opened.push(this);
      }
    },
  );
  const { countTickets } = listen({ pauseMs: 60_000 });
  await connected(1);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(countTickets()).toBe(1);
  connections[0]?.socket.terminate();
  await expect.poll(() => opened[0]?.readyState).toBe(WebSocket.CLOSED);
  page.dispatchEvent(new Event('visibilitychange'));
  await connected(2);
  vi.unstubAllGlobals();
});

test('nothing comes after it is stopped', async () => {
  const { stop, onMessage, countTickets } = listen();
  await connected(1);
  await expect.poll(() => onMessage.mock.calls.length).toBe(1);
  const [connection] = connections;
  stop();
  connection?.socket.send(JSON.stringify({ id: 5 }));
  await expect.poll(() => server.clients.size).toBe(0);
  await passed(100);
  expect(onMessage).toHaveBeenCalledOnce();
  expect(countTickets()).toBe(1);
});
