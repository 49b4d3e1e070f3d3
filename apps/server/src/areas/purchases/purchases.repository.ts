import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { lockAccess } from '../grants/grants.service.ts';
import type { LineRow, PaymentRow, PurchaseRow } from './purchase-rows.ts';

type Trx = Transaction<DB>;

/** Holds a purchase and its buyer's access, in the order in which all money code locks. */
export async function lockPurchase(trx: Trx, id: number): Promise<PurchaseRow> {
  const { user_id } = await trx
    .selectFrom('purchase')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await lockAccess(trx, user_id);
  return trx
    .selectFrom('purchase')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Holds a payment, after its purchase. */
export async function lockPayment(
  trx: Trx,
  id: number,
): Promise<{ purchase: PurchaseRow; payment: PaymentRow }> {
  const { purchase_id } = await trx
    .selectFrom('payment')
    .select('purchase_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const purchase = await lockPurchase(trx, purchase_id);
  const payment = await trx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { purchase, payment };
}

export function listLines(db: Kysely<DB>, purchaseId: number): Promise<LineRow[]> {
  return db
    .selectFrom('purchase_line')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .orderBy('id')
    .execute();
}

/** What was bought, by name. */
export async function nameOf(trx: Trx, { module_id }: PurchaseRow): Promise<string> {
  const module = await trx
    .selectFrom('module')
    .select('name')
    .where('id', '=', module_id)
    .executeTakeFirstOrThrow();
  return module.name;
}
