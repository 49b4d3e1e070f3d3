import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { watchEvery } from './cluster-guard.ts';
import { lockDataDir, lockLost } from './data-lock.ts';

export interface Pglite {
  /** What the `pg` driver connects to: the folder of a unix socket. */
  host: string;
  /** Before, nothing answers there. */
  opened: Promise<void>;
  /** Waits for the opening, however that ends. */
  close(): Promise<void>;
}

/**
 * Begins to open the embedded database of a data directory, which no other process may use meanwhile.
 * Throws when one does.
 */
export function startEmbedded(dataDir: string, options?: { takesDemo: boolean }): Pglite {
  const lock = lockDataDir(dataDir);
  const loseLock = () => stop(lockLost(dataDir));
  const watching = setInterval(() => lock.isHeld() || loseLock(), watchEvery).unref();
  const pglite = startPglite(join(dataDir, 'pglite'), { ...options, onLost: loseLock });
  return {
    ...pglite,
    close: async () => {
      clearInterval(watching);
      await pglite.close();
      lock.release();
    },
  };
}

/** Ends the process: nothing that it could still do with the data is safe. */
function stop(why: string): never {
  process.stderr.write(`\n${why}\n`);
  process.exit(1);
}

interface Options {
  /** A new one begins from what the installation prepared. */
  takesDemo?: boolean;
  /** Told when the guard inside the cluster was deleted or replaced. */
  onLost?: () => void;
  /** PGlite's own, compiled, for one in memory: each thread would compile its nine megabytes again. */
  program?: WebAssembly.Module;
}

/**
 * Begins to open an embedded database. `dataDir` may be `memory://` for one that is gone afterwards,
 * with the path of a dumped cluster behind it to begin from that.
 */
export function startPglite(
  dataDir: string,
  { takesDemo = false, onLost, program }: Options = {},
): Pglite {
  const host = mkdtempSync(join(tmpdir(), 'uplink-db-'));
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
    workerData: { dataDir, takesDemo, socketPath: join(host, '.s.PGSQL.5432'), program },
    execArgv: ['--conditions=uplink-source'],
  });
  let isClosing = false;
  worker.on('message', (message) => {
    if (message === 'lost') onLost?.();
    if (message === 'panic') stop(panicked(dataDir));
  });
  const opened = hear(worker, 'ready');
  // A later fault of the thread ends the process: without its database it is of no use, and a new start
  // opens the data as they were acknowledged.
  const watched = opened.then(() =>
    worker.on('exit', (code) => {
      if (!isClosing) throw ended(code);
    }),
  );
  watched.catch(() => {});
  return {
    host,
    opened,
    close: async () => {
      const isOpen = await opened.then(
        () => true,
        () => false,
      );
      isClosing = true;
      if (isOpen) {
        worker.postMessage('close');
        await hear(worker, 'closed');
      }
      await worker.terminate();
      await rm(host, { recursive: true, force: true });
    },
  };
}

const panicked = (dataDir: string) =>
  `The embedded database in ${dataDir} can't write any more and has stopped, most likely because the disk is full. Everything it confirmed is safe. Free up space and start the server again.`;

const ended = (code: number) =>
  new Error(`The embedded database's thread exited with code ${code}.`);

/** Waits for a message from the worker, ignoring those Node sends in watch mode. */
function hear(worker: Worker, word: 'ready' | 'closed'): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    };
    const onMessage = (message: unknown) => message === word && settle(resolve);
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = (code: number) => settle(() => reject(ended(code)));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
