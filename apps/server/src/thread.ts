import type { EventEmitter } from 'node:events';

const longestLine = 50;

/** What does the tasks: a worker thread, or a worker in a process of its own. Tells `online`, `message`, `error` and `exit`. */
export interface Runner extends EventEmitter {
  postMessage(message: unknown): void;
  terminate(): Promise<unknown>;
  /** It keeps no server running. */
  unref(): void;
}

/** Does one task after the other in a worker. */
export interface Thread<Task> {
  /** `undefined` if the thread died or took too long; the next task gets another thread. Refused if too many wait. */
  inTurn<Result>(task: Task, mostMs: number): Promise<Result | undefined>;
  close(): Promise<void>;
}

interface ThreadOptions {
  /** Thrown when too many wait. */
  busy: () => Error;
  /** Told of an error that ended the worker. */
  onFault: (error: unknown) => void;
}

/** Starts with the first task. One that takes too long ends it. */
export function createThread<Task>(
  startWorker: () => Runner,
  { busy, onFault }: ThreadOptions,
): Thread<Task> {
  let current: { worker: Runner; isOnline: Promise<boolean> } | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function start() {
    const worker = startWorker();
    worker.unref();
    worker.on('error', onFault);
    worker.on('exit', () => {
      if (current?.worker === worker) current = undefined;
    });
    const isOnline = new Promise<boolean>((resolve) => {
      worker.once('online', () => resolve(true)).once('exit', () => resolve(false));
    });
    return { worker, isOnline };
  }

  async function run<Result>(task: Task, mostMs: number): Promise<Result | undefined> {
    current ??= start();
    const { worker, isOnline } = current;
    const end = () => void worker.terminate();
    // The time to start is not the task's.
    const starting = setTimeout(end, mostMs);
    const isStarted = await isOnline;
    clearTimeout(starting);
    if (!isStarted) return undefined;
    return new Promise<Result | undefined>((resolve) => {
      function settle(given?: Result) {
        clearTimeout(timer);
        worker.off('message', settle).off('exit', onExit);
        resolve(given);
      }
      const onExit = () => settle();
      const timer = setTimeout(end, mostMs);
      worker.on('message', settle).on('exit', onExit);
      worker.postMessage(task);
    });
  }

  async function inTurn<Result>(task: Task, mostMs: number): Promise<Result | undefined> {
    if (waiting >= longestLine) throw busy();
    waiting += 1;
    const turn = last.then(() => run<Result>(task, mostMs));
    last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  }

  return {
    inTurn,
    close: async () => {
      await current?.worker.terminate();
    },
  };
}
