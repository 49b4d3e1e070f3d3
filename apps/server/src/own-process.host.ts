/** What a process of its own runs (`own-process.ts`): one worker, whose messages it passes on. */
import { Worker } from 'node:worker_threads';
import type { FromHost, ToHost } from './own-process.types.ts';

const tell = (told: FromHost) => process.send?.(told);

function start({ module, mostHeapMb, workerData }: Extract<ToHost, { module: string }>): Worker {
  const worker = new Worker(new URL(module), {
    execArgv: ['--conditions=uplink-source'],
    resourceLimits: { maxOldGenerationSizeMb: mostHeapMb },
    workerData,
  });
  worker.on('online', () => tell({ event: 'online' }));
  worker.on('message', (message) => tell({ event: 'message', message }));
  worker.on('error', (thrown) => {
    const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    tell({ event: 'error', error: { name, message, stack } });
  });
  // Ends when what was told has been sent.
  worker.on('exit', () => process.disconnect());
  return worker;
}

let worker: Worker | undefined;
process.on('message', (told: ToHost) => {
  if ('module' in told) worker = start(told);
  else worker?.postMessage(told.message);
});
// A worker that never ends ends with the server too, however that ended.
process.on('disconnect', () => process.exit());
// Ctrl+C reaches every process of a terminal at once, but the server first finishes what it began.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
