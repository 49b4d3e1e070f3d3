import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Batch, createOutbox, type OutboxOptions } from './outbox.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(options: Partial<OutboxOptions<string>> = {}) {
  const sent: (Batch<string> & { keepalive: boolean })[] = [];
  const send = vi.fn(async (batch: Batch<string>, { keepalive }: { keepalive: boolean }) => {
    sent.push({ ...batch, keepalive });
  });
  const onOverflow = vi.fn();
  const outbox = createOutbox<string>({ send, onOverflow, ...options });
  return { outbox, sent, send, onOverflow };
}

const pause = () => vi.advanceTimersByTimeAsync(5000);

test('events go out together after a pause, and nothing goes without any', async () => {
  const { outbox, sent } = open();
  await pause();
  outbox.add('a');
  await vi.advanceTimersByTimeAsync(4999);
  outbox.add('b');
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ number: 0, events: ['a', 'b'], keepalive: false }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test('a batch holds no more than it may; the rest follows in order', async () => {
  const { outbox, sent } = open({ mostInBatch: 12 });
  for (const event of ['aaa', 'bbb', 'ccc']) outbox.add(event);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.map(({ number, events }) => [number, events])).toEqual([
    [0, ['aaa', 'bbb']],
    [1, ['ccc']],
  ]);
});

test('what was not taken is sent again as it was, after longer and longer pauses', async () => {
  let isDown = true;
  const tries: { at: number; batch: Batch<string> }[] = [];
  const { outbox } = open({
    send: async (batch) => {
      tries.push({ at: Date.now() - began, batch });
      if (isDown) throw new Error('down');
    },
  });
  const began = Date.now();
  outbox.add('a');
  await pause();
  outbox.add('b');
  await vi.advanceTimersByTimeAsync(30_000);
  isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries.map(({ at }) => at)).toEqual([5000, 15_000, 35_000, 75_000, 80_000]);
  expect(tries.map(({ batch }) => batch)).toEqual([
    ...Array.from({ length: 4 }, () => ({ number: 0, events: ['a'] })),
    { number: 1, events: ['b'] },
  ]);
});

test('one batch is under way at a time', async () => {
  let underWay = 0;
  let most = 0;
  const { outbox } = open({
    send: async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      underWay -= 1;
    },
  });
  for (let count = 0; count < 10; count += 1) {
    outbox.add('a');
    await pause();
  }
  expect(most).toBe(1);
});

describe('its room', () => {
  test('ends: all that waited is gone and nothing more is kept', async () => {
    const { outbox, onOverflow, sent } = open({ mostWaiting: 10 });
    outbox.add('12345678');
    expect(onOverflow).not.toHaveBeenCalled();
    outbox.add('9');
    expect(onOverflow).toHaveBeenCalledOnce();
    await pause();
    expect(sent).toEqual([]);
  });

  test('is too small for one event that fits into no batch', () => {
    const { outbox, onOverflow } = open({ mostInBatch: 5 });
    outbox.add('1234');
    expect(onOverflow).toHaveBeenCalledOnce();
  });
});

test('a page that is left sends what waits at once, and what is under way not again', async () => {
  const { outbox, sent } = open();
  outbox.add('a');
  outbox.leave();
  expect(sent).toEqual([{ number: 0, events: ['a'], keepalive: true }]);
  outbox.leave();
  await pause();
  expect(sent).toHaveLength(1);
});

test('a page that is left sends no more than a browser takes along', () => {
  const { outbox, sent } = open();
  outbox.add('x'.repeat(50_000));
  outbox.add('y'.repeat(50_000));
  outbox.leave();
  expect(sent.map(({ events }) => events.map((event) => event[0]))).toEqual([['x']]);
});

test('at its end it sends the last at once and takes nothing more', async () => {
  const { outbox, sent } = open();
  outbox.add('a');
  outbox.end();
  outbox.add('b');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ events }) => events)).toEqual([['a']]);
  await pause();
  expect(sent).toHaveLength(1);
});

test('after its end a failure is the last', async () => {
  const send = vi.fn(() => Promise.reject(new Error('down')));
  const { outbox } = open({ send });
  outbox.add('a');
  outbox.end();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(send).toHaveBeenCalledOnce();
});
