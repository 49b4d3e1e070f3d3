import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { seedDemo } from '../demo/seed.ts';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, randomSecret } from './config/config.ts';
import { refuseDemoAccounts } from './config/refuse-demo-accounts.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { createJobs } from './jobs/jobs.ts';
import { trackIdleConnections } from './plugins/idle-connections.ts';
import { createProviders } from './providers/providers.ts';

export interface Running {
  /** Sign-in of the demo people; undefined without a demo. */
  demo: Awaited<ReturnType<typeof seedDemo>> | undefined;
  /** Ends calls under way, then the server, then its database. */
  stop(): Promise<void>;
}

/** Brings an opened database up to date and listens. What was opened is closed if a step fails. */
export async function start(config: Config, database: Database): Promise<Running> {
  try {
    if (!config.secret) config.secret = await keptSecret(config);
    await migrate(database.db);
    if (config.isProduction && !config.isDemo) await refuseDemoAccounts(database.db);
    const demo = config.isDemo
      ? await seedDemo(database.db, systemClock, join(config.dataDir, 'storage'))
      : undefined;
    const { db } = database;
    const clock = systemClock;
    let app: FastifyInstance | undefined;
    const jobs = createJobs({
      database,
      onError: (error) => app?.log.error({ err: error }, 'jobs'),
    });
    const providers = await createProviders({ config, db, clock, jobs });
    // Side by side: the one waits for the database while the other works.
    const [built] = await Promise.all([
      buildApp({ config, database, clock, providers }).then(async (unready) => {
        await unready.ready();
        return unready;
      }),
      jobs.start(jobHandlers({ ...providers, db, clock, secret: config.secret })),
    ]);
    app = built;
    const endIdle = trackIdleConnections(built.server);
    await built.listen({ port: config.port, host: config.host });
    return {
      demo,
      stop: async () => {
        endIdle();
        await built.close();
        await jobs.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Without SECRET set, one is made once and kept with the data, so that sessions survive a restart. */
async function keptSecret({ dataDir }: Config): Promise<string> {
  const path = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  const kept = await readFile(path, 'utf8').catch(() => '');
  if (kept) return kept;
  await writeFile(path, randomSecret(), { mode: 0o600, flag: 'a' });
  return readFile(path, 'utf8');
}
