import { on } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface Pglite {
  /** What the `pg` driver connects to: the folder of a unix socket. */
  host: string;
  close(): Promise<void>;
}

/**
 * Opens the embedded database. `dataDir` may be `memory://` for one that is gone afterwards,
 * with the path of a dumped cluster behind it to begin from that. With `takesDemo` a new one beside
 * the data directory's other parts begins from what the installation prepared.
 */
export async function startPglite(dataDir: string, { takesDemo = false } = {}): Promise<Pglite> {
  // At once: a promise would come back after the code that is loaded meanwhile, and the thread begin late.
  const host = mkdtempSync(join(tmpdir(), 'uplink-db-'));
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), {
    workerData: { dataDir, takesDemo, socketPath: join(host, '.s.PGSQL.5432') },
    execArgv: ['--conditions=uplink-source'],
  });
  // A later fault of the thread has no listener and ends the process: without its database it is
  // of no use, and a new start opens the data as they were acknowledged.
  await hear(worker, 'ready');
  return {
    host,
    close: async () => {
      worker.postMessage('close');
      await hear(worker, 'closed');
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
