import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const gate = readFileSync(new URL('../../public/gate.js', import.meta.url), 'utf8');

const start = { me: { id: 7 }, menu: { nav: {} }, context: { theme: 'dark' }, notifications: null };
const answers: Record<string, unknown> = {
  '/session/token': { accessToken: 'fresh' },
  '/me/start': start,
  '/me/dashboard': { items: [] },
};

/** Opens a page that the gate starts early, for someone who is signed in. */
function open(pathname: string) {
  const fetched = vi.fn(async (path: string) => Response.json(answers[path]));
  const window: { uplinkEarly?: Record<string, Promise<Response>> } = {};
  runInNewContext(gate, {
    window,
    fetch: fetched,
    Response,
    addEventListener: () => {},
    navigator: { userAgent: '' },
    location: { pathname },
    localStorage: { getItem: () => null },
    document: {
      cookie: 'uplink_signed_in=1',
      documentElement: { setAttribute: () => {} },
      currentScript: {
        dataset: { files: JSON.stringify({ home: ['/home.js'] }) },
      },
      createElement: () => ({}),
      head: { appendChild: () => {} },
      addEventListener: () => {},
    },
  });
  return { fetched, early: window.uplinkEarly ?? {} };
}

test('what every page needs is one call, and each of its parts answers the call for it', async () => {
  const { fetched, early } = open('/');
  expect(await (await early['GET /me'])?.json()).toEqual(start.me);
  expect(await (await early['GET /me/menu'])?.json()).toEqual(start.menu);
  expect(await (await early['GET /me/context'])?.json()).toEqual(start.context);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/session/token',
    '/me/start',
    '/me/dashboard',
  ]);
});

test('a part that is not there is left for a call of its own', async () => {
  await expect(open('/').early['GET /me/notifications']).rejects.toThrow('by itself');
});
