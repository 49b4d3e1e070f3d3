/**
 * Reads the whole database and every attached file, and says which promise is broken: `pnpm --filter @uplink/server run audit`.
 * With the embedded database the server must be stopped; on PostgreSQL it may run.
 */
import { audit } from '../audit/invariant.ts';
import { invariants } from '../audit/invariants.ts';
import { auditStoredFiles } from '../audit/stored-files.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { chooseStorage } from '../providers/providers.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
const { db } = database;
const { storage } = await chooseStorage({ config, clock: systemClock });
const violations = [...(await audit(db, invariants)), ...(await auditStoredFiles({ db, storage }))];
const count = invariants.length + 1;
for (const { id, title, rows } of violations) {
  console.log(`${id}: ${title}\n${rows.map((row) => `  ${JSON.stringify(row)}`).join('\n')}`);
}
console.log(`${count - violations.length} of ${count} invariants hold.`);
await database.close();
process.exitCode = violations.length === 0 ? 0 : 1;
