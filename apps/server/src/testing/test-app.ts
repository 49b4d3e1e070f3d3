import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import { createGrader, type Grader } from '../areas/exercises/grading/grader.ts';
import { openSession, sessionIdOf } from '../areas/session/browser-session.repository.ts';
import { signAccessToken } from '../areas/session/session.service.ts';
import type { Clock } from '../clock.ts';
import { type Config, randomSecret, readConfig } from '../config/config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import type { DB } from '../db/schema.ts';
import { createJobs } from '../jobs/jobs.ts';
import { loadSigningKey } from '../providers/identity/oidc/signing-keys.ts';
import type { Sandbox } from '../providers/payments/sandbox/sandbox.ts';
import { createProviders } from '../providers/providers.ts';
import { checkAnswers } from './check-answers.ts';
import { freePort } from './free-port.ts';
import { openMigratedDatabase } from './test-database.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

export interface TestApp {
  app: FastifyInstance;
  db: Kysely<DB>;
  clock: TestClock;
  grader: Grader;
  config: Config;
  academyName: string;
  /** The payment provider of tests: its test cards, its faults and its books. */
  sandbox: Sandbox;
  /** Calls the API as a person, by their unique name; the body comes back parsed. */
  call: (
    person: string,
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ) => Promise<{ status: number; body: Json }>;
  /** A token of a sign-in just now, or some milliseconds ago. */
  tokenOf: (person: string, ageMs?: number) => Promise<string>;
  /** The secret of the session cookie that the tokens of a person belong to. */
  sessionOf: (person: string) => Promise<string>;
  userId: (person: string) => Promise<number>;
  /** Also fails when an answer was not as the contract says. */
  close: () => Promise<void>;
}

/** JSON of any shape: a test looks into what it expects. */
// biome-ignore lint/suspicious/noExplicitAny: an answer's shape is what a test checks
type Json = any;

/** The real app on a database of its own with nothing in it. */
export async function createEmptyApp(environment: Record<string, string> = {}): Promise<TestApp> {
  return assemble(await openMigratedDatabase(), createTestClock(), testConfig(environment));
}

/** The same on a database that is there already, and is closed with it; with the secret and folder of its server. */
export function createAppOn(
  database: Database,
  own: Partial<Pick<Config, 'secret' | 'dataDir'>> = {},
): Promise<TestApp> {
  return assemble(database, createTestClock(), { ...testConfig({}, own.dataDir), ...own });
}

function testConfig(
  environment: Record<string, string>,
  dataDir = join(inject('runFolder'), randomUUID()),
): Config {
  return {
    ...readConfig({
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '1000000',
      // Whether someone has built the portal makes no difference.
      PORTAL_DIR: join(tmpdir(), 'uplink-no-portal'),
      DOCS_DIR: join(tmpdir(), 'uplink-no-docs'),
      STORYBOOK_DIR: join(tmpdir(), 'uplink-no-storybook'),
      ...environment,
    }),
    secret: randomSecret(),
    dataDir,
  };
}

/** A second server on the PostgreSQL of the first, as behind one load balancer. */
export async function createSisterApp(first: TestApp): Promise<ListeningApp> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(first.db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '' });
  return listen(await assemble(database, first.clock, first.config), await freePort());
}

async function assemble(database: Database, clock: TestClock, config: Config): Promise<TestApp> {
  const jobs = createJobs({ database, onFault: () => {} });
  const providers = await createProviders({ config, db: database.db, clock, jobs });
  const signingKey = await loadSigningKey(database.db);
  const app = await buildApp({
    config,
    database,
    clock,
    providers,
    signingKey: Promise.resolve(signingKey),
  });
  const faults = checkAnswers(app);
  if (!providers.sandbox) throw new Error('Tests move no money but that of the sandbox.');

  async function userId(person: string) {
    const row = await database.db
      .selectFrom('app_user')
      .select('id')
      .where('unique_name', '=', person)
      .executeTakeFirstOrThrow();
    return row.id;
  }
  const sessions = new Map<string, Promise<string>>();
  const sessionOf = (person: string) => {
    const known = sessions.get(person);
    if (known) return known;
    const opened = userId(person).then(async (id) =>
      openSession(database.db, { userId: id, authTime: clock.now(), idToken: null }, clock.now()),
    );
    sessions.set(person, opened);
    return opened;
  };
  const tokenOf = async (person: string, ageMs = 0) =>
    signAccessToken(signingKey, {
      issuer: config.publicUrl,
      userId: await userId(person),
      sessionId: sessionIdOf(await sessionOf(person)),
      authTime: new Date(clock.now().getTime() - ageMs),
      now: clock.now(),
    });

  const grader = createGrader(() => {});
  return {
    app,
    db: database.db,
    clock,
    grader,
    config,
    academyName: config.academyName,
    sandbox: providers.sandbox,
    userId,
    tokenOf,
    sessionOf,
    call: async (person, method, url, body) => {
      const response = await app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${await tokenOf(person)}` },
        ...(body && { payload: body }),
      });
      return {
        status: response.statusCode,
        body: response.body === '' ? undefined : response.json(),
      };
    },
    close: async () => {
      await app.close();
      await grader.close();
      await database.close();
      if (faults.length > 0) throw new Error(`Not as the contract says:\n${faults.join('\n')}`);
    },
  };
}

export type ListeningApp = TestApp & { base: string };

/** The same on a port of its own, for what only a network shows: sign-in, sockets, uploads. */
export async function createListeningApp(
  environment: Record<string, string> = {},
  create = createEmptyApp,
): Promise<ListeningApp> {
  const port = Number(environment.PORT ?? (await freePort()));
  const PUBLIC_URL = `http://127.0.0.1:${port}`;
  return listen(await create({ ...environment, PUBLIC_URL }), port);
}

async function listen(academy: TestApp, port: number): Promise<ListeningApp> {
  await academy.app.listen({ port, host: '127.0.0.1' });
  return { ...academy, base: `http://127.0.0.1:${port}` };
}

function createTestClock(): TestClock {
  let time = Date.now();
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms;
    },
  };
}
