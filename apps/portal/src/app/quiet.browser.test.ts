import { createQueryClient } from '@uplink/api-client/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './quiet.ts';

/** As in a page that is drawn and has nothing to do. */
const whenNothingElse: typeof requestIdleCallback = (run) => Number(setTimeout(run, 50));
/** As in a page that isn't drawn: only the time it may take counts. */
const whenTimeIsUp: typeof requestIdleCallback = (run, options) =>
  Number(setTimeout(run, options?.timeout ?? 1e9));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', whenNothingElse);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function follow() {
  const queryClient = createQueryClient();
  const run = vi.fn();
  return { queryClient, run, callOff: whenQuiet(queryClient, run) };
}

test('waits for what the page asks, then runs once', async () => {
  const { queryClient, run } = follow();
  let answer: (value: string) => void = () => {};
  const asked = new Promise<string>((resolve) => {
    answer = resolve;
  });
  void queryClient.fetchQuery({ queryKey: ['page'], queryFn: () => asked });
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).not.toHaveBeenCalled();
  answer('content');
  await vi.advanceTimersByTimeAsync(2000);
  expect(run).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledOnce();
});

test('waits no longer than two seconds for an idle page', async () => {
  vi.stubGlobal('requestIdleCallback', whenTimeIsUp);
  const { run } = follow();
  await vi.advanceTimersByTimeAsync(2900);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(run).toHaveBeenCalledOnce();
});

test('runs at the first sign of use', () => {
  const { run } = follow();
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  expect(run).toHaveBeenCalledOnce();
});

test('runs in the end on a page that never comes to rest', async () => {
  const { queryClient, run } = follow();
  void queryClient.fetchQuery({ queryKey: ['page'], queryFn: () => new Promise(() => {}) });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(run).toHaveBeenCalledOnce();
});

test('never runs once it is called off', async () => {
  const { run, callOff } = follow();
  callOff();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).not.toHaveBeenCalled();
});
