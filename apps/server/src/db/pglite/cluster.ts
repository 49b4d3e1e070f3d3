import { createHash, randomUUID } from 'node:crypto';
import { existsSync, openAsBlob, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { guardCluster } from './cluster-guard.ts';
import type { FileLock } from './file-lock.ts';

// When Node frees compiled WebAssembly, it can find its own books wrong and end the process (nodejs/node#64500).
setFlagsFromString('--no-wasm-code-gc');

const extensions = { citext, pg_trgm };
const inMemory = 'memory://';
/** The journal in small pieces: a first start copies the demo's, and the usual ones have 16 MB each. */
const initDbStartParams = ['--wal-segsize=1'];
/**
 * Each opening fills these buffers with zeros; the usual 128 MB take it a tenth of a second. What they do not
 * hold lies in the system's own cache.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
const opening = { extensions, startParams };
/** No one makes further databases in it, and each that it has is 300 files that a first start copies. */
const dropTemplates = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
];

export interface Cluster {
  database: PGlite;
  /** Keeps other servers out; undefined for one in memory. */
  guard: FileLock | undefined;
}

/**
 * Opens a cluster that no other server uses, and creates it if there is none. One in memory may be given
 * PGlite's compiled program.
 */
export async function openCluster(dataDir: string, program?: WebAssembly.Module): Promise<Cluster> {
  if (dataDir.startsWith(inMemory)) {
    const snapshot = dataDir.slice(inMemory.length);
    const loadDataDir = snapshot ? await openAsBlob(snapshot) : await emptyCluster();
    const options = { ...opening, loadDataDir, ...(program && { pgliteWasmModule: program }) };
    return { database: await PGlite.create(options), guard: undefined };
  }
  if (!existsSync(dataDir)) await makeCluster(dataDir);
  const guard = await guardCluster(dataDir);
  return { database: await PGlite.create({ ...opening, dataDir }), guard };
}

/** It is created under another name and then renamed, so that a killed server leaves nothing half made. */
async function makeCluster(dataDir: string): Promise<void> {
  const unfinished = `${dataDir}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const made = await PGlite.create({
    dataDir: unfinished,
    extensions,
    loadDataDir: await emptyCluster(),
  });
  await made.close();
  await rename(unfinished, dataDir);
}

/** A new cluster takes over a second to make and always looks alike, so one is kept for all. */
export async function emptyCluster(): Promise<Blob> {
  const path = snapshotPath();
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const made = await PGlite.create({ extensions, initDbStartParams });
  for (const statement of dropTemplates) await made.exec(statement);
  const snapshot = await made.dumpDataDir('none');
  await made.close();
  await keep(path, snapshot).catch(() => {
    // A folder that cannot be written to costs time at the next start, nothing else.
  });
  return snapshot;
}

async function keep(path: string, snapshot: Blob) {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await snapshot.arrayBuffer()));
  await rename(unfinished, path);
}

/** What another release of PGlite makes, or another way to ask it, is in another file. */
function snapshotPath(): string {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const release = createHash('sha256').update(
    `${library} ${statSync(library).mtimeMs} ${initDbStartParams} ${dropTemplates}`,
  );
  const name = `cluster-${release.digest('hex').slice(0, 16)}.tar`;
  return fileURLToPath(new URL(`../../../node_modules/.cache/uplink/${name}`, import.meta.url));
}
