/**
 * Encrypts what is not encrypted yet, and what former secrets encrypted: `pnpm --filter @uplink/server reseal`.
 * The server does the same every hour. With the embedded database it must be stopped; on PostgreSQL it may run.
 */
import { runSealing } from '../areas/privacy/run-sealing.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
const { texts, keys } = await runSealing({ db: database.db, config });
console.log(`${texts} texts encrypted, ${keys} keys moved to the present secret.`);
await database.close();
