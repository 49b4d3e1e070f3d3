import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seedDemo } from '../demo/seed.ts';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, randomSecret, readConfig } from './config/config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';

const stopDeadline = 10_000;

const config = readConfig(process.env);
if (!config.secret) config.secret = await keptSecret(config);
const database = await openDatabase(config);
await migrate(database.db);
const accounts = config.isDemo
  ? await seedDemo(database.db, systemClock, join(config.dataDir, 'storage'))
  : undefined;
const app = await buildApp({ config, database, clock: systemClock });
await app.listen({ port: config.port, host: config.host });

console.log(`\nUplink Academy    ${config.publicUrl}`);
console.log(`API reference     ${config.publicUrl}/reference`);
if (accounts) {
  console.log(`Mail              ${config.publicUrl}/mail`);
  console.log(`\nDemo accounts, all with the password ${accounts.password}`);
  for (const { role, email } of accounts.people) console.log(`  ${role.padEnd(16)}${email}`);
  console.log('');
}

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), stopDeadline).unref();
    await app.close();
    await database.close();
    process.exit(0);
  });
}

/** Without SECRET set, one is made once and kept with the data, so that sessions survive a restart. */
async function keptSecret({ dataDir }: Config): Promise<string> {
  const path = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept) return kept;
  const secret = randomSecret();
  await writeFile(path, secret, { mode: 0o600 });
  return secret;
}
