import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';

export async function methodToUse(db: Kysely<DB>, userId: number, kind?: 'card' | 'wallet') {
  const method = await db
    .selectFrom('payment_method')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'card'))
    .orderBy('is_primary', 'desc')
    .executeTakeFirst();
  if (!method) throw unprocessable('Unknown payment method');
  return method;
}
