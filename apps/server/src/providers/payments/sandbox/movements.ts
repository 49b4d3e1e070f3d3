import type { Movement, PaymentKind } from '../payments.ts';
import type { Books } from './books.ts';

const pageSize = 100;

/** A page of the ledger, oldest first. */
export async function listMovements(
  { db }: Books,
  kind: PaymentKind,
  { since, cursor = '0' }: { since: Date; cursor?: string },
): Promise<{ movements: Movement[]; next?: string }> {
  const rows = await db
    .selectFrom('sandbox_movement')
    .selectAll()
    .where('method_kind', '=', kind)
    .where('at', '>=', since)
    .where('id', '>', Number(cursor))
    .orderBy('id')
    .limit(pageSize)
    .execute();
  const movements = rows.map(
    (row): Movement => ({
      ref: row.ref,
      kind: row.kind as Movement['kind'],
      chargeRef: row.charge_ref,
      ...(row.idempotency_key !== null && { idempotencyKey: row.idempotency_key }),
      money: { amount: Math.abs(row.amount), currency: row.currency },
      at: row.at,
    }),
  );
  const last = rows.at(-1);
  return { movements, ...(rows.length === pageSize && last && { next: String(last.id) }) };
}
