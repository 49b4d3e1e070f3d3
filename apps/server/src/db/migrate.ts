import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.ts';

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const shipped = new URL('../../migrations/', import.meta.url);
const lockKey = 4_100_001;
/** PostgreSQL's code. */
const noSuchTable = '42P01';

/**
 * Brings the database to the newest schema: each numbered file once, in a transaction of its own, one
 * server at a time. A database that knows newer files, or another text of an old one, is refused and
 * left as it is.
 */
export async function migrate(db: Kysely<DB>, folder: URL = shipped): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const applied: string[] = [];
  if (await isNewest(db, migrations)) return applied;
  for (;;) {
    const name = await applyNext(db, migrations);
    if (!name) return applied;
    applied.push(name);
  }
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Mostly there is nothing to do, and a look without the lock says so. */
async function isNewest(db: Kysely<DB>, migrations: Migration[]): Promise<boolean> {
  const known = await readApplied(db).catch((error: { code?: string }) => {
    if (error.code === noSuchTable) return new Map<string, string>();
    throw error;
  });
  refuseForeign(known, migrations);
  return migrations.every(({ name }) => known.has(name));
}

/** The name of the file that was applied; undefined when there was none left. */
function applyNext(db: Kysely<DB>, migrations: Migration[]): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
    await sql`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`.execute(trx);
    const known = await readApplied(trx);
    refuseForeign(known, migrations);
    const next = migrations.find(({ name }) => !known.has(name));
    if (!next) return undefined;
    await sql.raw(next.text).execute(trx);
    await sql`insert into schema_migration (name, checksum)
      values (${next.name}, ${next.checksum})`.execute(trx);
    return next.name;
  });
}

async function readApplied(db: Kysely<DB>): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migration order by name`.execute(db);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseForeign(known: Map<string, string>, migrations: Migration[]) {
  const own = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const newer = [...known.keys()].filter((name) => !own.has(name));
  if (newer.length > 0) {
    throw new Error(
      `The database is newer than this server (${newer.join(', ')}). Start the newer version.`,
    );
  }
  for (const [name, checksum] of known) {
    if (own.get(name) === checksum) continue;
    throw new Error(`The migration ${name} was changed after it ran. Add a new one instead.`);
  }
}
