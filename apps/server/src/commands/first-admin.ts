/**
 * Makes someone who has signed up the first admin: `pnpm --filter @uplink/server first-admin EMAIL`. With the embedded
 * database the server must be stopped; on PostgreSQL it may run.
 */
import { makeFirstAdmin } from '../areas/people/first-admin.service.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';

const [email = ''] = process.argv.slice(2);
const { db, close } = await openDatabase(readConfig(process.env));
try {
  await makeFirstAdmin(db, { email, now: systemClock.now() });
  console.log(
    `${email} is an admin. They find the administration in the menu after signing in again.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await close();
