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

/** A database with the demo academy, whose files go to `storage`: a copy of one filled once per run. */
export async function openDemoDatabase(storage: string): Promise<Database> {
  const folder = await oncePerRun('demo', url ? (place) => fillPostgres(url, place) : fillPglite);
  cpSync(join(folder, 'storage'), storage, { recursive: true });
  return url ? openNew(url, templateIn(folder)) : openMemoryDatabase(snapshotIn(folder));
}

const snapshotIn = (folder: string) => join(folder, 'demo.tar');
const templateIn = (folder: string) => basename(folder).replace(/\W/g, '_').toLowerCase();

async function fillPglite(folder: string): Promise<void> {
  const dataDir = join(folder, 'data');
  await fill(await openDatabase({ databaseUrl: undefined, dataDir }), folder);
  const { database: cluster } = await openCluster(join(dataDir, 'pglite'));
  const snapshot = await cluster.dumpDataDir('none');
  await cluster.close();
  writeFileSync(snapshotIn(folder), Buffer.from(await snapshot.arrayBuffer()));
}

async function fillPostgres(server: string, folder: string): Promise<void> {
  await fill(await openNew(server, 'template1', templateIn(folder)), folder);
}

async function fill(database: Database, folder: string): Promise<void> {
  await migrate(database.db);
  await seedDemo(database.db, systemClock, join(folder, 'storage'));
  await database.close();
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
