import { type Insertable, sql, type Transaction } from 'kysely';
import { hideCardNumbers } from '../../card-number.ts';
import type { DB, LedgerEntry } from '../../db/schema.ts';
import type { Cause, PaymentRow } from './purchase-rows.ts';

type Trx = Transaction<DB>;

type LedgerForm = Pick<Insertable<LedgerEntry>, 'kind' | 'refund_id' | 'dispute_id'> & {
  amount: number;
};

/**
 * Writes a movement of money down in the transaction that acts on it, with the tax in it. A movement is written once;
 * its payment is held.
 */
export async function writeLedger(
  trx: Trx,
  payment: PaymentRow,
  entry: LedgerForm,
  { actorId, reason, requestId, now }: Cause & { now: Date },
): Promise<void> {
  await trx
    .insertInto('ledger_entry')
    .values({
      ...entry,
      tax: await taxOfMovement(trx, payment, entry),
      purchase_id: payment.purchase_id,
      payment_id: payment.id,
      currency: payment.currency,
      actor_id: actorId,
      reason: hideCardNumbers(reason),
      request_id: requestId ?? null,
      created_at: now,
    })
    .execute();
}

/**
 * Of parts that are given back the last takes the cents that rounding left: together they have all of the tax. What
 * credits alone paid is nothing with a tax, which goes back with them.
 */
async function taxOfMovement(
  trx: Trx,
  payment: Pick<PaymentRow, 'id' | 'amount' | 'tax'>,
  { kind, amount }: LedgerForm,
): Promise<number> {
  const { rows } = await sql<{ held: number; tax: number }>`
    select coalesce(sum(amount), 0)::int as held, coalesce(sum(tax), 0)::int as tax
    from ledger_entry where payment_id = ${payment.id}`.execute(trx);
  const { held = 0, tax = 0 } = rows[0] ?? {};
  if (payment.amount === 0 && kind !== 'capture') return -tax;
  return taxPart(payment, held + amount) - tax;
}

/** The part of an amount of a payment that is tax; the whole payment has all of its tax. */
function taxPart(payment: Pick<PaymentRow, 'amount' | 'tax'>, amount: number): number {
  if (amount === payment.amount) return payment.tax;
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
