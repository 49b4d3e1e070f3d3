import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** How many credits a person has not used, and what they come to in each currency. */
export async function readCredits(db: Kysely<DB>, userId: number): Promise<Schema<'Credits'>> {
  const rows = await db
    .selectFrom('user_credit')
    .select((eb) => [
      'currency',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('amount').as('amount'),
    ])
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return {
    count: rows.reduce((sum, { count }) => sum + Number(count), 0),
    balances: rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
  };
}

/** What can pay for an order in a currency. */
export async function readBalance(
  db: Kysely<DB>,
  userId: number,
  currency: string,
): Promise<number> {
  const { balances } = await readCredits(db, userId);
  return balances.find((one) => one.currency === currency)?.amount ?? 0;
}
