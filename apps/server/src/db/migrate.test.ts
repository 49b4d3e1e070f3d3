import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
/** Without the migrator's own. */
const tables = async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like '%migration%' order by 1`.execute(
    database.db,
  );
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

test('a file that fails leaves the database as it was', async () => {
  await add('0001_one.sql', 'create table one (id int);');
  await run();
  await add('0002_two.sql', 'create table two (id int);');
  await add('0003_three.sql', 'create table three (id int); create table one (id int);');
  await expect(run()).rejects.toThrow('already exists');
  expect(await tables()).toEqual(['one']);
  await add('0003_three.sql', 'create table three (id int);');
  expect(await run()).toEqual(['0002_two.sql', '0003_three.sql']);
});

test('a changed file is refused, and nothing new is applied', async () => {
  await add('0001_one.sql', 'create table one (id int);');
  await run();
  await add('0001_one.sql', 'create table one (id bigint);');
  await add('0002_two.sql', 'create table two (id int);');
  await expect(run()).rejects.toThrow('0001_one.sql was changed after it ran');
  expect(await tables()).toEqual(['one']);
});

test('a database newer than the server is refused and left as it is', async () => {
  await add('0001_one.sql', 'create table one (id int);');
  await add('0002_two.sql', '');
  await add('0003_later.sql', 'create table later (id int);');
  await run();
  await rm(join(folder, '0003_later.sql'));
  await expect(run()).rejects.toThrow('newer than this server (0003_later.sql)');
  expect(await tables()).toEqual(['later', 'one']);
});

test('servers that start together apply each file once', async () => {
  await add('0001_one.sql', 'create table one (id int);');
  await add('0002_two.sql', 'create table two (id int);');
  const applied = await Promise.all([run(), run(), run(), run()]);
  expect(applied.flat().sort()).toEqual(['0001_one.sql', '0002_two.sql']);
});

test.each([
  {
    fault: 'a gap',
    names: ['0001_one.sql', '0003_three.sql'],
    says: '0003_three.sql should be 0002',
  },
  {
    fault: 'a double',
    names: ['0001_one.sql', '0001_two.sql'],
    says: '0001_two.sql should be 0002',
  },
])('$fault in the numbers is refused', async ({ names, says }) => {
  for (const name of names) await add(name, 'select 1;');
  await expect(run()).rejects.toThrow(says);
});

describe('a database from before Kysely kept the list', () => {
  beforeEach(async () => {
    await add('0001_one.sql', 'create table one (id int);');
    await add('0002_two.sql', 'create table two (id int);');
    await run();
    await forgetKysely();
    await sql`update schema_migration set name = '0003_two.sql' where name = '0002_two.sql'`.execute(
      database.db,
    );
  });

  test('is taken over under the new numbers, and only what is missing runs', async () => {
    await add('0003_three.sql', 'create table three (id int);');
    const applied = await Promise.all([run(), run()]);
    expect(applied.flat()).toEqual(['0003_three.sql']);
    expect(await run()).toEqual([]);
    expect(await tables()).toEqual(['one', 'three', 'two']);
  });

  test('is refused when a file was changed since', async () => {
    await add('0001_one.sql', 'create table one (id bigint);');
    await expect(run()).rejects.toThrow('0001_one.sql was changed after it ran');
  });

  test('is refused when it is newer, and left as it is', async () => {
    await rm(join(folder, '0002_two.sql'));
    await expect(run()).rejects.toThrow('newer than this server (0003_two.sql)');
    await expect(sql`select from kysely_migration`.execute(database.db)).rejects.toThrow(
      'does not exist',
    );
  });
});

async function forgetKysely() {
  await sql`drop table kysely_migration, kysely_migration_lock`.execute(database.db);
}
