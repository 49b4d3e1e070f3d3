import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openMemoryDatabase } from '../database.ts';

let database: Database;
beforeEach(async () => {
  database = await openMemoryDatabase();
});
afterEach(() => database.close());

test('a message of many pieces arrives whole', async () => {
  const text = 'frame '.repeat(200_000);
  const { rows } = await sql<{ text: string }>`select ${text}::text as text`.execute(database.db);
  expect(rows[0]?.text).toBe(text);
});

test('a connection that breaks inside a transaction undoes it, and the next one starts afresh', async () => {
  await sql`create table written (id int)`.execute(database.db);
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('insert into written values ($1)', [1]);
  client.release(true);

  const count = () =>
    sql<{ count: number }>`select count(*)::int as count from written
    where id = ${1}`.execute(database.db);
  expect((await count()).rows).toEqual([{ count: 0 }]);
  await sql`insert into written values (${1})`.execute(database.db);
  expect((await count()).rows).toEqual([{ count: 1 }]);
});

test('a refused statement leaves the connection usable', async () => {
  await expect(sql`select ${1}::int / 0`.execute(database.db)).rejects.toThrow('division by zero');
  const { rows } = await sql`select ${2}::int as two`.execute(database.db);
  expect(rows).toEqual([{ two: 2 }]);
});
