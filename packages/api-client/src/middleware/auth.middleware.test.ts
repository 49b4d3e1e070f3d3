import { expect, test, vi } from 'vitest';
import { createUplinkClient } from '../client/client.ts';
import type { Session } from '../session/session.ts';
import { createTestSession } from '../testing/test-client.ts';

function createCaller(session: Partial<Session>, accepted?: string) {
  const sent: string[] = [];
  const client = createUplinkClient({
    baseUrl: 'http://uplink.test',
    session: { ...createTestSession(), ...session },
    fetch: async (request) => {
      const token = request.headers.get('authorization');
      sent.push(`${token} ${await request.text()}`);
      if (!accepted || token === `Bearer ${accepted}`) return Response.json({ message: 'thanks' });
      const body = { message: 'Sign in again.', code: 'unauthenticated', requestId: 'x' };
      return Response.json(body, { status: 401 });
    },
  });
  const call = () =>
    client.api.POST('/me/homeworks/{id}', {
      params: { path: { id: 7 } },
      body: { filePath: ['k'] },
    });
  return { call, sent };
}

test('each call carries the token the session has for it', async () => {
  let count = 0;
  const { call, sent } = createCaller({ getToken: async () => `t${++count}` });
  await call();
  await call();
  expect(sent).toEqual(['Bearer t1 {"filePath":["k"]}', 'Bearer t2 {"filePath":["k"]}']);
});

test('a token the server refuses is replaced once, and the call sent again whole', async () => {
  const end = vi.fn();
  const replaceToken = vi.fn(async () => 'new');
  const { call, sent } = createCaller({ getToken: async () => 'old', replaceToken, end }, 'new');
  expect((await call()).response.status).toBe(200);
  expect(replaceToken).toHaveBeenCalledExactlyOnceWith('old');
  expect(sent).toEqual(['Bearer old {"filePath":["k"]}', 'Bearer new {"filePath":["k"]}']);
  expect(end).not.toHaveBeenCalled();
});

test('a second refusal ends the session', async () => {
  const end = vi.fn();
  const { call, sent } = createCaller({ replaceToken: async () => 'new', end }, 'none');
  expect((await call()).response.status).toBe(401);
  expect(sent).toHaveLength(2);
  expect(end).toHaveBeenCalledExactlyOnceWith({
    code: 'unauthenticated',
    message: 'Sign in again.',
  });
});

test('a visitor calls without a token', async () => {
  const { call, sent } = createCaller({ getToken: async () => undefined }, 'none');
  await call();
  expect(sent).toEqual(['null {"filePath":["k"]}']);
});
