import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';

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
