import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';
import type { DB } from './schema.ts';

type Checksums = Map<string, string>;

const shipped = new URL('../../migrations/', import.meta.url);
/** The lock of servers from before Kysely's migrator: one that is still migrating is waited for. */
const lockKey = 4_100_001;
/** PostgreSQL's code. */
const noSuchTable = '42P01';

/**
 * Brings the database to the newest schema: all missing files in one transaction, one server at a time.
 * A database that knows newer files, or another text of an old one, is refused and left as it is.
 * Kysely's migrator knows which files ran; the table `schema_migration` keeps their checksums.
 */
export async function migrate(db: Kysely<DB>, folder: URL = shipped): Promise<string[]> {
  const files = await readMigrationFiles(folder);
  if (await isNewest(db, files)) return [];
  await prepare(db, files);
  const { error, results = [] } = await new Migrator({
    db,
    provider: { getMigrations: async () => toMigrations(files) },
  }).migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Usually there is nothing to do, and one query says so without a lock. */
async function isNewest(db: Kysely<DB>, files: MigrationFile[]): Promise<boolean> {
  const applied = await readChecksums(db).catch((error: { code?: string }): Checksums => {
    if (error.code === noSuchTable) return new Map();
    throw error;
  });
  return (
    applied.size === files.length &&
    files.every(({ name, checksum }) => applied.get(name) === checksum)
  );
}

function prepare(db: Kysely<DB>, files: MigrationFile[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
    await sql`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`.execute(trx);
    if (!(await isKnownToKysely(trx))) await takeOver(trx, files);
    refuseForeign(await readChecksums(trx), files);
  });
}

async function isKnownToKysely(trx: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as found`.execute(trx);
  return rows[0]?.found === true;
}

/**
 * Tells Kysely what ran before its migrator was used. A file is recognised by its text: some had another
 * number then.
 */
async function takeOver(trx: Kysely<DB>, files: MigrationFile[]): Promise<void> {
  for (const { name, checksum } of files)
    await sql`update schema_migration set name = ${name} where checksum = ${checksum}`.execute(trx);
  await sql`create table ${sql.table(DEFAULT_MIGRATION_TABLE)} (
    name varchar(255) primary key, timestamp varchar(255) not null
  )`.execute(trx);
  // One moment for all: Kysely then orders them by name.
  await sql`insert into ${sql.table(DEFAULT_MIGRATION_TABLE)}
    select name, ${new Date().toISOString()} from schema_migration`.execute(trx);
}

async function readChecksums(db: Kysely<DB>): Promise<Checksums> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migration order by name`.execute(db);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseForeign(applied: Checksums, files: MigrationFile[]) {
  const own = new Map(files.map(({ name, checksum }) => [name, checksum]));
  const newer = [...applied.keys()].filter((name) => !own.has(name));
  if (newer.length > 0) {
    throw new Error(
      `The database is newer than this server (${newer.join(', ')}). Start the newer version.`,
    );
  }
  for (const [name, checksum] of applied) {
    if (own.get(name) === checksum) continue;
    throw new Error(`The migration ${name} was changed after it ran. Add a new one instead.`);
  }
}

function toMigrations(files: MigrationFile[]): Record<string, Migration> {
  return Object.fromEntries(
    files.map(({ name, text, checksum }) => [
      name,
      {
        up: async (trx) => {
          await sql.raw(text).execute(trx);
          await sql`insert into schema_migration (name, checksum)
            values (${name}, ${checksum})`.execute(trx);
        },
      },
    ]),
  );
}
