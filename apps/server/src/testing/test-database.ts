import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase, openMemoryDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openCluster } from '../db/pglite/cluster.ts';
import { oncePerRun } from './once-per-run.ts';

const url = process.env.TEST_DATABASE_URL;

/** An empty database: in memory, or a new one of the PostgreSQL that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<Database> {
  return url ? openNew(url) : openMemoryDatabase('', await compiledPglite());
}

/** A database with the newest schema and nothing in it: a copy of one that is migrated once per run. */
export async function openMigratedDatabase(): Promise<Database> {
  const folder = await oncePerRun('migrated', fill);
  return url
    ? openNew(url, templateIn(folder))
    : openMemoryDatabase(snapshotIn(folder), await compiledPglite());
}

let program: Promise<WebAssembly.Module> | undefined;

/** PGlite's program, compiled once per process: most of what opening a database took was that. */
function compiledPglite(): Promise<WebAssembly.Module> {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  program ??= readFile(join(dirname(library), 'pglite.wasm')).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return program;
}

const snapshotIn = (folder: string) => join(folder, 'migrated.tar');
const templateIn = (folder: string) => basename(folder).replace(/\W/g, '_').toLowerCase();

async function fill(folder: string): Promise<void> {
  const dataDir = join(folder, 'migrated-data');
  const database = url
    ? await openNew(url, 'template1', templateIn(folder))
    : await openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database.db);
  await database.close();
  if (!url) await keepSnapshot(dataDir, snapshotIn(folder));
}

async function keepSnapshot(dataDir: string, path: string): Promise<void> {
  const { database: cluster } = await openCluster(join(dataDir, 'pglite'));
  const snapshot = await cluster.dumpDataDir('none');
  await cluster.close();
  writeFileSync(path, Buffer.from(await snapshot.arrayBuffer()));
}

async function openNew(
  server: string,
  template = 'template1',
  name = `test_${randomUUID().replaceAll('-', '')}`,
): Promise<Database> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  const own = new URL(server);
  own.pathname = `/${name}`;
  return openDatabase({ databaseUrl: own.href, dataDir: '' });
}
