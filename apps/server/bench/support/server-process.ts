import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/testing/free-port.ts';
import type { Question, Usage } from './report-usage.ts';
import { endWithUs } from './workplace.ts';

/** What `npm start` runs; the sources in a test, before which nothing may be built. */
const product = fileURLToPath(
  new URL(process.env.VITEST ? '../../src/entry.mjs' : '../../dist/entry.js', import.meta.url),
);
const usageReporter = new URL('./report-usage.ts', import.meta.url).href;

/** As `npm start` runs it (tools/run.mjs). */
const productFlags = ['--conditions=uplink-source', '--max-semi-space-size=4'];

export interface Server {
  url: string;
  /** From the start of its process to the first ready answer. */
  readyMs: number;
  /** Processor time and memory so far. */
  usage(question?: Question): Promise<Usage>;
  /** What a reporter of its own answers. */
  ask<Answer = unknown>(question: object): Promise<Answer>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

interface Start {
  /** Whether it can be asked what it used. @default true */
  isReporting?: boolean;
  /** What answers in it. @default its usage */
  reporter?: string;
  /** The module that runs. @default what `npm start` runs */
  entry?: string;
}

/**
 * The real server in a process of its own, on a free port of the loopback. One that does not report its
 * usage starts with nothing but what `npm start` gives it.
 */
export async function startServer(
  env: Record<string, string>,
  { isReporting = true, reporter = usageReporter, entry = product }: Start = {},
): Promise<Server> {
  const reporting = ['--expose-gc', '--import', reporter];
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [...productFlags, ...(isReporting ? reporting : []), entry],
    {
      env: {
        PATH,
        HOME,
        PORT: String(port),
        PUBLIC_URL: url,
        REQUESTS_PER_MINUTE: '10000000',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  endWithUs(child);
  await untilReady(url, child);
  const ask = async <Answer>(question: object): Promise<Answer> => {
    const answer = once(child, 'message');
    child.send(question);
    return (await answer)[0] as Answer;
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  };
  return {
    url,
    readyMs: performance.now() - start,
    usage: (question = {}) => ask(question),
    ask,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Asks every 10 ms until the server says that its database answers. */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
