import type { Insertable, Transaction } from 'kysely';
import type { DB, LedgerEntry } from '../../db/schema.ts';
import type { Cause, PaymentRow } from './purchase-rows.ts';

type Trx = Transaction<DB>;

/** Writes a movement of money down in the transaction that acts on it. A movement is written once. */
export async function writeLedger(
  trx: Trx,
  payment: PaymentRow,
  entry: Pick<Insertable<LedgerEntry>, 'kind' | 'amount' | 'tax' | 'refund_id' | 'dispute_id'>,
  { actorId, reason, requestId, now }: Cause & { now: Date },
): Promise<void> {
  await trx
    .insertInto('ledger_entry')
    .values({
      ...entry,
      purchase_id: payment.purchase_id,
      payment_id: payment.id,
      currency: payment.currency,
      actor_id: actorId,
      reason,
      request_id: requestId ?? null,
      created_at: now,
    })
    .execute();
}

/** The part of an amount of a payment that is tax; the whole payment has all of its tax. */
export function taxPart(payment: Pick<PaymentRow, 'amount' | 'tax'>, amount: number): number {
  if (payment.amount === 0) return 0;
  return Math.round((payment.tax * amount) / payment.amount);
}

/** The next invoice number of the year. Its counter is held until the payment is: none is left out. */
export async function nextInvoiceNumber(trx: Trx, at: Date): Promise<string> {
  const year = at.getUTCFullYear();
  const { last_number } = await trx
    .insertInto('invoice_counter')
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({
        last_number: eb('invoice_counter.last_number', '+', 1),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return `${year}-${String(last_number).padStart(6, '0')}`;
}
