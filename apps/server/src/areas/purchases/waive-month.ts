import { taxOf } from '@uplink/api-client/domain';
import type { Transaction, Updateable } from 'kysely';
import type { DB, Purchase } from '../../db/schema.ts';
import type { PurchaseRow } from './purchase-rows.ts';

/**
 * What a subscription that is cancelled no longer asks for: the month whose charges all failed. One that is
 * under way is settled first; it answers no change then.
 */
export async function waiveMonth(
  trx: Transaction<DB>,
  { id, cycles_paid, balance_due: unpaid, total, tax, tax_rate: rate }: PurchaseRow,
  now: Date,
): Promise<Updateable<Purchase>> {
  const isUnderWay = await trx
    .selectFrom('payment')
    .select('id')
    .where('purchase_id', '=', id)
    .where('status', 'in', ['due', 'sent', 'authenticating'])
    .executeTakeFirst();
  if (unpaid === 0 || isUnderWay) return {};
  await trx
    .updateTable('payment')
    .set({ waived_at: now })
    .where('purchase_id', '=', id)
    .where('kind', '=', 'cycle')
    .where('cycle', '=', cycles_paid + 1)
    .where('status', 'in', ['failed', 'cancelled'])
    .execute();
  return { total: total - unpaid, tax: tax - taxOf(unpaid, { rate, isIncluded: true }) };
}
