import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { PreparingClient } from './prepared.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

test('a statement is prepared once, and planned once for all its values', async () => {
  // One connection for all of it: statements are prepared on each.
  await database.db.connection().execute(async (db) => {
    for (let value = 0; value < 8; value += 1) {
      const { rows } = await sql<{ next: number }>`select ${value}::int + 1 as next`.execute(db);
      expect(rows).toEqual([{ next: value + 1 }]);
    }
    const { rows } = await sql`
      select generic_plans::int as generic, custom_plans::int as custom
      from pg_prepared_statements where statement like '%::int + 1 as next'`.execute(db);
    expect(rows).toEqual([{ generic: 8, custom: 0 }]);
  });
});

test('a connection prepares so many statements at most, and takes no place from another', async () => {
  const { pool } = database;
  const [full, other] = [await pool.connect(), new PreparingClient(pool.options)];
  const countOf = async (client: ClientBase): Promise<number> =>
    (await client.query('select count(*)::int as count from pg_prepared_statements')).rows[0].count;
  for (let index = 0; index < 510; index += 1)
    await full.query(`select $1::int as column_${index}`, [index]);
  const { rows: last } = await full.query('select $1::int as last', [1]);
  const prepared = [await countOf(full)];
  // The embedded database has one connection at a time.
  full.release(true);
  await other.connect();
  await other.query('select $1::int as anew', [1]);
  prepared.push(await countOf(other));
  await other.end();
  expect(last).toEqual([{ last: 1 }]);
  expect(prepared).toEqual([500, 1]);
});
