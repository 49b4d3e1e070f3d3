import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromHost, ToHost } from './own-process.types.ts';
import type { Runner } from './thread.ts';

interface Limits {
  /** What the worker may keep in memory. */
  mostHeapMb: number;
  workerData?: unknown;
}

const host = fileURLToPath(new URL('./own-process.host.ts', import.meta.url));

/**
 * Runs a worker's module in a process of its own, for input that strangers made. A limit on the heap of a thread isn't
 * enough: if the heap outgrows it in one step, V8 ends the whole process.
 */
export function startOwnProcess(module: URL, { mostHeapMb, workerData }: Limits): Runner {
  const { NODE_COMPILE_CACHE } = process.env;
  const child = fork(host, [], {
    execArgv: ['--conditions=uplink-source'],
    // What reads the files of strangers knows no secrets.
    env: { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const runner = new EventEmitter();
  const fail = (error: Error) => runner.listenerCount('error') > 0 && runner.emit('error', error);
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      runner.emit('exit');
      resolve();
    };
    // What it told last may be heard only after its exit.
    child.once('exit', () => (child.connected ? child.once('disconnect', end) : end()));
    child.on('error', (error) => {
      fail(error);
      // What could not be started tells no exit.
      if (child.pid === undefined) end();
    });
  });
  child.on('message', (told: FromHost) => {
    if (told.event === 'error') fail(Object.assign(new Error(), told.error));
    else runner.emit(told.event, 'message' in told ? told.message : undefined);
  });
  // One that is ending takes no more messages; its end is told.
  const send = (message: ToHost) => void child.send(message, () => {});
  send({ module: module.href, mostHeapMb, workerData });
  return Object.assign(runner, {
    postMessage: (message: unknown) => send({ message }),
    terminate: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    unref: () => {
      child.unref();
      child.channel?.unref();
    },
  });
}
