import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.ts';
import { isCurrent, type Secrets } from '../sealed.ts';
import { rewrap } from './person-keys.ts';
import { type PlaceName, sealedPlaces } from './sealed-places.ts';
import { MARK, sealFor } from './vault.ts';

const batch = 500;

/** Encrypts what was stored before its column was encrypted; says how many texts. Safe to run twice, and while others write. */
export async function sealRest(db: Kysely<DB>, secrets: Secrets): Promise<number> {
  let count = 0;
  for (const [name, place] of sealedPlaces) count += await sealPlace(db, secrets, { name, place });
  return count;
}

type Place = (typeof sealedPlaces)[number][1];

async function sealPlace(
  db: Kysely<DB>,
  secrets: Secrets,
  { name, place }: { name: PlaceName; place: Place },
): Promise<number> {
  const { table, column, owner, isJson, isKept, former = (stored: string) => stored } = place;
  const as = isJson ? sql`jsonb` : sql`text`;
  const isOpen = sql`${sql.ref(column)}::text not like ${`${isJson ? '"' : ''}${MARK}%`}`;
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ place: string; userId: number; stored: string }>`
      select t.ctid::text as place, u.id as "userId", t.${sql.ref(column)}::text as stored
      from ${sql.table(table)} t join app_user u on u.id = t.${sql.ref(owner)}
      where u.deleted_at is null and t.${isOpen} limit ${batch}`.execute(db);
    const changed = await db.transaction().execute(async (trx) => {
      if (isKept) await sql`select set_config('uplink.erasing', 'on', true)`.execute(trx);
      let changes = 0;
      for (const { place: row, userId, stored } of rows) {
        const of = { userId, place: name };
        const sealed = await sealFor(trx, secrets, of, former(stored, secrets));
        const value = isJson ? sql`to_jsonb(${sealed}::text)` : sql`${sealed}`;
        // Written in the meantime it is encrypted already, or comes with the next round.
        const { numAffectedRows = 0n } = await sql`
          update ${sql.table(table)} set ${sql.ref(column)} = ${value}
          where ctid = ${row}::tid and ${sql.ref(column)} = ${stored}::${as}`.execute(trx);
        changes += Number(numAffectedRows);
      }
      return changes;
    });
    count += changed;
    if (rows.length < batch || changed === 0) return count;
  }
}

/** Puts every key of a person under the present secret; says how many. Former secrets can go when none is left. */
export async function rewrapKeys(db: Kysely<DB>, secrets: Secrets): Promise<number> {
  let count = 0;
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom('person_key')
      .select(['user_id', 'wrapped'])
      .where('user_id', '>', last)
      .orderBy('user_id')
      .limit(batch)
      .execute();
    for (const { user_id, wrapped } of rows) {
      last = user_id;
      if (isCurrent(wrapped, secrets)) continue;
      await db
        .updateTable('person_key')
        .set({ wrapped: rewrap(wrapped, secrets, user_id) })
        .where('user_id', '=', user_id)
        .where('wrapped', '=', wrapped)
        .execute();
      count += 1;
    }
    if (rows.length < batch) return count;
  }
}
