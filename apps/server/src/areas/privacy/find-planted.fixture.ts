import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { planted } from './full-account.fixture.ts';

/** The tables of the whole database in which each planted value is. */
export async function findPlanted({ db }: { db: Kysely<DB> }): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    db,
  );
  const found: Record<string, string[]> = {};
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(t::text, ' '), '') as text from ${sql.table(`${schema}.${name}`)} t`.execute(
      db,
    );
    const text = rows[0]?.text.toLowerCase() ?? '';
    for (const [key, value] of Object.entries(planted)) {
      if (text.includes(value.toLowerCase())) found[key] = [...(found[key] ?? []), name];
    }
  }
  return found;
}
