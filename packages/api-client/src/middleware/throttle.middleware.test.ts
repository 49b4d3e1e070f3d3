import fc from 'fast-check';
import createClient from 'openapi-fetch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { paths } from '../generated/schema.ts';
import { throttleMiddleware } from './throttle.middleware.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function createThrottled(perSecond: number | (() => number), log = vi.fn()) {
  const starts: number[] = [];
  const api = createClient<paths>({
    baseUrl: 'http://uplink.test',
    fetch: async () => {
      starts.push(performance.now());
      return Response.json({});
    },
  });
  api.use(throttleMiddleware(perSecond, log));
  return { api, starts, log };
}

test('the eleventh call in a second waits, is logged and is not dropped', async () => {
  const { api, starts, log } = createThrottled(10);
  const began = performance.now();
  const calls = Array.from({ length: 11 }, () => api.GET('/configuration'));
  await vi.advanceTimersByTimeAsync(999);
  expect(starts).toHaveLength(10);
  expect(log).toHaveBeenCalledExactlyOnceWith('throttled');
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(calls);
  expect(starts.at(-1)).toBe(began + 1000);
});

test('another number holds from the next call on', async () => {
  let most = 10;
  const { api, starts } = createThrottled(() => most);
  const call = () => api.GET('/configuration');
  await Promise.all(Array.from({ length: 10 }, call));
  most = 2;
  const slow = Array.from({ length: 4 }, call);
  await vi.advanceTimersByTimeAsync(1999);
  expect(starts).toHaveLength(12);
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(slow);
  most = 5;
  await Promise.all(Array.from({ length: 3 }, call));
  expect(starts).toHaveLength(17);
});

test('a call given up while it waits takes no turn', async () => {
  const { api, starts } = createThrottled(1);
  const controller = new AbortController();
  const first = api.GET('/configuration');
  const givenUp = api.GET('/configuration', { signal: controller.signal });
  const last = api.GET('/configuration');
  controller.abort();
  givenUp.catch(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all([first, last]);
  // The pretended server does not look at signals, so the given-up call still shows here.
  expect(starts).toHaveLength(3);
});

test('whenever calls come, no second sees more of them, and all are sent in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 10 }),
      fc.array(fc.nat(400), { minLength: 1, maxLength: 40 }),
      async (perSecond, pauses) => {
        const { api, starts } = createThrottled(perSecond);
        const calls = [];
        for (const pause of pauses) {
          calls.push(api.GET('/configuration'));
          await vi.advanceTimersByTimeAsync(pause);
        }
        await vi.advanceTimersByTimeAsync(60_000);
        await Promise.all(calls);
        expect(starts).toHaveLength(pauses.length);
        starts.forEach((start, index) => {
          const earlier = starts[index - perSecond];
          if (earlier !== undefined) expect(start - earlier).toBeGreaterThanOrEqual(1000);
        });
      },
    ),
    { numRuns: 50 },
  );
});
