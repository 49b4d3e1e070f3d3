import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { lockDataDir } from './pglite/data-lock.ts';
import { startPglite } from './pglite/start-pglite.ts';
import { PreparingClient } from './prepared.ts';
import type { DB } from './schema.ts';

export interface Database {
  db: Kysely<DB>;
  pool: pg.Pool;
  /** One process at most uses this database. */
  isEmbedded: boolean;
  close(): Promise<void>;
}

const int8 = 20;
const numeric = 1700;
const date = 1082;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === int8 || oid === numeric) return Number;
    if (oid === date) return (text: string) => text;
    return pg.types.getTypeParser(oid as never, format as never);
  },
};

/**
 * A statement is planned once and for all values: every query here is about one person or one page,
 * and planning it again costs more than running it. Disks are not what they were when a random page
 * was said to cost four times the next one.
 */
const session = 'set plan_cache_mode = force_generic_plan; set random_page_cost = 1.1';

const poolOptions = {
  types,
  Client: PreparingClient,
  onConnect: async (client: pg.ClientBase) => {
    await client.query(session);
  },
};

/**
 * PostgreSQL when the configuration names one, else the embedded database in the data directory; a new
 * one may take the demo academy that the installation prepared.
 */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { takesDemo = false } = {},
): Promise<Database> {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : openPglite(config.dataDir, takesDemo);
}

async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new pg.Pool({
    ...poolOptions,
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
  });
  return fromPool(pool, false, async () => {});
}

async function openPglite(dataDir: string, takesDemo: boolean): Promise<Database> {
  const unlock = lockDataDir(dataDir);
  try {
    return fromPglite(await startPglite(join(dataDir, 'pglite'), { takesDemo }), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** An embedded database that lives in memory, for tests: empty, or as a file keeps one. */
export async function openMemoryDatabase(snapshot = ''): Promise<Database> {
  return fromPglite(await startPglite(`memory://${snapshot}`), () => {});
}

function fromPglite(pglite: Awaited<ReturnType<typeof startPglite>>, unlock: () => void): Database {
  // One connection: the embedded database runs one query at a time, and a transaction must not be
  // entered by another request's query.
  const pool = new pg.Pool({ ...poolOptions, host: pglite.host, user: 'postgres', max: 1 });
  return fromPool(pool, true, async () => {
    await pglite.close();
    unlock();
  });
}

function fromPool(pool: pg.Pool, isEmbedded: boolean, afterClose: () => Promise<void>): Database {
  // A connection that breaks while idle is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    isEmbedded,
    close: async () => {
      await db.destroy();
      await afterClose();
    },
  };
}
