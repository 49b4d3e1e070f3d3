import { deviceStorage } from './device-storage.ts';
import { openQueues } from './open-queues.ts';
import { onPageEvents } from './page-events.ts';
import { createSavePiece } from './save-piece.ts';
import type { SaveEntry, SaveQueue, SaveQueueOptions } from './save-queue.types.ts';

type Piece<Value> = ReturnType<typeof createSavePiece<Value>>;

/**
 * Saves what a user types, piece by piece. Each change is kept on this device first and deleted
 * only when the server has acknowledged it, so a reload, an outage or an ended session loses
 * nothing. Nothing counts as "saved" before the server confirms it, and nothing overwrites a
 * version that was not seen here.
 */
export function createSaveQueue<Value>(options: SaveQueueOptions<Value>): SaveQueue<Value> {
  const { name, save, fetchStored, pauseMs = 600, storage = deviceStorage } = options;
  const pieces = new Map<string, Piece<Value>>();
  const listeners = new Set<() => void>();
  let entries: ReadonlyMap<string, SaveEntry<Value>> = new Map();
  let isCleared = false;
  let stopListening: (() => void) | undefined;

  function change(next: ReadonlyMap<string, SaveEntry<Value>>): void {
    entries = next;
    for (const listener of listeners) listener();
  }

  function pieceOf(key: string): Piece<Value> {
    const piece =
      pieces.get(key) ??
      createSavePiece<Value>({
        save: (value, context) => save(key, value, context),
        fetchStored: () => fetchStored(key),
        // Even if this device can't keep copies, everything is still sent to the server.
        writeCopy: (copy) => void storage.write(name, key, copy).catch(() => {}),
        removeCopy: (stamp) => void storage.remove(name, key, stamp).catch(() => {}),
        isActive: () => stopListening !== undefined,
        pauseMs,
        onChange: (entry) => change(new Map(entries).set(key, entry)),
      });
    pieces.set(key, piece);
    return piece;
  }

  const reading = storage.read(name).then(
    (copies) => {
      if (isCleared) return;
      for (const [key, copy] of copies) pieceOf(key).takeUp(copy);
    },
    () => {},
  );

  const sendAll = () => Promise.all([...pieces.values()].map((piece) => piece.send()));

  function start(): void {
    if (stopListening) return;
    stopListening = onPageEvents({ onOnline: queue.retry, onLeave: leave });
    openQueues.add(queue);
    queue.retry();
  }

  function leave(): void {
    for (const piece of pieces.values()) piece.leave();
  }

  function stop(): void {
    leave();
    stopListening?.();
    stopListening = undefined;
    openQueues.delete(queue);
    for (const piece of pieces.values()) piece.rest();
  }

  const queue: SaveQueue<Value> = {
    name,
    ready: reading,
    getSnapshot: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    load: (key, value, receipt) => pieceOf(key).load(value, receipt),
    set(key, value) {
      start();
      pieceOf(key).set(value);
    },
    retry: () => void sendAll(),
    resolve: (key, choice) => pieces.get(key)?.resolve(choice),
    async settle() {
      await reading;
      await sendAll();
      // Again, for what was typed during the first round.
      await sendAll();
      return [...entries.values()].every(({ state }) => state === 'saved');
    },
    async forget(key) {
      const piece = pieces.get(key);
      pieces.delete(key);
      change(new Map([...entries].filter(([one]) => one !== key)));
      await piece?.discard();
    },
    clear() {
      isCleared = true;
      for (const piece of pieces.values()) piece.forget();
      pieces.clear();
      void storage.clear(name).catch(() => {});
      change(new Map());
    },
  };
  return queue;
}
