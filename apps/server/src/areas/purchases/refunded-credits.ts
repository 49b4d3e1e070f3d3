import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Refund } from '../../db/schema.ts';
import { addCredit, takeCredits } from '../pricing/credit-book.ts';
import type { PaymentRow, PurchaseRow } from './purchase-rows.ts';

type Trx = Transaction<DB>;
type RefundRow = Selectable<Refund>;

interface Returning {
  purchase: PurchaseRow;
  payment: PaymentRow;
  refund: RefundRow;
}

/** Whether a payment was made by credits alone: it took nothing else, and goes back as one. */
const isOfCredits = ({ kind, amount }: Pick<PaymentRow, 'kind' | 'amount'>) =>
  kind === 'first' && amount === 0;

/**
 * The part of a purchase's credits that goes back with so much of a payment: they paid beside the first one, or all
 * of it. Those of an order that came to nothing were back before its money.
 */
function creditPart(
  { credit, started_at }: Pick<PurchaseRow, 'credit' | 'started_at'>,
  payment: Pick<PaymentRow, 'kind' | 'amount'>,
  refunded: number,
): number {
  if (started_at === null) return 0;
  if (isOfCredits(payment)) return credit;
  return payment.kind === 'first' ? Math.round((credit * refunded) / payment.amount) : 0;
}

/** What a refund of so much more of a payment gives back of the credits that paid beside it. */
export const creditBeside = (purchase: PurchaseRow, payment: PaymentRow, amount: number): number =>
  creditPart(purchase, payment, payment.refunded + amount) -
  creditPart(purchase, payment, payment.refunded);

/** What went back, or is about to, of the credits of a purchase. */
export async function creditRefunded(trx: Trx, purchase: PurchaseRow): Promise<number> {
  const first = await trx
    .selectFrom('payment')
    .select(['kind', 'amount', 'refunded'])
    .where('purchase_id', '=', purchase.id)
    .where('kind', '=', 'first')
    .where('status', '=', 'paid')
    .executeTakeFirst();
  if (!first || (await findCreditPayment(trx, purchase))) return 0;
  return creditPart(purchase, first, first.refunded);
}

/** Of a payment `pay`: credits alone made it, and weren't given back. */
export const isCreditPayment = sql<boolean>`(pay.kind = 'first' and pay.status = 'paid' and pay.amount = 0
  and not exists (select 1 from refund where payment_id = pay.id and refund.status <> 'failed'))`;

/** The payment that credits alone made, as long as they weren't given back. */
export async function findCreditPayment(
  db: Kysely<DB>,
  { id, credit }: Pick<PurchaseRow, 'id' | 'credit'>,
): Promise<{ id: number } | undefined> {
  if (credit === 0) return undefined;
  return db
    .selectFrom('payment as pay')
    .select('pay.id')
    .where('pay.purchase_id', '=', id)
    .where(isCreditPayment)
    .executeTakeFirst();
}

/**
 * Gives back the credits that paid beside what a refund gave back, and answers what they come to. Of refunds in parts
 * the last one takes the cents that rounding left.
 */
export async function returnCredits(
  trx: Trx,
  { purchase, payment, refund }: Returning,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ refunded: number; returned: number }>`
    select coalesce(sum(amount) filter (where status = 'succeeded'), 0)::int as refunded,
      coalesce(sum((select sum(amount) from credit_entry where refund_id = refund.id)), 0)::int as returned
    from refund where payment_id = ${payment.id}`.execute(trx);
  const { refunded = 0, returned = 0 } = rows[0] ?? {};
  const credit = Math.max(0, creditPart(purchase, payment, refunded) - returned);
  if (credit === 0) return 0;
  await trx.updateTable('refund').set({ credit }).where('id', '=', refund.id).execute();
  await addCredit(trx, accountOf(purchase), credit, {
    ...causeOf(purchase, refund, now),
    kind: 'refund',
  });
  return credit;
}

/** Takes them back where the bank sent the money back, as far as they aren't used. */
export async function takeBackCredits(
  trx: Trx,
  { purchase, refund }: Returning,
  now: Date,
): Promise<void> {
  if (refund.credit === 0) return;
  await takeCredits(trx, accountOf(purchase), refund.credit, {
    ...causeOf(purchase, refund, now),
    actor_id: null,
    purchase_id: null,
    kind: 'refundFailed',
  });
}

const accountOf = ({ user_id: userId, currency }: PurchaseRow) => ({ userId, currency });

const causeOf = ({ id }: PurchaseRow, refund: RefundRow, now: Date) => ({
  reason: refund.reason,
  actor_id: refund.actor_id,
  purchase_id: id,
  refund_id: refund.id,
  now,
});
