import { ApiError } from '../client/api-error.ts';
import type { DraftCopy } from './draft-storage.ts';
import { isSameValue } from './same-value.ts';
import type { Receipt, SaveContext, SaveEntry, Stored } from './save-queue.types.ts';

/** What a piece works with; every function is already bound to its key. */
export interface SavePieceOptions<Value> {
  save: (value: Value, context: SaveContext) => Promise<Receipt>;
  fetchStored: () => Promise<Stored<Value> | undefined>;
  writeCopy: (copy: DraftCopy) => void;
  removeCopy: (stamp: string) => void;
  /** Without listeners nothing is sent automatically. */
  isActive: () => boolean;
  pauseMs: number;
  onChange: (entry: SaveEntry<Value>) => void;
}

const firstRetryMs = 2000;
const longestRetryMs = 30_000;
const mostSeen = 10;
/** After a page is left, browsers send at most 64 kB for all its calls together. */
const mostKeptAlive = 30_000;
const nothing = { state: 'unsaved', version: 0, savedAt: undefined } as const;
const noFault = { message: undefined, theirs: undefined };

/** One piece of what is typed: at most one call under way, each on the version seen here last. */
export function createSavePiece<Value>(options: SavePieceOptions<Value>) {
  const { save, fetchStored, writeCopy, removeCopy, isActive, pauseMs, onChange } = options;
  let entry: SaveEntry<Value> | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stamp = '';
  /** What the server may have without a change by others: typed on, or sent since and not answered. */
  let seen: readonly Value[] = [];

  function put(next: SaveEntry<Value>): void {
    entry = next;
    onChange(next);
  }

  function change(part: Partial<SaveEntry<Value>>): void {
    if (entry) put({ ...entry, ...part });
  }

  function keepCopy(): void {
    if (!entry) return;
    stamp = Math.random().toString(36).slice(2);
    writeCopy({ value: entry.value, version: entry.version, seen, stamp });
  }

  function schedule(wait: number): void {
    clearTimeout(timer);
    if (isActive()) timer = setTimeout(() => void send(), wait);
  }

  function send(keepalive = false): Promise<void> {
    clearTimeout(timer);
    running ??= sendOnce(keepalive).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function sendOnce(isLeaving: boolean): Promise<void> {
    if (!entry || entry.state === 'saved' || entry.state === 'conflict') return;
    const { value, version } = entry;
    seen = [...seen.filter((one) => !isSameValue(one, value)), value].slice(-mostSeen);
    change({ state: 'saving', message: undefined });
    keepCopy();
    const keepalive = isLeaving && JSON.stringify(value).length < mostKeptAlive;
    try {
      acknowledge(value, await save(value, { baseVersion: version, keepalive }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await compare(error.message);
      else fail(error);
    }
  }

  function acknowledge(value: Value, { version, savedAt }: Receipt) {
    if (!entry) return;
    failures = 0;
    seen = [value];
    const isLatest = isSameValue(entry.value, value);
    change({ ...noFault, version, savedAt, state: isLatest ? 'saved' : 'unsaved' });
    if (isLatest) return removeCopy(stamp);
    keepCopy();
    schedule(pauseMs);
  }

  function fail(error: unknown): void {
    const { kind, message, isPassing } =
      error instanceof ApiError ? error : { kind: 'server', message: undefined, isPassing: true };
    change({ state: kind === 'offline' ? 'offline' : 'failed', message });
    if (isPassing) tryAgain();
  }

  function tryAgain(): void {
    schedule(Math.min(longestRetryMs, firstRetryMs * 2 ** failures));
    failures += 1;
  }

  /** The stored version is not the one typed on: someone else's words, or our own whose reply was lost. */
  async function compare(message: string): Promise<void> {
    let theirs: Stored<Value> | undefined;
    try {
      theirs = await fetchStored();
    } catch (error) {
      return fail(error);
    }
    const stored = theirs;
    if (stored && isSameValue(stored.value, entry?.value)) return acknowledge(stored.value, stored);
    if (stored && !seen.some((one) => isSameValue(one, stored.value))) {
      return change({ state: 'conflict', theirs, message });
    }
    change({ version: stored?.version ?? 0, state: 'unsaved' });
    keepCopy();
    tryAgain();
  }

  return {
    send,
    /** What the server has: taken unless something newer waits here. */
    load(value: Value, { version, savedAt }: Receipt): void {
      if (entry && (entry.state !== 'saved' || entry.version >= version)) return;
      seen = [value];
      put({ ...noFault, value, version, savedAt, state: 'saved' });
    },
    /** A copy from before a reload. What was typed since is newer. */
    takeUp(copy: DraftCopy) {
      if (entry && entry.state !== 'saved') return;
      if (entry && isSameValue(entry.value, copy.value)) return removeCopy(copy.stamp);
      const value = copy.value as Value;
      ({ stamp } = copy);
      seen = copy.seen as Value[];
      put({ ...nothing, ...entry, ...noFault, value, version: copy.version, state: 'unsaved' });
      schedule(0);
    },
    set(value: Value): void {
      const known: SaveEntry<Value> = entry ?? { ...nothing, ...noFault, value };
      const isBusy = known.state === 'saving' || known.state === 'conflict';
      put({ ...known, value, ...(!isBusy && { state: 'unsaved', message: undefined }) });
      keepCopy();
      schedule(pauseMs);
    },
    resolve(choice: 'mine' | 'theirs') {
      const theirs = entry?.state === 'conflict' ? entry.theirs : undefined;
      if (!theirs) return;
      seen = [theirs.value];
      if (choice === 'theirs') {
        put({ ...noFault, ...theirs, state: 'saved' });
        return removeCopy(stamp);
      }
      change({ ...noFault, version: theirs.version, state: 'unsaved' });
      keepCopy();
      void send();
    },
    /** The user is leaving the page. */
    leave(): void {
      if (entry?.state === 'unsaved') void send(true);
    },
    /** Stops retrying. */
    rest(): void {
      clearTimeout(timer);
    },
    /** Drops it and its copy, once its pending call has ended. */
    async discard(): Promise<void> {
      clearTimeout(timer);
      entry = undefined;
      await running;
      removeCopy(stamp);
    },
    forget(): void {
      clearTimeout(timer);
      entry = undefined;
    },
  };
}
