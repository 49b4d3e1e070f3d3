import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';

/**
 * Does something in the database once, however often and by however many it is tried: the effect's
 * key is kept in the transaction of the effect.
 */
export async function once(
  db: Kysely<DB>,
  effectKey: string,
  effect: (trx: Transaction<DB>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await claim(trx, effectKey)) await effect(trx);
  });
}

/** False when someone had the key before. */
async function claim(db: Kysely<DB>, effectKey: string): Promise<boolean> {
  const row = await db
    .insertInto('job_effect')
    .values({ key: effectKey })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Does something outside the database, such as sending a mail, and remembers that it is done. Killed
 * between the two it is done again, so what it does must carry the key for the other side to know it.
 */
export async function onceOutside(
  db: Kysely<DB>,
  effectKey: string,
  effect: () => Promise<void>,
): Promise<void> {
  const done = await db
    .selectFrom('job_effect')
    .select('key')
    .where('key', '=', effectKey)
    .executeTakeFirst();
  if (done) return;
  await effect();
  await claim(db, effectKey);
}
