import { on } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDataDir } from './data-lock.ts';

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
  const unlock = lockDataDir(dataDir);
  const pglite = startPglite(join(dataDir, 'pglite'), options);
  return {
    ...pglite,
    close: async () => {
      await pglite.close();
      unlock();
    },
  };
}

/**
 * Begins to open an embedded database. `dataDir` may be `memory://` for one that is gone afterwards,
 * with the path of a dumped cluster behind it to begin from that. With `takesDemo` a new one beside
 * the data directory's other parts begins from what the installation prepared.
 */
export function startPglite(dataDir: string, { takesDemo = false } = {}): Pglite {
  const host = mkdtempSync(join(tmpdir(), 'uplink-db-'));
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
    workerData: { dataDir, takesDemo, socketPath: join(host, '.s.PGSQL.5432') },
    execArgv: ['--conditions=uplink-source'],
  });
  // A later fault of the thread has no listener and ends the process: without its database it is
  // of no use, and a new start opens the data as they were acknowledged.
  const opened = hear(worker, 'ready');
  return {
    host,
    opened,
    close: async () => {
      const isOpen = await opened.then(
        () => true,
        () => false,
      );
      if (isOpen) {
        worker.postMessage('close');
        await hear(worker, 'closed');
      }
      await worker.terminate();
      await rm(host, { recursive: true, force: true });
    },
  };
}

/** Waits for a word of the worker's own: in watch mode Node posts its messages beside them. */
async function hear(worker: Worker, word: 'ready' | 'closed'): Promise<void> {
  for await (const [message] of on(worker, 'message')) {
    if (message === word) return;
  }
}
