import type { Transaction, Updateable } from 'kysely';
import type { DB, Purchase } from '../../db/schema.ts';
import { noteEnrollment } from '../referral/enrollments.ts';
import { beginPurchase } from './begin-purchase.ts';
import { nextMonthly } from './billing-dates.ts';
import { changePurchase } from './change-purchase.ts';
import { giveBackStray } from './give-back-stray.ts';
import { nextInvoiceNumber, writeLedger } from './ledger.ts';
import { tellPaid } from './payment-notices.ts';
import type { Cause, PaymentRow, PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { isCapped, isWanted } from './wanted-payment.ts';

type Trx = Transaction<DB>;

interface Paid {
  purchase: PurchaseRow;
  payment: PaymentRow;
  cause: Cause;
  /** It was for a month that another charge has paid. @default false */
  isStray?: boolean;
}

/**
 * What follows once money has arrived, in the transaction that notes it: the ledger, the invoice, the purchase
 * and what it opens. Money no one can use any more is given back: the refund to be sent is answered.
 */
export async function applyPaid(
  trx: Trx,
  deps: PurchaseDeps,
  paid: Paid,
): Promise<number | undefined> {
  const { purchase, cause, isStray = false } = paid;
  const now = deps.clock.now();
  const invoice_number = await nextInvoiceNumber(trx, now);
  const payment = await trx
    .updateTable('payment')
    .set({ invoice_number })
    .where('id', '=', paid.payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { amount } = payment;
  // No one is rewarded for money that staff alone vouch for.
  const isProven = amount > 0 && payment.provider !== null;
  await writeLedger(trx, payment, { kind: 'capture', amount }, { ...cause, now });
  const captured = purchase.captured + amount;
  if (isStray || !(await isWanted(trx, purchase, payment)))
    return giveBackStray(trx, deps, { purchase, payment, cause }, { amount, set: { captured } });
  if (payment.kind === 'first') {
    await beginPurchase(trx, deps, { purchase, captured, cause });
    if (isProven) await noteEnrollment(trx, purchase, now);
    return undefined;
  }
  if (payment.line_id !== null) await openLine(trx, payment.line_id, now);
  const event = payment.kind === 'reactivation' ? 'reactivate' : 'pay';
  const after = await changePurchase(trx, purchase.id, event, {
    ...cause,
    clock: deps.clock,
    action: payment.kind,
    data: { payment: payment.id, amount, cycle: payment.cycle },
    set: { captured, ...(await changesOf(trx, purchase, payment, now)) },
  });
  if (isProven) await noteEnrollment(trx, after, now);
  await tellPaid(trx, deps, after, payment);
  const surplus = isCapped(payment, purchase) ? amount - purchase.balance_due : 0;
  if (surplus <= 0) return undefined;
  return giveBackStray(trx, deps, { purchase, payment, cause }, { amount: surplus });
}

/** What each kind of payment changes in its purchase, in addition to the captured amount. */
async function changesOf(
  trx: Trx,
  purchase: PurchaseRow,
  payment: PaymentRow,
  now: Date,
): Promise<Updateable<Purchase>> {
  switch (payment.kind) {
    case 'cycle':
      return { ...monthPaid(purchase, payment), due_since: null };
    case 'reactivation': {
      const next = nextMonthly(now, now);
      return {
        total: purchase.total + payment.amount,
        tax: purchase.tax + payment.tax,
        cycles_paid: payment.cycle ?? purchase.cycles_paid,
        anchor_at: now,
        next_payment_at: next,
        expires_at: next,
        cancelled_at: null,
      };
    }
    case 'payoff':
      return {
        next_payment_at: null,
        due_since: null,
        cycles_paid: purchase.months ?? purchase.cycles_paid,
      };
    case 'manual':
      // Nothing is left for another month.
      return purchase.balance_due <= payment.amount
        ? { next_payment_at: null, due_since: null }
        : {};
    case 'upsell':
      return upsold(trx, purchase, payment);
    default:
      return {};
  }
}

/** The month after; none after the last of a plan. A cancelled subscription lasts the month that was paid. */
function monthPaid(purchase: PurchaseRow, payment: PaymentRow): Updateable<Purchase> {
  const { anchor_at, next_payment_at, plan_type, months, status, balance_due } = purchase;
  const paidFor = next_payment_at ?? purchase.expires_at;
  const next = anchor_at && paidFor ? nextMonthly(anchor_at, paidFor) : null;
  const cycles_paid = payment.cycle ?? purchase.cycles_paid;
  const isAllPaid = cycles_paid >= (months ?? 0) || balance_due <= payment.amount;
  const isLast = plan_type === 'paymentPlan' && isAllPaid;
  const isStopped = isLast || status === 'cancelled';
  return {
    cycles_paid,
    next_payment_at: isStopped ? null : next,
    next_payment_set_at: null,
    ...(plan_type === 'subscription' && { expires_at: next }),
  };
}

async function upsold(
  trx: Trx,
  purchase: PurchaseRow,
  { line_id, amount, tax }: PaymentRow,
): Promise<Updateable<Purchase>> {
  const line = await trx
    .selectFrom('purchase_line')
    .select('discount')
    .where('id', '=', line_id)
    .executeTakeFirstOrThrow();
  return {
    total: purchase.total + amount,
    tax: purchase.tax + tax,
    discount: purchase.discount + line.discount,
  };
}

async function openLine(trx: Trx, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('purchase_line')
    .set({ is_paid: true, created_at: now })
    .where('id', '=', id)
    .execute();
}
