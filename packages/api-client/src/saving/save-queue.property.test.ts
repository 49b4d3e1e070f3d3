import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, networkError } from '../client/api-error.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { openQueues } from './open-queues.ts';
import { createSaveQueue } from './save-queue.ts';
import type { SaveQueue, Stored } from './save-queue.types.ts';

/*
 * Two devices of one person type into the same form over a network that does anything: it loses
 * calls, loses answers, delivers calls after their sender gave up, is slow; pages crash and are left.
 */

const faults = ['none', 'lostCall', 'lostAnswer', 'lateCall', 'slow', 'error500'] as const;
type Fault = (typeof faults)[number];
const keys = ['1', '2'];
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  expect(openQueues.size).toBe(0);
});

/** A server that refuses what was typed on another version, and remembers all it ever held. */
function createServer() {
  const stored = new Map<string, Stored<string>>();
  const held = new Set<string>();
  const writes: { by: string; key: string; over: string; value: string }[] = [];
  const savedAt = '2026-03-12T21:14:00.000Z';
  function accept(by: string, key: string, value: string, baseVersion: number) {
    const known = stored.get(key) ?? { value: '', version: 0, savedAt };
    if (known.version !== baseVersion && known.value !== value) {
      throw new ApiError(409, { message: 'Changed elsewhere.' });
    }
    if (known.version > 0) writes.push({ by, key, over: known.value, value });
    const version = known.version + 1;
    stored.set(key, { value, version, savedAt });
    held.add(`${key} ${version} ${value}`);
    return { version, savedAt };
  }
  return { stored, held, writes, accept };
}

class World {
  fault: Fault = 'none';
  readonly server = createServer();
  /** What a device has seen: typed itself, loaded, or been shown in a conflict and overruled. */
  readonly seen = new Map<string, Set<string>>();
  readonly falseSigns: string[] = [];
  readonly typed = new Map<string, string>();
  readonly #storages = new Map<string, ReturnType<typeof createMemoryStorage>>();
  readonly queues = new Map<string, SaveQueue<string>>();
  readonly #closers = new Map<string, (isCrash: boolean) => void>();
  #count = 0;

  open(device: string): void {
    const storage = this.#storages.get(device) ?? createMemoryStorage();
    this.#storages.set(device, storage);
    let isAlive = true;
    let hasCrashed = false;
    const call = <Value>(act: () => Value) =>
      hasCrashed ? new Promise<Value>(() => {}) : this.#call(act);
    const queue = createSaveQueue<string>({
      name: 'q',
      storage,
      save: (key, value, { baseVersion }) =>
        call(() => this.server.accept(device, key, value, baseVersion)),
      fetchStored: (key) => call(() => this.server.stored.get(key)),
    });
    this.queues.set(device, queue);
    for (const [key, stored] of this.server.stored) {
      this.#note(device, stored.value);
      queue.load(key, stored.value, stored);
    }
    const unsubscribe = queue.subscribe(() => {
      if (isAlive) this.#checkSigns(queue);
    });
    this.#closers.set(device, (isCrash) => {
      isAlive = false;
      hasCrashed = isCrash;
      unsubscribe();
    });
  }

  reload(device: string, isCrash: boolean): void {
    this.#closers.get(device)?.(isCrash);
    this.open(device);
  }

  /** Leaves all pages: the next file of this worker finds no queue open. */
  close(): void {
    for (const close of this.#closers.values()) close(false);
  }

  type(device: string, key: string): void {
    this.#count += 1;
    const value = `${device}${this.#count}`;
    this.#note(device, value);
    this.typed.set(device + key, value);
    this.queues.get(device)?.set(key, value);
  }

  resolve(device: string, key: string, choice: 'mine' | 'theirs'): void {
    const entry = this.queues.get(device)?.getSnapshot().get(key);
    if (entry?.state !== 'conflict' || !entry.theirs) return;
    this.#note(device, entry.theirs.value);
    if (choice === 'theirs') this.typed.delete(device + key);
    this.queues.get(device)?.resolve(key, choice);
  }

  #note(device: string, value: string): void {
    this.seen.set(device, (this.seen.get(device) ?? new Set()).add(value));
  }

  async #call<Value>(act: () => Value): Promise<Value> {
    const { fault } = this;
    if (fault === 'lostCall') throw networkError();
    if (fault === 'error500') throw new ApiError(500, { message: 'Broken.' });
    await new Promise((resolve) => setTimeout(resolve, fault === 'slow' ? 3000 : 200));
    if (fault === 'lateCall') {
      setTimeout(() => {
        try {
          act();
        } catch {}
      }, 4000);
      throw networkError();
    }
    const answer = act();
    if (fault === 'lostAnswer') throw networkError();
    return answer;
  }

  wasHeld(value: string): boolean {
    return [...this.server.held].some((one) => one.endsWith(` ${value}`));
  }

  /** Nothing false is called saved. */
  #checkSigns(queue: SaveQueue<string>): void {
    for (const [key, { state, version, value }] of queue.getSnapshot()) {
      const sign = `${key} ${version} ${value}`;
      if (state === 'saved' && !this.server.held.has(sign)) this.falseSigns.push(sign);
    }
  }
}

const device = fc.constantFrom('a', 'b');
const key = fc.constantFrom(...keys);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('type' as const), device, key }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(50, 300, 650, 1000, 2500, 6000),
    }),
  },
  fc.record({ do: fc.constant('fault' as const), fault: fc.constantFrom(...faults) }),
  fc.record({ do: fc.constant('reload' as const), device, isCrash: fc.boolean() }),
  fc.record({
    do: fc.constant('resolve' as const),
    device,
    key,
    choice: fc.constantFrom('mine' as const, 'theirs' as const),
  }),
);

test('nothing is lost, nothing false is called saved, nothing unseen is written over', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const world = new World();
      world.open('a');
      world.open('b');
      for (const one of steps) {
        if (one.do === 'wait') await wait(one.ms);
        else if (one.do === 'fault') world.fault = one.fault;
        else if (one.do === 'reload') world.reload(one.device, one.isCrash);
        else if (one.do === 'type') world.type(one.device, one.key);
        else world.resolve(one.device, one.key, one.choice);
        await wait(0);
      }
      world.fault = 'none';
      await wait(120_000);

      expect(world.falseSigns).toEqual([]);
      for (const { by, over, value } of world.server.writes) {
        if (over !== value) expect(world.seen.get(by)).toContain(over);
      }
      for (const [name, queue] of world.queues) {
        for (const [key, { state, value, theirs }] of queue.getSnapshot()) {
          expect(['saved', 'conflict']).toContain(state);
          // Acknowledged words may give way to others; what was never acknowledged is still here.
          const typed = world.typed.get(name + key);
          if (typed !== undefined && !world.wasHeld(typed)) expect(value).toBe(typed);
          if (state === 'conflict') expect(world.wasHeld(String(theirs?.value))).toBe(true);
        }
      }
      for (const [where, typed] of world.typed) {
        const queue = world.queues.get(where.charAt(0));
        const isShown = queue?.getSnapshot().get(where.slice(1))?.value === typed;
        expect(isShown || world.wasHeld(typed)).toBe(true);
      }
      world.close();
      vi.clearAllTimers();
    }),
    { numRuns: 300 },
  );
}, 60_000);
