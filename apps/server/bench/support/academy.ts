import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { LARGE, type LargeSize, seedLarge } from '../../demo/large/seed-large.ts';
import { openSession } from '../../src/areas/session/browser-session.repository.ts';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { createClient } from '../load/client.ts';
import { type Learner, readLearners } from './learners.ts';
import { makeFolder } from './workplace.ts';

/** A filled database, closed again, with what a driver must know of it. */
export interface Academy {
  /** What a server is started with to use it. */
  env: Record<string, string>;
  learners: Learner[];
  /** Renews everyone's access token at a server, as a browser does; good for five minutes. */
  signIn(url: string): Promise<Map<number, string>>;
}

export type Kind = 'PGlite' | 'PostgreSQL';

/** Where `pnpm bench` started a PostgreSQL for this run; undefined when the machine has none. */
const postgresUrl = process.env.BENCH_DATABASE_URL;
export const kinds: Kind[] = postgresUrl ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

/** A new database of a kind, filled as `pnpm seed:large` fills it. */
export async function prepareAcademy(kind: Kind, size: LargeSize = LARGE): Promise<Academy> {
  const dataDir = makeFolder();
  const databaseUrl = kind === 'PostgreSQL' ? await createPostgres() : undefined;
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await migrate(database.db);
    await seedLarge(database.db, size);
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    return await describe(database, env);
  } finally {
    await database.close();
  }
}

async function describe({ db }: Database, env: Record<string, string>): Promise<Academy> {
  const now = new Date();
  const learners = await readLearners(db);
  for (const learner of learners) {
    const session = { userId: learner.id, authTime: now, idToken: null };
    learner.cookie = `uplink_session=${await openSession(db, session, now)}`;
  }
  return { env, learners, signIn: (url) => renewTokens(learners, url) };
}

async function renewTokens(learners: Learner[], url: string): Promise<Map<number, string>> {
  const client = createClient(url);
  const tokens = new Map<number, string>();
  for (const { id, cookie } of learners) {
    const { text } = await client.call({ method: 'POST', path: '/session/token', cookie });
    tokens.set(id, (JSON.parse(text) as { accessToken: string }).accessToken);
  }
  client.close();
  return tokens;
}

async function createPostgres(): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  // Tests come with a PostgreSQL of their own.
  const server = postgresUrl ?? process.env.TEST_DATABASE_URL ?? '';
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(server);
  own.pathname = `/${name}`;
  return own.href;
}
