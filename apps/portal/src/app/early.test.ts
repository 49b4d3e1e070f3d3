import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchOnce } from './early.ts';

const early: Record<string, Promise<Response> | undefined> = {};
const fetched = vi.fn(async () => new Response('asked now'));

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://academy.test' });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('uplinkEarly', early);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

const read = async (path: string, init?: RequestInit) =>
  (await fetchOnce(`https://academy.test${path}`, init)).text();

test('a call that was sent early is not sent again, and its answer is used once', async () => {
  early['GET /me'] = Promise.resolve(new Response('asked early'));
  expect(await read('/me')).toBe('asked early');
  expect(fetched).not.toHaveBeenCalled();
  expect(await read('/me')).toBe('asked now');
});

test('the method belongs to the call', async () => {
  early['POST /session/token'] = Promise.resolve(new Response('a token'));
  expect(await read('/session/token')).toBe('asked now');
  expect(await read('/session/token', { method: 'POST' })).toBe('a token');
});

test.each([
  ['that was refused', () => Promise.resolve(new Response('no', { status: 401 }))],
  ['that got no answer', () => Promise.reject(new TypeError('no connection'))],
])('a call %s is sent again', async (_name, answer) => {
  const sent = answer();
  sent.catch(() => {});
  early['GET /me/menu'] = sent;
  expect(await read('/me/menu')).toBe('asked now');
});

test('a request keeps its own headers when nothing was sent early', async () => {
  const request = new Request('https://academy.test/me/notes', { headers: { accept: 'text/csv' } });
  expect(await (await fetchOnce(request)).text()).toBe('asked now');
  expect(fetched).toHaveBeenCalledWith(request, undefined);
});
