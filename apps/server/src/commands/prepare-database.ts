/**
 * Makes what first starts and tests begin from, so that none of them waits for it: the empty cluster,
 * the data directory of the demo academy, and by the way the built server's code as Node keeps it
 * compiled.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { laySpare, preparedDemoPath } from '../../demo/prepared-demo.ts';
import { openDatabase } from '../db/database.ts';
import { emptyCluster } from '../db/pglite/cluster.ts';

const entry = fileURLToPath(new URL('../../dist/entry.js', import.meta.url));

await emptyCluster();
const path = preparedDemoPath();
if (!existsSync(path)) await prepare();
laySpare(path);

async function prepare() {
  const cache = dirname(path);
  mkdirSync(cache, { recursive: true });
  for (const old of globSync('demo-*', { cwd: cache }))
    rmSync(join(cache, old), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await startOnce(unfinished);
  await forgetKey(unfinished);
  renameSync(unfinished, path);
}

/** The first start of all, whose data directory the next ones get. */
async function startOnce(dataDir: string) {
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, ['--conditions=uplink-source', entry], {
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It says where it is once everything is there.
  server.stdout.once('data', () => server.kill('SIGTERM'));
  const [code] = await once(server, 'exit');
  if (code !== 0) throw new Error(`The first start exited with code ${code}.`);
}

/** One per data directory. */
async function forgetKey(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  await db.deleteFrom('signing_key').execute();
  await close();
}
