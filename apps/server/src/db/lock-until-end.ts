import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.ts';

/** Lets one transaction at a time go on under this name; the lock goes with the transaction. */
export async function lockUntilEnd(trx: Kysely<DB>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
