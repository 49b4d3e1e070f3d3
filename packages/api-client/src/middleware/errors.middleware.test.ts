import { expect, test, vi } from 'vitest';
import { createUplinkClient } from '../client/client.ts';
import { createTestSession } from '../testing/test-client.ts';

function createCaller(answer: () => Response) {
  const end = vi.fn();
  const client = createUplinkClient({
    baseUrl: 'http://uplink.test',
    session: { ...createTestSession(), replaceToken: async () => undefined, end },
    fetch: async () => answer(),
  });
  return { call: () => client.api.GET('/me'), end };
}

const refuse = (status: number, code: string) => () =>
  Response.json({ message: 'No.', code, requestId: 'x' }, { status });

test('no valid token, or an account shut out, ends the session with the words of the server', async () => {
  for (const [status, code] of [
    [401, 'unauthenticated'],
    [403, 'unauthorized'],
  ] as const) {
    const { call, end } = createCaller(refuse(status, code));
    await call();
    expect(end).toHaveBeenCalledExactlyOnceWith({ code, message: 'No.' });
  }
});

test('other refusals do not', async () => {
  for (const [status, code] of [
    [403, 'forbidden'],
    [403, 'frozen'],
    [403, 'locked'],
    [500, 'internal'],
  ] as const) {
    const { call, end } = createCaller(refuse(status, code));
    await call();
    expect(end).not.toHaveBeenCalled();
  }
});

test('a call that never arrives is told in words for people', async () => {
  const { call } = createCaller(() => {
    throw new TypeError('fetch failed');
  });
  await expect(call()).rejects.toMatchObject({
    code: 'network',
    message: 'The academy cannot be reached. Check your connection and try again.',
  });
});

test('calls of a session that has ended take their turns when someone signed in again', async () => {
  let goOn = () => {};
  const signedIn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const starts: number[] = [];
  const client = createUplinkClient({
    baseUrl: 'http://uplink.test',
    requestsPerSecond: 2,
    log: () => {},
    session: {
      ...createTestSession(),
      getSnapshot: () => 'ended',
      getToken: async () => {
        await signedIn;
        return 'new';
      },
    },
    fetch: async () => {
      starts.push(performance.now());
      return Response.json({});
    },
  });
  const calls = Promise.all([1, 2, 3].map(() => client.api.GET('/me')));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(starts).toEqual([]);
  goOn();
  await calls;
  expect((starts[2] ?? 0) - (starts[0] ?? 0)).toBeGreaterThan(900);
});
