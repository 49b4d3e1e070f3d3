/**
 * Changes partners as admins do at /admin/partners, and what only a command changes: the products that a partner shows,
 * and the secrets that its server signs with. `pnpm --filter @uplink/server partners` prints all actions.
 * With the embedded database the server must be stopped; on PostgreSQL it may run.
 */
import { systemClock } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { runPartners } from './run-partners.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
try {
  const deps = { db: database.db, clock: systemClock, config };
  const printed = await runPartners(deps, process.argv.slice(2));
  if (printed) console.log(printed);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await database.close();
