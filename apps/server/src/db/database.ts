import { DefaultConnectionProvider, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { type Pglite, startEmbedded, startPglite } from './pglite/start-pglite.ts';
import { PoolExecutor } from './pool-executor.ts';
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
 * was said to cost four times the next one. A word is found by half of its pieces, a whole name by less.
 */
const session = [
  'set plan_cache_mode = force_generic_plan',
  'set random_page_cost = 1.1',
  'set pg_trgm.word_similarity_threshold = 0.5',
  'set pg_trgm.similarity_threshold = 0.4',
].join('; ');

const poolOptions = {
  types,
  Client: PreparingClient,
  onConnect: async (client: pg.ClientBase) => {
    await client.query(session);
  },
};

type Place = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseConnections'>>;

/**
 * PostgreSQL when the configuration names one, else the embedded database in the data directory. Throws
 * when neither can be opened.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  databaseConnections,
}: Place): Promise<Database> {
  return databaseUrl
    ? connectPostgres(databaseUrl, databaseConnections)
    : whenOpened(startEmbedded(dataDir));
}

/** An embedded database that is on its way, else the PostgreSQL of an address. */
export function connect(
  { databaseUrl = '', databaseConnections }: Config,
  pglite?: Pglite,
): Database {
  return pglite ? connectPglite(pglite) : connectPostgres(databaseUrl, databaseConnections);
}

/** An embedded database that lives in memory, for tests: empty, or as a file keeps one. */
export function openMemoryDatabase(snapshot = '', program?: WebAssembly.Module): Promise<Database> {
  return whenOpened(startPglite(`memory://${snapshot}`, program && { program }));
}

async function whenOpened(pglite: Pglite): Promise<Database> {
  const database = connectPglite(pglite);
  try {
    await pglite.opened;
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function connectPostgres(connectionString: string, max = 10): Database {
  const pool = new pg.Pool({
    ...poolOptions,
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
  });
  return fromPool(pool, false, async () => {});
}

/** Answers once `pglite` has opened; closing it closes that too. */
function connectPglite(pglite: Pglite): Database {
  // One connection: the embedded database runs one query at a time, and a transaction must not be
  // entered by another request's query.
  const pool = new pg.Pool({ ...poolOptions, host: pglite.host, user: 'postgres', max: 1 });
  return fromPool(pool, true, pglite.close);
}

function fromPool(pool: pg.Pool, isEmbedded: boolean, afterClose: () => Promise<void>): Database {
  // A connection that breaks is replaced by the pool, and what was under way on it is refused; unheard, its
  // error would end the process. The pool listens to idle connections.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = createKysely(pool);
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

function createKysely(pool: pg.Pool): Kysely<DB> {
  const dialect = new PostgresDialect({ pool });
  const driver = dialect.createDriver();
  // It only takes the pool it is given, and has it at once.
  void driver.init();
  const executor = new PoolExecutor(
    pool,
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new DefaultConnectionProvider(driver),
  );
  return new Kysely<DB>({ config: { dialect }, dialect, driver, executor });
}
