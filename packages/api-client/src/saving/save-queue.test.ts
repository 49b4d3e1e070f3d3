import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, networkError } from '../client/api-error.ts';
import { createSaveQueue } from './save-queue.ts';

function memoryStorage() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const receipt = (version: number) => ({ version, savedAt: '2026-03-12T21:14:00.000Z' });

describe('createSaveQueue', () => {
  test('says saved only after the server did', async () => {
    let answer: (value: { version: number; savedAt: string }) => void = () => {};
    const save = () =>
      new Promise<{ version: number; savedAt: string }>((resolve) => (answer = resolve));
    const queue = createSaveQueue({ name: 'q', save, storage: memoryStorage() });
    queue.set('1', 'a');
    expect(queue.getSnapshot().get('1')?.state).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(600);
    expect(queue.getSnapshot().get('1')?.state).toBe('saving');
    answer(receipt(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.getSnapshot().get('1')).toMatchObject({ state: 'saved', version: 1 });
  });

  test('keeps what an outage stopped, over a reload, and sends it later', async () => {
    const storage = memoryStorage();
    const failing = createSaveQueue({
      name: 'q',
      save: () => Promise.reject(networkError()),
      storage,
    });
    failing.set('1', 'an hour of work');
    await vi.advanceTimersByTimeAsync(600);
    expect(failing.getSnapshot().get('1')?.state).toBe('offline');
    failing.stop();
    const save = vi.fn(async () => receipt(1));
    const again = createSaveQueue<string>({ name: 'q', save, storage });
    expect(again.getSnapshot().get('1')?.value).toBe('an hour of work');
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenCalledWith('1', 'an hour of work', undefined);
    expect(storage.getItem('q')).toBeNull();
  });

  test('a conflict waits for a choice and overwrites only when told', async () => {
    const save = vi.fn(async (_key: string, _value: string, base: number | undefined) => {
      if (base !== undefined) throw new ApiError(409, { message: 'changed elsewhere' });
      return receipt(3);
    });
    const queue = createSaveQueue<string>({ name: 'q', save, storage: memoryStorage() });
    queue.load('1', 'old', receipt(1));
    queue.set('1', 'mine');
    await vi.advanceTimersByTimeAsync(600);
    expect(queue.getSnapshot().get('1')?.state).toBe('conflict');
    queue.retry(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(queue.getSnapshot().get('1')).toMatchObject({
      state: 'saved',
      value: 'mine',
      version: 3,
    });
  });

  test('whatever fails in between, the last text arrives and nothing false is called saved', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ text: fc.string(), isDown: fc.boolean(), wait: fc.nat(2000) }), {
          minLength: 1,
          maxLength: 12,
        }),
        async (steps) => {
          let stored: string | undefined;
          let version = 0;
          let isDown = false;
          const queue = createSaveQueue<string>({
            name: 'q',
            storage: memoryStorage(),
            save: async (_key, value) => {
              if (isDown) throw networkError();
              stored = value;
              version += 1;
              return receipt(version);
            },
          });
          for (const step of steps) {
            isDown = step.isDown;
            queue.set('1', step.text);
            await vi.advanceTimersByTimeAsync(step.wait);
            const entry = queue.getSnapshot().get('1');
            if (entry?.state === 'saved') expect(stored).toBe(entry.value);
          }
          isDown = false;
          await vi.advanceTimersByTimeAsync(6000);
          expect(stored).toBe(steps.at(-1)?.text);
          expect(queue.getSnapshot().get('1')?.state).toBe('saved');
          queue.stop();
        },
      ),
      { numRuns: 100 },
    );
  });
});
