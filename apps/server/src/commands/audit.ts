/**
 * Reads the whole database and says which promise is broken: `pnpm --filter @uplink/server audit`.
 * With the embedded database the server must be stopped; on PostgreSQL it may run.
 */
import { audit } from '../audit/invariant.ts';
import { invariants } from '../audit/invariants.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';

const database = await openDatabase(readConfig(process.env));
const violations = await audit(database.db, invariants);
for (const { id, title, rows } of violations) {
  console.log(`${id}: ${title}\n${rows.map((row) => `  ${JSON.stringify(row)}`).join('\n')}`);
}
console.log(`${invariants.length - violations.length} of ${invariants.length} invariants hold.`);
await database.close();
process.exitCode = violations.length === 0 ? 0 : 1;
