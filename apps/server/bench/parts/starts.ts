import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/testing/free-port.ts';
import { atMost, type Figure, median } from '../support/figure.ts';
import type { Options } from '../support/options.ts';
import { startServer, untilReady } from '../support/server-process.ts';
import { endWithUs, makeFolder } from '../support/workplace.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const prepare = fileURLToPath(new URL('../../src/commands/prepare-database.ts', import.meta.url));

/** From the start of the process to the first ready answer, with the demo academy; medians. */
export async function measureStarts({ rounds }: Options): Promise<Figure[]> {
  const first: number[] = [];
  const later: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // What an installation does before its first start.
    execFileSync(process.execPath, ['--conditions=uplink-source', prepare], { stdio: 'inherit' });
    const dataDir = makeFolder();
    first.push(await timeStart(dataDir));
    later.push(await timeStart(dataDir));
    whole.push(await timeNpmStart(dataDir));
  }
  return [
    atMost('first start after installation, PGlite', median(first), 1000, 'ms'),
    atMost('later start, PGlite', median(later), 5000, 'ms'),
    // The first round may build the portal.
    atMost('npm start, portal built', Math.min(...whole), 10_000, 'ms'),
  ];
}

async function timeStart(dataDir: string): Promise<number> {
  const server = await startServer({ DATA_DIR: dataDir }, { isReporting: false });
  await server.stop();
  return server.readyMs;
}

async function timeNpmStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  endWithUs(child);
  await untilReady(`http://127.0.0.1:${port}`, child);
  const ready = performance.now() - start;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return ready;
}
