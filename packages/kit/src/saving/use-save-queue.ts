import {
  createSaveQueue,
  overallState,
  type SaveEntry,
  type SaveQueue,
  type SaveQueueOptions,
  type SaveState,
  type Stored,
} from '@uplink/api-client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Conflict, findConflicts, isUnsafe } from './conflict.ts';
import { useLeaveWarning } from './leave-warning.ts';

/** How safe something is that is typed: what `SaveSign` tells, and what can be done about it. */
export interface Saving {
  /** What is saved, e.g. 'Answers'. */
  noun: string;
  state: SaveState;
  /** When the server last acknowledged. */
  savedAt: string | undefined;
  /** The server's words when it refused. */
  message: string | undefined;
  onRetry: () => void;
  /** What was changed here and elsewhere. */
  conflicts: readonly Conflict[];
  /** Keeps one version of a conflict. */
  onResolve: (id: string, choice: 'mine' | 'theirs') => void;
}

export interface SaveQueueUse<Value> {
  /** What the server has, by key. Loaded whenever another map is passed. */
  stored: ReadonlyMap<string, Stored<Value>> | undefined;
  /** Nothing more is taken, so leaving the page loses nothing. @default false */
  isOver?: boolean;
}

export interface UsedSaveQueue<Value>
  extends Pick<SaveQueue<Value>, 'getSnapshot' | 'set' | 'retry' | 'resolve' | 'forget' | 'clear'> {
  entries: ReadonlyMap<string, SaveEntry<Value>>;
  /** Sends what waits, then says how safe everything is. */
  settle: () => Promise<SaveState>;
  /** Runs a task that stores a piece itself. What is typed meanwhile is sent after it, on the version it leaves. */
  holdWhile: <Answer>(task: () => Promise<Answer>) => Promise<Answer>;
}

/**
 * Saves what someone types, piece by piece, and asks before the page is left while something is not safe.
 * `options.name` tells one queue from another; its functions may change with each render.
 */
export function useSaveQueue<Value>(
  options: SaveQueueOptions<Value>,
  { stored, isOver = false }: SaveQueueUse<Value>,
): UsedSaveQueue<Value> {
  const { name } = options;
  const held = useMemo(() => holdQueue<Value>(name), [name]);
  held.options = options;
  const queue = held.getQueue();
  useEffect(() => {
    for (const [key, { value, ...receipt }] of stored ?? []) queue.load(key, value, receipt);
  }, [queue, stored]);
  const entries = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);
  useLeaveWarning(!isOver && isUnsafe(overallState(entries.values())));
  return {
    entries,
    getSnapshot: queue.getSnapshot,
    set: queue.set,
    retry: queue.retry,
    resolve: queue.resolve,
    forget: queue.forget,
    clear: queue.clear,
    async settle() {
      await queue.settle();
      return overallState(queue.getSnapshot().values());
    },
    holdWhile: held.holdWhile,
  };
}

interface HeldQueue<Value> {
  options: SaveQueueOptions<Value> | undefined;
  getQueue: () => SaveQueue<Value>;
  holdWhile: UsedSaveQueue<Value>['holdWhile'];
}

/** A queue that calls the functions passed last under its own name: another form's are never called for it. */
function holdQueue<Value>(name: string): HeldQueue<Value> {
  let queue: SaveQueue<Value> | undefined;
  let task: Promise<unknown> | undefined;
  const held: HeldQueue<Value> = {
    options: undefined,
    getQueue() {
      queue ??= createSaveQueue<Value>({
        ...current(),
        async save(...change) {
          await task?.catch(() => {});
          return current().save(...change);
        },
        fetchStored: (key) => current().fetchStored(key),
      });
      return queue;
    },
    holdWhile(run) {
      const running = run();
      task = running;
      return running;
    },
  };
  function current(): SaveQueueOptions<Value> {
    if (!held.options) throw new Error(`The save queue ${name} has no options yet.`);
    return held.options;
  }
  return held;
}

/** The whole queue as one sign; `describe` puts both versions of a conflict into words. */
export function savingOf<Value>(
  { entries, retry, resolve }: UsedSaveQueue<Value>,
  noun: string,
  describe: (id: string, mine: Value, theirs: Value) => Omit<Conflict, 'id'>,
): Saving {
  const all = [...entries.values()];
  return {
    noun,
    state: overallState(all),
    savedAt: all
      .flatMap(({ savedAt }) => savedAt ?? [])
      .sort()
      .at(-1),
    message: all.find(({ message }) => message)?.message,
    onRetry: retry,
    conflicts: findConflicts(entries, describe),
    onResolve: resolve,
  };
}
