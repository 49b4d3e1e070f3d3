import { ApiError } from '../client/api-error.ts';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict';

export interface SaveEntry<Value> {
  value: Value;
  state: SaveState;
  /** The stored version the value was typed on. */
  version: number;
  savedAt: string | undefined;
  /** The server's words when saving was refused. */
  message: string | undefined;
}

export interface Receipt {
  version: number;
  savedAt: string;
}

export interface SaveQueueOptions<Value> {
  /** Prefix of the local copies; takes in who types and what. */
  name: string;
  save: (key: string, value: Value, baseVersion: number | undefined) => Promise<Receipt>;
  /** Waits for a pause in typing. @default 600 */
  pauseMs?: number;
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

export interface SaveQueue<Value> {
  getSnapshot: () => ReadonlyMap<string, SaveEntry<Value>>;
  subscribe: (listener: () => void) => () => void;
  /** What the server has: shown unless something newer waits here. */
  load: (key: string, value: Value, receipt: Receipt) => void;
  set: (key: string, value: Value) => void;
  /** Sends what waits, conflicts too when `overwrite` says so. */
  retry: (overwrite?: boolean) => void;
  /** Resolves when everything is saved; false when something is not. */
  settle: () => Promise<boolean>;
  /** Forgets local copies: what they held was handed in. */
  clear: () => void;
  stop: () => void;
}

const retryMs = 5000;

/**
 * Saves what somebody types, piece by piece. Each change is kept on this device first and forgotten
 * only when the server has acknowledged it, so a reload, an outage or an ended session loses nothing.
 * "saved" is never said before the server said so.
 */
export function createSaveQueue<Value>(options: SaveQueueOptions<Value>): SaveQueue<Value> {
  const { name, save, pauseMs = 600, storage = localStorage } = options;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const running = new Map<string, Promise<void>>();
  let entries: ReadonlyMap<string, SaveEntry<Value>> = readCopies();

  function readCopies() {
    const copies = new Map<string, SaveEntry<Value>>();
    const stored = JSON.parse(storage.getItem(name) ?? '{}') as Record<
      string,
      { value: Value; version: number }
    >;
    for (const [key, { value, version }] of Object.entries(stored)) {
      copies.set(key, { value, version, state: 'unsaved', savedAt: undefined, message: undefined });
    }
    return copies;
  }

  function writeCopies() {
    const open = [...entries].filter(([, { state }]) => state !== 'saved');
    if (open.length === 0) return storage.removeItem(name);
    storage.setItem(
      name,
      JSON.stringify(
        Object.fromEntries(open.map(([key, { value, version }]) => [key, { value, version }])),
      ),
    );
  }

  function update(key: string, change: Partial<SaveEntry<Value>>) {
    const known = entries.get(key);
    if (!known) return;
    entries = new Map(entries).set(key, { ...known, ...change });
    writeCopies();
    for (const listener of listeners) listener();
  }

  function send(key: string): Promise<void> {
    clearTimeout(timers.get(key));
    const running_ = running.get(key);
    if (running_) return running_;
    const sending = sendOnce(key).finally(() => running.delete(key));
    running.set(key, sending);
    return sending;
  }

  async function sendOnce(key: string): Promise<void> {
    const entry = entries.get(key);
    if (!entry || entry.state === 'saved') return;
    update(key, { state: 'saving', message: undefined });
    try {
      const receipt = await save(key, entry.value, entry.version || undefined);
      const isLatest = entries.get(key)?.value === entry.value;
      update(key, { ...receipt, state: isLatest ? 'saved' : 'unsaved' });
      if (!isLatest) schedule(key, pauseMs);
    } catch (error) {
      const failure = error instanceof ApiError ? error : undefined;
      if (failure && !failure.isPassing) {
        return update(key, {
          state: failure.status === 409 ? 'conflict' : 'failed',
          message: failure.message,
        });
      }
      update(key, {
        state: failure?.status === 0 ? 'offline' : 'failed',
        message: failure?.message,
      });
      schedule(key, retryMs);
    }
  }

  function schedule(key: string, wait: number) {
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => void send(key), wait),
    );
  }

  function retry(overwrite = false) {
    for (const [key, { state }] of entries) {
      if (state === 'saved' || (state === 'conflict' && !overwrite)) continue;
      if (overwrite) update(key, { version: 0 });
      void send(key);
    }
  }

  const onOnline = () => retry();
  globalThis.addEventListener?.('online', onOnline);
  for (const key of entries.keys()) schedule(key, 0);

  return {
    getSnapshot: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    load(key, value, receipt) {
      const known = entries.get(key);
      if (known && known.state !== 'saved') return;
      if (known && known.version >= receipt.version) return;
      entries = new Map(entries).set(key, {
        value,
        ...receipt,
        state: 'saved',
        message: undefined,
      });
      for (const listener of listeners) listener();
    },
    set(key, value) {
      const known = entries.get(key);
      const entry: SaveEntry<Value> = {
        value,
        version: known?.version ?? 0,
        savedAt: known?.savedAt,
        state: known?.state === 'saving' ? 'saving' : 'unsaved',
        message: undefined,
      };
      entries = new Map(entries).set(key, entry);
      writeCopies();
      for (const listener of listeners) listener();
      schedule(key, pauseMs);
    },
    retry,
    async settle() {
      await Promise.all([...entries.keys()].map((key) => send(key)));
      await Promise.all([...entries.keys()].map((key) => send(key)));
      return [...entries.values()].every(({ state }) => state === 'saved');
    },
    clear() {
      entries = new Map();
      writeCopies();
      for (const timer of timers.values()) clearTimeout(timer);
      for (const listener of listeners) listener();
    },
    stop() {
      globalThis.removeEventListener?.('online', onOnline);
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

const worst: SaveState[] = ['conflict', 'failed', 'offline', 'saving', 'unsaved', 'saved'];

/** One state for many entries: the one somebody has to know of first. */
export function overallState(entries: Iterable<{ state: SaveState }>): SaveState {
  const states = new Set([...entries].map(({ state }) => state));
  return worst.find((state) => states.has(state)) ?? 'saved';
}
