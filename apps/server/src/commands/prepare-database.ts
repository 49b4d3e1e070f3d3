/**
 * Makes what first starts and tests begin from, so that none of them waits for it: the empty cluster,
 * and the data directory of the demo academy.
 */
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preparedDemoPath } from '../../demo/prepared-demo.ts';
import { seedDemo } from '../../demo/seed.ts';
import { systemClock as clock } from '../clock.ts';
import { randomSecret, readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { emptyCluster } from '../db/pglite/cluster.ts';
import { jobHandlers } from '../jobs/handlers.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createProviders } from '../providers/providers.ts';

await emptyCluster();
const path = preparedDemoPath();
if (!existsSync(path)) await prepare();

async function prepare() {
  const cache = dirname(path);
  mkdirSync(cache, { recursive: true });
  for (const old of globSync('demo-*', { cwd: cache }))
    rmSync(join(cache, old), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await fill(unfinished);
  renameSync(unfinished, path);
}

/** All that a first start writes, but for the keys: each data directory has its own. */
async function fill(dataDir: string) {
  const config = { ...readConfig({ DATA_DIR: dataDir }), secret: randomSecret() };
  const database = await openDatabase(config);
  const { db } = database;
  await migrate(db);
  await seedDemo(db, clock, join(dataDir, 'storage'));
  const jobs = createJobs({ database, onError: (error) => console.error(error) });
  const providers = await createProviders({ config, db, clock, jobs });
  await jobs.start(jobHandlers({ ...providers, db, clock, secret: config.secret }));
  await jobs.stop();
  await database.close();
}
