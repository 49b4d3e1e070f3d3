import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../entry.mjs', import.meta.url));

export interface TestProcess {
  child: ChildProcess;
  /** All it wrote until now. */
  said(): string;
}

/** The server as a process of its own, to be stopped, killed or listened to. */
export function startProcess(env: Record<string, string>): TestProcess {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--conditions=uplink-source', entry], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  child.once('exit', (code, signal) => {
    said += `\nended with ${code ?? signal}`;
  });
  return { child, said: () => said };
}

export async function exitCode(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'exit');
  return code;
}

export async function isReady(
  base: string,
  child: ChildProcess,
  withinMs = Number.POSITIVE_INFINITY,
): Promise<void> {
  const start = performance.now();
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server ended');
    if (performance.now() - start > withinMs) throw new Error(`not ready after ${withinMs} ms`);
    const answer = await fetch(`${base}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
