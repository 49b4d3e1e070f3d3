import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttpAnalytics } from './http-analytics.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('without a service nothing is loaded, and telling does nothing', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  const log = vi.spyOn(console, 'debug').mockImplementation(() => {});
  const { startAnalytics, tellAnalytics } = await import('./analytics.ts');
  expect(await startAnalytics(undefined)).toBeUndefined();
  tellAnalytics('pageViewed', { page: '/' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([send.mock.calls, log.mock.calls]).toEqual([[], []]);
});

test('the console shows each event', async () => {
  const log = vi.spyOn(console, 'debug').mockImplementation(() => {});
  const { startAnalytics, tellAnalytics } = await import('./analytics.ts');
  await startAnalytics({ kind: 'console' });
  tellAnalytics('pageViewed', { page: '/courses/$course' });
  expect(log).toHaveBeenCalledExactlyOnceWith('analytics:', 'pageViewed', {
    page: '/courses/$course',
  });
});

test('a service of others gets events in batches, and neither cookie nor address of the page', async () => {
  const send = vi.fn(async (_url: unknown, _init?: RequestInit) => new Response(null));
  const analytics = createHttpAnalytics('https://events.example/collect', send);
  for (const page of ['/', '/courses/$course'])
    analytics.tell({ name: 'pageViewed', at: '2026-11-21T10:00:00.000Z', page });
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenCalledOnce();
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('https://events.example/collect');
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(JSON.parse(String(init?.body))).toEqual({
    visit: expect.stringMatching(/^[\d-]+$/),
    number: 0,
    events: [
      { name: 'pageViewed', at: '2026-11-21T10:00:00.000Z', page: '/' },
      { name: 'pageViewed', at: '2026-11-21T10:00:00.000Z', page: '/courses/$course' },
    ],
  });
});

test('a page that is left tells the last at once', () => {
  const send = vi.fn(async (_url: unknown, _init?: RequestInit) => new Response(null));
  const analytics = createHttpAnalytics('https://events.example/collect', send);
  analytics.tell({ name: 'chatOpened', at: '2026-11-21T10:00:00.000Z', page: '/' });
  analytics.leave();
  expect(send.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});
