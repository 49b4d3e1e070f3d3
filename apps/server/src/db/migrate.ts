import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.ts';

const folder = new URL('../../migrations/', import.meta.url);
const lockKey = 4_100_001;

/**
 * Brings the database to the newest schema: each numbered file once, in a transaction of its own. A
 * database that knows newer files, or another text of an old one, is refused and left as it is.
 */
export async function migrate(db: Kysely<DB>): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  await sql`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`.execute(db);
  const applied: string[] = [];
  for (const name of files) {
    const text = await readFile(new URL(name, folder), 'utf8');
    if (await applyOnce(db, name, text)) applied.push(name);
  }
  const known = new Set(files);
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(db);
  const newer = rows.filter((row) => !known.has(row.name));
  if (newer.length > 0) {
    throw new Error(
      `The database is newer than this server (${newer.map((row) => row.name).join(', ')}). Start the newer version.`,
    );
  }
  return applied;
}

function applyOnce(db: Kysely<DB>, name: string, text: string): Promise<boolean> {
  const checksum = createHash('sha256').update(text).digest('hex');
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
    const { rows } = await sql<{ checksum: string }>`
      select checksum from schema_migration where name = ${name}`.execute(trx);
    if (rows[0]) {
      if (rows[0].checksum === checksum) return false;
      throw new Error(`The migration ${name} was changed after it ran. Add a new one instead.`);
    }
    await sql.raw(text).execute(trx);
    await sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`.execute(
      trx,
    );
    return true;
  });
}
