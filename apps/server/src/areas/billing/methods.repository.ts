import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DB, PaymentMethod } from '../../db/schema.ts';

export type MethodRow = Selectable<PaymentMethod>;

/** The card or wallet of a person: of a kind, or the primary one. */
export function findMethod(
  db: Kysely<DB>,
  userId: number,
  kind: 'card' | 'wallet' | undefined,
): Promise<MethodRow | undefined> {
  const query = db
    .selectFrom('payment_method')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null);
  return (
    kind ? query.where('kind', '=', kind) : query.where('is_primary', '=', true)
  ).executeTakeFirst();
}

/** Purchases whose next payment is charged to this kind of method. */
export const paidBy = (db: Kysely<DB>, userId: number, kind: string) =>
  db
    .selectFrom('purchase')
    .where('user_id', '=', userId)
    .where('payment_type', '=', kind)
    .where('status', 'in', ['active', 'failed', 'paused'])
    .where('next_payment_at', 'is not', null);

export async function setPrimary(trx: Transaction<DB>, userId: number, id: number): Promise<void> {
  await trx
    .updateTable('payment_method')
    .set({ is_primary: false })
    .where('user_id', '=', userId)
    .where('is_primary', '=', true)
    .where('id', '<>', id)
    .execute();
  await trx.updateTable('payment_method').set({ is_primary: true }).where('id', '=', id).execute();
}

export async function takeOut(trx: Transaction<DB>, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('payment_method')
    .set({ removed_at: now, is_primary: false })
    .where('id', '=', id)
    .execute();
}
