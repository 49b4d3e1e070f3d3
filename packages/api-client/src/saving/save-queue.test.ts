import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { ApiError, networkError, timeoutError } from '../client/api-error.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { openQueues } from './open-queues.ts';
import { createSaveQueue } from './save-queue.ts';
import type {
  Receipt,
  SaveContext,
  SaveQueue,
  SaveQueueOptions,
  Stored,
} from './save-queue.types.ts';

const made: { clear: () => void; subscribe: (listener: () => void) => () => void }[] = [];

/** A queue that the end of its test closes: the next file of this worker finds none open. */
function openQueue<Value>(options: SaveQueueOptions<Value>): SaveQueue<Value> {
  const queue = createSaveQueue(options);
  made.push(queue);
  return queue;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const queue of made.splice(0)) {
    queue.clear();
    queue.subscribe(() => {})();
  }
  vi.useRealTimers();
  expect(openQueues.size).toBe(0);
});

const savedAt = '2026-03-12T21:14:00.000Z';
const receipt = (version: number): Receipt => ({ version, savedAt });
const nothingStored = async () => undefined;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('createSaveQueue', () => {
  test('says saved only after the server did', async () => {
    let answer: (value: Receipt) => void = () => {};
    const save = () => new Promise<Receipt>((resolve) => (answer = resolve));
    const storage = createMemoryStorage();
    const queue = openQueue({ name: 'q', save, fetchStored: nothingStored, storage });
    queue.set('1', 'a');
    expect(queue.getSnapshot().get('1')?.state).toBe('unsaved');
    await wait(600);
    expect(queue.getSnapshot().get('1')?.state).toBe('saving');
    answer(receipt(1));
    await wait(0);
    expect(queue.getSnapshot().get('1')).toMatchObject({ state: 'saved', version: 1, savedAt });
  });

  test('what is typed while a call is under way goes out after it, on its version', async () => {
    const sent: [string, SaveContext][] = [];
    const queue = openQueue<string>({
      name: 'q',
      save: async (_key, value, context) => {
        sent.push([value, context]);
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return receipt(sent.length);
      },
      fetchStored: nothingStored,
      storage: createMemoryStorage(),
    });
    queue.set('1', 'a');
    await wait(700);
    queue.set('1', 'ab');
    await wait(3000);
    expect(sent).toEqual([
      ['a', { baseVersion: 0, keepalive: false }],
      ['ab', { baseVersion: 1, keepalive: false }],
    ]);
    expect(queue.getSnapshot().get('1')?.state).toBe('saved');
  });

  test('a server that is slow is not called being offline', async () => {
    const queue = openQueue({
      name: 'q',
      save: () => Promise.reject(timeoutError()),
      fetchStored: nothingStored,
      storage: createMemoryStorage(),
    });
    queue.set('1', 'a');
    await wait(600);
    expect(queue.getSnapshot().get('1')).toMatchObject({
      state: 'failed',
      message: 'The academy took too long to answer. Try again in a moment.',
    });
  });

  test('keeps what an outage stopped, over a reload, and sends it later', async () => {
    const storage = createMemoryStorage();
    const failing = openQueue({
      name: 'q',
      save: () => Promise.reject(networkError()),
      fetchStored: nothingStored,
      storage,
    });
    const unsubscribe = failing.subscribe(() => {});
    failing.set('1', 'an hour of work');
    await wait(600);
    expect(failing.getSnapshot().get('1')?.state).toBe('offline');
    unsubscribe();
    const save = vi.fn(async () => receipt(1));
    const again = openQueue<string>({ name: 'q', save, fetchStored: nothingStored, storage });
    const close = again.subscribe(() => {});
    await wait(0);
    expect(save).toHaveBeenCalledWith('1', 'an hour of work', { baseVersion: 0, keepalive: false });
    expect(again.getSnapshot().get('1')).toMatchObject({
      state: 'saved',
      value: 'an hour of work',
    });
    expect([...(await storage.read('q'))]).toEqual([]);
    close();
  });

  test('two people at one computer do not meet', async () => {
    const storage = createMemoryStorage();
    const options = { save: () => Promise.reject(networkError()), fetchStored: nothingStored };
    openQueue<string>({ name: 'uplink.7.quiz.9', storage, ...options }).set('1', 'mine');
    const other = openQueue<string>({ name: 'uplink.8.quiz.9', storage, ...options });
    await wait(0);
    expect(other.getSnapshot().size).toBe(0);
  });

  test('a refusal waits for people, and is not repeated', async () => {
    const save = vi.fn(() => Promise.reject(new ApiError(422, { message: 'Too long' })));
    const storage = createMemoryStorage();
    const queue = openQueue<string>({ name: 'q', save, fetchStored: nothingStored, storage });
    queue.set('1', 'x');
    await wait(60_000);
    expect(save).toHaveBeenCalledOnce();
    expect(queue.getSnapshot().get('1')).toMatchObject({ state: 'failed', message: 'Too long' });
    expect((await storage.read('q')).get('1')?.value).toBe('x');
  });

  test('leaving sends at once what waits, by a call that outlives the page', async () => {
    const save = vi.fn(async () => receipt(1));
    const queue = openQueue<string>({
      name: 'q',
      save,
      fetchStored: nothingStored,
      storage: createMemoryStorage(),
    });
    const unsubscribe = queue.subscribe(() => {});
    queue.set('1', 'last words');
    unsubscribe();
    expect(save).toHaveBeenCalledWith('1', 'last words', { baseVersion: 0, keepalive: true });
  });

  test('a device that keeps nothing does not stop the queue', async () => {
    const broken = () => Promise.reject(new Error('no storage'));
    const queue = openQueue<string>({
      name: 'q',
      save: async () => receipt(1),
      fetchStored: nothingStored,
      storage: { read: broken, write: broken, remove: broken, names: broken, clear: broken },
    });
    queue.set('1', 'x');
    expect(await queue.settle()).toBe(true);
  });

  test('what was handed in is forgotten, also by an answer that comes late', async () => {
    const storage = createMemoryStorage();
    const queue = openQueue<string>({
      name: 'q',
      save: () => new Promise((resolve) => setTimeout(() => resolve(receipt(1)), 1000)),
      fetchStored: nothingStored,
      storage,
    });
    queue.set('1', 'x');
    await wait(700);
    queue.clear();
    await wait(5000);
    expect(queue.getSnapshot().size).toBe(0);
    expect((await storage.read('q')).size).toBe(0);
  });

  test('knows the type of what it saves', () => {
    const queue = openQueue<{ text: string }>({
      name: 'q',
      save: async () => receipt(1),
      fetchStored: nothingStored,
      storage: createMemoryStorage(),
    });
    expectTypeOf(queue).toEqualTypeOf<SaveQueue<{ text: string }>>();
    // @ts-expect-error -- a text is no answer
    queue.load('1', 'x', receipt(1));
  });

  test('a piece that is forgotten leaves nothing, also when its call is still under way', async () => {
    let answer: (value: Receipt) => void = () => {};
    const storage = createMemoryStorage();
    const queue = openQueue({
      name: 'q',
      save: (key) =>
        new Promise<Receipt>((resolve) => {
          if (key === '1') answer = resolve;
        }),
      fetchStored: nothingStored,
      storage,
    });
    queue.set('1', 'a');
    queue.set('2', 'b');
    await wait(700);
    let isForgotten = false;
    const forgetting = queue.forget('1').then(() => {
      isForgotten = true;
    });
    await wait(0);
    expect(isForgotten).toBe(false);
    expect([...queue.getSnapshot().keys()]).toEqual(['2']);
    answer(receipt(1));
    await wait(0);
    expect(queue.getSnapshot().has('1')).toBe(false);
    await Promise.race([forgetting, wait(10)]);
    expect([...(await storage.read('q')).keys()]).toEqual(['2']);
  });
});

describe('a conflict', () => {
  /** A server that someone else wrote to. */
  function createServer(stored: Stored<string>) {
    return {
      save: vi.fn(async (_key: string, value: string, { baseVersion }: SaveContext) => {
        if (baseVersion !== stored.version && value !== stored.value) {
          throw new ApiError(409, { message: 'Changed elsewhere.' });
        }
        stored.value = value;
        stored.version += 1;
        return receipt(stored.version);
      }),
      fetchStored: async () => ({ ...stored }),
      stored,
    };
  }

  async function createConflict() {
    const server = createServer({ value: 'theirs', ...receipt(4) });
    const queue = openQueue<string>({ name: 'q', storage: createMemoryStorage(), ...server });
    queue.load('1', 'old', receipt(1));
    queue.set('1', 'mine');
    await wait(600);
    return { queue, server };
  }

  test('shows both versions and waits for a choice', async () => {
    const { queue, server } = await createConflict();
    expect(queue.getSnapshot().get('1')).toMatchObject({
      state: 'conflict',
      value: 'mine',
      message: 'Changed elsewhere.',
      theirs: { value: 'theirs', version: 4 },
    });
    queue.retry();
    queue.set('1', 'mine too');
    await wait(60_000);
    expect(server.stored.value).toBe('theirs');
    expect(queue.getSnapshot().get('1')).toMatchObject({ state: 'conflict', value: 'mine too' });
  });

  test('"mine" goes over theirs', async () => {
    const { queue, server } = await createConflict();
    queue.resolve('1', 'mine');
    await wait(0);
    expect(server.stored).toMatchObject({ value: 'mine', version: 5 });
    expect(queue.getSnapshot().get('1')).toMatchObject({ state: 'saved', value: 'mine' });
  });

  test('"theirs" takes what is there', async () => {
    const { queue, server } = await createConflict();
    queue.resolve('1', 'theirs');
    await wait(10_000);
    expect(server.stored).toMatchObject({ value: 'theirs', version: 4 });
    expect(queue.getSnapshot().get('1')).toMatchObject({ state: 'saved', value: 'theirs' });
  });

  test('is none when the stored version is our own whose answer was lost', async () => {
    const server = createServer({ value: '', ...receipt(0) });
    const lossy = async (...call: Parameters<typeof server.save>) => {
      await server.save(...call);
      if (server.stored.version === 1) throw networkError();
      return receipt(server.stored.version);
    };
    const storage = createMemoryStorage();
    const queue = openQueue<string>({ name: 'q', ...server, save: lossy, storage });
    queue.set('1', 'a');
    await wait(600);
    expect(queue.getSnapshot().get('1')?.state).toBe('offline');
    queue.set('1', 'ab');
    await wait(10_000);
    expect(queue.getSnapshot().get('1')).toMatchObject({ state: 'saved', value: 'ab' });
    expect(server.stored.value).toBe('ab');
  });
});
