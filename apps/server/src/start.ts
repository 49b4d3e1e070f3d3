import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { seedDemo } from '../demo/seed.ts';
import { buildApp } from './app.ts';
import { createGrader } from './areas/exercises/grading/grader.ts';
import { createRenditionMaker } from './areas/media/renditions/rendition-maker.ts';
import { listPartnerOrigins } from './areas/partners/partners.repository.ts';
import { paymentListener } from './areas/purchases/payment-news.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Config, randomSecret } from './config/config.ts';
import { refuseDemoAccounts } from './config/refuse-demo-accounts.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import type { DB } from './db/schema.ts';
import type { OnFault } from './jobs/attempt.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { createJobs } from './jobs/jobs.ts';
import { createPdfPrinter } from './pdf/pdf-printer.ts';
import { trackIdleConnections } from './plugins/idle-connections.ts';
import { loadSigningKey, makeSigningKey } from './providers/identity/oidc/signing-keys.ts';
import type { Sandbox } from './providers/payments/sandbox/sandbox.ts';
import { createProviders } from './providers/providers.ts';

export interface Running {
  /** Ends calls under way, then the server, then its database. */
  stop(): Promise<void>;
}

/**
 * Brings a database up to date as soon as it has `opened`, and listens. What was opened is closed if a
 * step fails.
 */
export async function start(
  config: Config,
  database: Database,
  opened = Promise.resolve(),
): Promise<Running> {
  const { db } = database;
  const clock = systemClock;
  let app: FastifyInstance | undefined;
  try {
    const isNew = !config.secret && !existsSync(secretPath(config));
    if (!config.secret) config.secret = await keptSecret(config);
    const newKey = isNew ? makeSigningKey() : undefined;
    const onFault: OnFault = (error, what) => app?.log.error({ err: error }, what);
    const jobs = createJobs({ database, onFault });
    const providers = await createProviders({ config, db, clock, jobs });
    const { publicUrl, academyName } = config;
    const common = { ...providers, db, clock, publicUrl, academyName };
    const grader = createGrader(onFault);
    const pdf = createPdfPrinter(onFault);
    const workFolder = join(config.dataDir, 'renditions');
    const renditions = createRenditionMaker({ ...common, workFolder, onFault });
    const handlers = jobHandlers({
      ...common,
      grader,
      config,
      renditions,
      pdf,
      onPaymentEvent: paymentListener(common),
      onFault,
    });
    const filled = opened.then(() => fill(config, db));
    const signingKey = filled.then(() => loadSigningKey(db, newKey));
    // Side by side: the first key is made and most of the server put together while the database opens in
    // its thread.
    const [built] = await Promise.all([
      buildApp({ config, database, clock, providers, signingKey }).then(async (unready) => {
        await unready.ready();
        return unready;
      }),
      filled,
      signingKey,
      opened.then(jobs.open),
    ]);
    app = built;
    const endIdle = trackIdleConnections(built.server);
    await built.listen({ port: config.port, host: config.host });
    const sandboxOrigin = providers.sandbox && (await listenAside(providers.sandbox, config, db));
    const partnerSite = config.isDemo
      ? await listenAsPartner({ config, db, clock, log: built.log })
      : undefined;
    // Last: each kind of job looks for work at once, and the first visitor would wait for that.
    await jobs.start(handlers);
    return {
      stop: async () => {
        built.leave();
        await wait(config.drainSeconds * 1000);
        endIdle();
        await sandboxOrigin?.close();
        await partnerSite?.close();
        await built.close();
        await jobs.stop();
        await renditions.stop();
        await grader.close();
        await pdf.close();
        await database.close();
      },
    };
  } catch (error) {
    // First what listens: nothing it is asked could be answered without the database.
    await app?.close();
    await database.close();
    throw error;
  }
}

/** The payment sandbox on its own port, as other people's servers are. */
async function listenAside(
  sandbox: Sandbox,
  config: Config,
  db: Kysely<DB>,
): Promise<FastifyInstance> {
  const { buildSandboxApp } = await import('./providers/payments/sandbox/origin/sandbox-app.ts');
  const app = await buildSandboxApp(
    { sandbox, partnerOrigins: () => listPartnerOrigins(db) },
    config,
  );
  app.addHook('onClose', () => sandbox.stop());
  const { port } = config.paymentProviders.sandbox;
  await app.listen({ port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Set PAYMENTS_SANDBOX_PORT to another one.`);
  });
  sandbox.start();
  return app;
}

/** The example site on a port of its own; the academy does without it when the port is taken. */
async function listenAsPartner(deps: {
  config: Config;
  db: Kysely<DB>;
  clock: Clock;
  log: FastifyBaseLogger;
}): Promise<FastifyInstance | undefined> {
  const { servePartnerSite } = await import('../demo/partner-site.ts');
  const { partnerSite, host } = deps.config;
  const site = await servePartnerSite(deps);
  try {
    await site.listen({ port: partnerSite.port, host });
    return site;
  } catch (error) {
    await site.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    deps.log.warn(`The partner site is not served: port ${partnerSite.port} is in use.`);
    return undefined;
  }
}

/** The newest schema, and the demo where there is to be one. */
async function fill(config: Config, db: Kysely<DB>): Promise<void> {
  await migrate(db);
  if (config.isDemo) await seedDemo(db, systemClock, join(config.dataDir, 'storage'));
  else if (config.isProduction) await refuseDemoAccounts(db);
}

const secretPath = ({ dataDir }: Config) => join(dataDir, 'secret');

/** Without SECRET set, one is made once and kept with the data, so that sessions survive a restart. */
async function keptSecret(config: Config): Promise<string> {
  const path = secretPath(config);
  await mkdir(config.dataDir, { recursive: true });
  const kept = await readFile(path, 'utf8').catch(() => '');
  if (kept) return kept;
  await writeFile(path, randomSecret(), { mode: 0o600, flag: 'a' });
  return readFile(path, 'utf8');
}
