import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

let database: Database;
let folder: string;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'uplink-migrations-'));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const run = () => migrate(database.db, pathToFileURL(`${folder}/`));
const add = (name: string, text: string) => writeFile(join(folder, name), text);
const tables = async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' order by 1`.execute(database.db);
  return rows.map(({ name }) => name);
};

test('the shipped files build the schema once', async () => {
  await cp(new URL('../../migrations/', import.meta.url), folder, { recursive: true });
  const applied = await run();
  expect(applied.length).toBeGreaterThan(5);
  expect(applied).toEqual([...applied].sort());
  expect(await tables()).toContain('app_user');
  expect(await run()).toEqual([]);
});

test('a file that fails leaves nothing of itself, and those before it stay', async () => {
  await add('0001_one.sql', 'create table one (id int);');
  await add('0002_two.sql', 'create table two (id int); create table one (id int);');
  await expect(run()).rejects.toThrow('already exists');
  expect(await tables()).toEqual(['one', 'schema_migration']);
  await add('0002_two.sql', 'create table two (id int);');
  expect(await run()).toEqual(['0002_two.sql']);
});

test('a changed file is refused, and nothing new is applied', async () => {
  await add('0001_one.sql', 'create table one (id int);');
  await run();
  await add('0001_one.sql', 'create table one (id bigint);');
  await add('0002_two.sql', 'create table two (id int);');
  await expect(run()).rejects.toThrow('0001_one.sql was changed after it ran');
  expect(await tables()).toEqual(['one', 'schema_migration']);
});

test('a database newer than the server is refused and left as it is', async () => {
  await add('0001_one.sql', 'create table one (id int);');
  await add('0009_later.sql', 'create table later (id int);');
  await run();
  await rm(join(folder, '0009_later.sql'));
  await add('0002_two.sql', 'create table two (id int);');
  await expect(run()).rejects.toThrow('newer than this server (0009_later.sql)');
  expect(await tables()).toEqual(['later', 'one', 'schema_migration']);
});

test('servers that start together apply each file once', async () => {
  await add('0001_one.sql', 'create table one (id int);');
  await add('0002_two.sql', 'create table two (id int);');
  const applied = await Promise.all([run(), run(), run(), run()]);
  expect(applied.flat().sort()).toEqual(['0001_one.sql', '0002_two.sql']);
});
