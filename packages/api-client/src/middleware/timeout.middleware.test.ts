import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import createClient from 'openapi-fetch';
import { afterEach, expect, test } from 'vitest';
import type { paths } from '../generated/schema.ts';
import type { Session, SessionStatus } from '../session/session.ts';
import { createTestSession } from '../testing/test-client.ts';
import { timeoutMiddleware } from './timeout.middleware.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A client of a real server that answers as it is told. */
async function createCaller(
  answer: (response: ServerResponse) => void,
  timeoutMs = 50,
  session: Pick<Session, 'getSnapshot' | 'subscribe'> = createTestSession(),
) {
  const server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const { port } = server.address() as AddressInfo;
  const api = createClient<paths>({ baseUrl: `http://127.0.0.1:${port}` });
  api.use(timeoutMiddleware(timeoutMs, session));
  return api;
}

test('a call without an answer ends, and says what to do', async () => {
  const api = await createCaller(() => {});
  await expect(api.GET('/me')).rejects.toMatchObject({
    code: 'timeout',
    message: 'The academy took too long to answer. Try again in a moment.',
  });
});

test('an answer that stops half way ends too', async () => {
  const api = await createCaller((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"id":');
  });
  await expect(api.GET('/me')).rejects.toMatchObject({ code: 'timeout' });
});

test('a connection that is cut is no timeout', async () => {
  const api = await createCaller((response) => response.destroy(), 5000);
  await expect(api.GET('/me')).rejects.toMatchObject({ code: 'network', status: 0 });
});

test('a call its caller gives up keeps its own error', async () => {
  const api = await createCaller(() => {}, 5000);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 20);
  await expect(api.GET('/me', { signal: controller.signal })).rejects.toHaveProperty(
    'name',
    'AbortError',
  );
});

test('an answer in time passes whole, an empty one too', async () => {
  const api = await createCaller((response) => response.end('{"id":7}'), 5000);
  expect((await api.GET('/me')).data).toEqual({ id: 7 });
  const empty = await createCaller((response) => response.writeHead(204).end(), 5000);
  expect((await empty.GET('/me')).response.status).toBe(204);
});

test('the clock stands while someone signs in again, and starts over after it', async () => {
  let status: SessionStatus = 'ended';
  const listeners = new Set<() => void>();
  const session: Pick<Session, 'getSnapshot' | 'subscribe'> = {
    getSnapshot: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  let take = (_response: ServerResponse) => {};
  const asked = new Promise<ServerResponse>((resolve) => {
    take = resolve;
  });
  const api = await createCaller((response) => take(response), 200, session);
  const call = api.GET('/me');
  const response = await asked;
  await new Promise((resolve) => setTimeout(resolve, 400));
  status = 'signedIn';
  for (const listener of listeners) listener();
  response.end('{"id":7}');
  expect((await call).data).toEqual({ id: 7 });
  expect(listeners.size).toBe(0);

  const unanswered = await createCaller(() => {}, 50, session);
  await expect(unanswered.GET('/me')).rejects.toMatchObject({ code: 'timeout' });
});
