import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase, openMemoryDatabase } from '../db/database.ts';

/** An empty database: in memory, or a new one of the PostgreSQL that TEST_DATABASE_URL names. */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return openMemoryDatabase();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return openDatabase({ databaseUrl: own.href, dataDir: '' });
}
