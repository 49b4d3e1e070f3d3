import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.ts';

/** Refuses a database that holds tables of something else: they are not ours to add to. */
export async function refuseOtherSchema(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const names = rows.map(({ name }) => name);
  if (names.length === 0 || names.includes('schema_migration')) return;
  throw new Error(
    `This database belongs to another application: it contains the table ${names[0]}.`,
  );
}
