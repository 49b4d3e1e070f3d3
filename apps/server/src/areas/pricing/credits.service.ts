import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** What the academy still owes a person, in one currency. */
export async function readCredits(
  db: Kysely<DB>,
  userId: number,
  currency = 'USD',
): Promise<Schema<'Credits'>> {
  const row = await db
    .selectFrom('user_credit')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('amount'),
    ])
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), amount: Number(row.amount), currency };
}
