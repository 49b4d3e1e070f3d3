import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Schema } from '../contract.ts';
import { createTestClient, createTestSession } from '../testing/test-client.ts';
import { ApiError } from './api-error.ts';
import { createUplinkClient } from './client.ts';

const refusal =
  (status: number, code: string, message = 'No.') =>
  () =>
    Response.json({ message, code, requestId: 'r-1' }, { status });

describe('createUplinkClient', () => {
  test('answers with the typed data of a call', async () => {
    const { api, unwrap } = createTestClient({ 'GET /me/menu': { main: [] } });
    const menu = await unwrap(api.GET('/me/menu'));
    expect(menu).toEqual({ main: [] });
    expectTypeOf(menu).toEqualTypeOf<Schema<'Menu'>>();
  });

  test('takes parameters and bodies by the contract only', async () => {
    const { api } = createTestClient({ 'PUT /me/quizzes/9/answers/1': {} });
    const path = { id: 9, questionId: 1 };
    const call = api.PUT('/me/quizzes/{id}/answers/{questionId}', {
      params: { path },
      body: { answerIds: [1], baseVersion: 0 },
    });
    expectTypeOf((await call).data).toEqualTypeOf<Schema<'SavedAnswer'> | undefined>();
    const wrong = [
      // @ts-expect-error -- the contract knows no such path
      api.GET('/me/nothing'),
      // @ts-expect-error -- a path's parameter is missing
      api.GET('/me/lessons/{id}', {}),
      // @ts-expect-error -- an id is a number
      api.GET('/me/lessons/{id}', { params: { path: { id: 'x' } } }),
    ];
    await Promise.allSettled(wrong);
  });

  test('throws a refusal with the words of the server', async () => {
    const { api, unwrap } = createTestClient({
      'GET /me': () =>
        Response.json(
          { message: 'No.', code: 'x', requestId: 'r-1', fieldErrors: { name: 'Too long' } },
          { status: 422 },
        ),
    });
    const error = await unwrap(api.GET('/me')).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, code: 'x', message: 'No.', requestId: 'r-1' });
    expect(error).toMatchObject({ fieldErrors: { name: 'Too long' }, isPassing: false });
  });

  test('names the kind of trouble', () => {
    const kindOf = (status: number, code = 'x') => new ApiError(status, { code }).kind;
    expect(kindOf(0, 'network')).toBe('offline');
    expect(kindOf(0, 'timeout')).toBe('timeout');
    expect([kindOf(500), kindOf(503), kindOf(422)]).toEqual(['server', 'server', 'refusal']);
  });

  test.each([
    ['text/plain; charset=utf-8', ' This receipt is not ready.\n', 'This receipt is not ready.'],
    ['text/plain', '', 'The server gave no reason.'],
    ['text/html', '<h1>Bad gateway</h1>', 'The server gave no reason.'],
  ])('throws an answer of %s with its text, unless it is a page', async (type, text, message) => {
    const { api, unwrap } = createTestClient({
      'GET /me/notes/pdf': () =>
        new Response(text, { status: 409, headers: { 'content-type': type } }),
    });
    const call = api.GET('/me/notes/pdf', { params: { query: {} }, parseAs: 'blob' });
    await expect(unwrap(call)).rejects.toMatchObject({ status: 409, message });
  });

  test('says so when a proxy answers in place of the academy', async () => {
    const { api, unwrap } = createTestClient({
      'GET /me': () => new Response('<html>Bad gateway</html>', { status: 502 }),
    });
    await expect(unwrap(api.GET('/me'))).rejects.toMatchObject({ status: 502, isPassing: true });
  });

  test('sends each area to its own address', async () => {
    const urls: string[] = [];
    const areas = {
      users: 'u',
      modules: 'mo',
      management: 'ma',
      creator: 'c',
      me: 'me',
      general: 'g',
    };
    const { api } = createUplinkClient({
      baseUrl: Object.fromEntries(
        Object.entries(areas).map(([area, host]) => [area, `http://${host}.test`]),
      ) as typeof areas,
      session: createTestSession(),
      fetch: async (request) => {
        urls.push(`${request.method} ${request.url} ${await request.text()}`);
        return Response.json({});
      },
    });
    await api.GET('/me/lessons/{id}', { params: { path: { id: 5 } } });
    await api.GET('/modules', { params: { query: { type: 2 } } });
    await api.GET('/configuration');
    await api.POST('/me/homeworks/{id}', {
      params: { path: { id: 7 } },
      body: { filePath: ['k'] },
    });
    await api.request('get', '/configuration');
    expect(urls).toEqual([
      'GET http://me.test/me/lessons/5 ',
      'GET http://mo.test/modules?type=2 ',
      'GET http://g.test/configuration ',
      'POST http://me.test/me/homeworks/7 {"filePath":["k"]}',
      'GET http://g.test/configuration ',
    ]);
  });
});

describe('the error queue', () => {
  async function call(answer: () => Response, rethrow = false) {
    const client = createTestClient({ 'GET /me': answer });
    await client.unwrap(client.api.GET('/me'), { rethrow }).catch(() => {});
    return client.errors.getSnapshot().map(({ message }) => message);
  }

  test('takes what no one else shows', async () => {
    expect(await call(refusal(422, 'validation', 'Too long'))).toEqual(['Too long']);
    expect(await call(refusal(500, 'internal', 'Broken'))).toEqual(['Broken']);
  });

  test('leaves out 404, locks, rethrown calls and an ended session', async () => {
    expect(await call(refusal(404, 'notFound'))).toEqual([]);
    expect(await call(refusal(403, 'locked'))).toEqual([]);
    expect(await call(refusal(422, 'validation'), true)).toEqual([]);
    expect(await call(refusal(401, 'unauthenticated'))).toEqual([]);
    expect(await call(refusal(403, 'unauthorized'))).toEqual([]);
  });

  test('leaves out a call its caller gave up', async () => {
    const client = createTestClient({
      'GET /me': ({ signal }: Request) =>
        new Promise<Response>((_, reject) => {
          const giveUp = () => reject(signal.reason);
          if (signal.aborted) giveUp();
          signal.addEventListener('abort', giveUp);
        }),
    });
    const controller = new AbortController();
    const answer = client.unwrap(client.api.GET('/me', { signal: controller.signal }));
    controller.abort();
    await expect(answer).rejects.toHaveProperty('name', 'AbortError');
    expect(client.errors.getSnapshot()).toEqual([]);
  });
});
