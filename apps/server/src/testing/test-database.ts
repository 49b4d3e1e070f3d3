import { randomUUID } from 'node:crypto';
import { cpSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { seedDemo } from '../../demo/seed.ts';
import { systemClock } from '../clock.ts';
import { type Database, openDatabase, openMemoryDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openCluster } from '../db/pglite/cluster.ts';
import { oncePerRun } from './once-per-run.ts';

const url = process.env.TEST_DATABASE_URL;

/** An empty database: in memory, or a new one of the PostgreSQL that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<Database> {
  return url ? openNew(url) : openMemoryDatabase();
}

/** A database with the newest schema and nothing in it: a copy of one that is migrated once per run. */
export async function openMigratedDatabase(): Promise<Database> {
  return copyOf('migrated', await oncePerRun('migrated', (folder) => fill(folder, 'migrated')));
}

/** A database with the demo academy, whose files go to `storage`: a copy of one filled once per run. */
export async function openDemoDatabase(storage: string): Promise<Database> {
  const folder = await oncePerRun('demo', (place) =>
    fill(place, 'demo', ({ db }) => seedDemo(db, systemClock, join(place, 'storage'))),
  );
  cpSync(join(folder, 'storage'), storage, { recursive: true });
  return copyOf('demo', folder);
}

const copyOf = (name: string, folder: string) =>
  url ? openNew(url, templateIn(folder, name)) : openMemoryDatabase(snapshotIn(folder, name));
const snapshotIn = (folder: string, name: string) => join(folder, `${name}.tar`);
const templateIn = (folder: string, name: string) =>
  `${basename(folder)}_${name}`.replace(/\W/g, '_').toLowerCase();

async function fill(
  folder: string,
  name: string,
  seed: (database: Database) => Promise<void> = async () => {},
): Promise<void> {
  const dataDir = join(folder, `${name}-data`);
  const database = url
    ? await openNew(url, 'template1', templateIn(folder, name))
    : await openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database.db);
  await seed(database);
  await database.close();
  if (!url) await keepSnapshot(dataDir, snapshotIn(folder, name));
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
