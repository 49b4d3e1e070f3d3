import { formatMoney } from '@uplink/api-client/domain';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Refund } from '../../db/schema.ts';
import { takeBackReward } from '../referral/end-rewards.ts';
import { changePurchase, notePurchase, statusAfter } from './change-purchase.ts';
import { isAllBack, noteGivenBack } from './given-back.ts';
import { nextInvoiceNumber, writeLedger } from './ledger.ts';
import type { PaymentRow, PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { lockPayment } from './purchases.repository.ts';
import { tellRefunded, tellRefundFailed } from './refund-notices.ts';
import { returnCredits, takeBackCredits } from './refunded-credits.ts';
import { tellStaff } from './tell-staff.ts';

type Trx = Transaction<DB>;
type RefundRow = Selectable<Refund>;

/** What a provider says of a refund; no one has to be asked for money that was paid elsewhere. */
export type RefundOutcome =
  | { state: 'succeeded'; ref: string | null }
  | { state: 'pending'; ref: string }
  | { state: 'failed'; ref: string | null; message: string }
  | { state: 'notFound' };

/**
 * What a refund came to. Safe to repeat, in any order. One that was done can still fail, when the bank sends
 * the money back; that is final.
 */
export async function settleRefund(
  deps: PurchaseDeps,
  refundId: number,
  outcome: RefundOutcome,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { payment_id } = await trx
      .selectFrom('refund')
      .select('payment_id')
      .where('id', '=', refundId)
      .executeTakeFirstOrThrow();
    const held = await lockPayment(trx, payment_id);
    const refund = await trx
      .selectFrom('refund')
      .selectAll()
      .where('id', '=', refundId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const settling = { ...held, refund };
    const wasDone = refund.invoice_number !== null;
    if (wasDone) {
      const isBack = refund.status === 'succeeded' && outcome.state === 'failed';
      if (isBack) await takeBack(trx, deps, settling, outcome.message);
    } else if (outcome.state === 'succeeded') await succeed(trx, deps, settling, outcome.ref);
    else if (refund.status !== 'failed') await wait(trx, deps, settling, outcome);
  });
}

interface Settling {
  purchase: PurchaseRow;
  payment: PaymentRow;
  refund: RefundRow;
}

async function succeed(trx: Trx, deps: PurchaseDeps, settling: Settling, ref: string | null) {
  const { payment, refund } = settling;
  // Given up before and given back after all: it counts again.
  if (refund.status === 'failed') await count(trx, deps, settling, refund.amount);
  const now = deps.clock.now();
  await updateRefund(trx, refund, { status: 'succeeded', ref, now });
  await numberCreditNote(trx, refund, now);
  const credit = await returnCredits(trx, settling, now);
  const { actor_id: actorId, reason, request_id } = refund;
  const cause = { actorId, reason, requestId: request_id ?? undefined };
  const { amount } = refund;
  const entry = { kind: 'refund', amount: -amount, refund_id: refund.id };
  await writeLedger(trx, payment, entry, { ...cause, now });
  const purchase = await endIfGivenBack(trx, deps, settling.purchase.id, {
    ...cause,
    action: 'refunded',
    data: { refund: refund.id, payment: payment.id, amount },
  });
  await takeBackReward(trx, purchase.id, now);
  await tellRefunded(trx, deps, purchase, { ...refund, credit });
}

/** The provider has the money again. The purchase stays over until staff decide; its buyer is notified. */
async function takeBack(trx: Trx, deps: PurchaseDeps, settling: Settling, message: string) {
  const { purchase, payment, refund } = settling;
  const now = deps.clock.now();
  await updateRefund(trx, refund, { status: 'failed', ref: null, now });
  const cause = { actorId: null, reason: message };
  const { amount } = refund;
  const entry = { kind: 'refundFailed', amount, refund_id: refund.id };
  await writeLedger(trx, payment, entry, { ...cause, now });
  await takeBackCredits(trx, settling, now);
  await count(trx, deps, settling, -amount);
  if (statusAfter(purchase, 'refundFailed'))
    await changePurchase(trx, purchase.id, 'refundFailed', { ...cause, clock: deps.clock });
  await tellRefundFailed(trx, deps, purchase, refund);
  await tellFailed(trx, deps, settling, message);
}

/** A refund is a credit note, in the line of the invoices. */
async function numberCreditNote(trx: Trx, { id }: RefundRow, now: Date): Promise<void> {
  await trx
    .updateTable('refund')
    .set({ invoice_number: await nextInvoiceNumber(trx, now) })
    .where('id', '=', id)
    .execute();
}

/**
 * What was given back closes: an offer whose own payment went back, or a purchase whose money all went back, and the
 * credits that paid alone. Others stay as they are.
 */
export async function endIfGivenBack(
  trx: Trx,
  { clock }: PurchaseDeps,
  purchaseId: number,
  note: Omit<Parameters<typeof notePurchase>[2], 'clock'>,
): Promise<PurchaseRow> {
  await noteGivenBack(trx, purchaseId, clock.now());
  const purchase = await notePurchase(trx, purchaseId, { ...note, clock });
  if (!statusAfter(purchase, 'refund') || !(await isAllBack(trx, purchase))) return purchase;
  const { rows } = await sql`
    select 1 from refund join payment on payment.id = refund.payment_id
    where payment.purchase_id = ${purchaseId} and refund.status in ('due', 'sent')`.execute(trx);
  if (rows.length > 0) return purchase;
  const { actorId, reason, requestId } = note;
  return changePurchase(trx, purchaseId, 'refund', { actorId, reason, requestId, clock });
}

async function wait(
  trx: Trx,
  deps: PurchaseDeps,
  settling: Settling,
  outcome: Exclude<RefundOutcome, { state: 'succeeded' }>,
) {
  const { refund } = settling;
  const now = deps.clock.now();
  switch (outcome.state) {
    case 'pending':
      return updateRefund(trx, refund, { status: 'sent', ref: outcome.ref, now });
    case 'notFound':
      return updateRefund(trx, refund, { status: 'due', ref: null, now });
    case 'failed': {
      await updateRefund(trx, refund, { status: 'failed', ref: outcome.ref, now });
      await count(trx, deps, settling, -refund.amount);
      return tellFailed(trx, deps, settling, outcome.message);
    }
  }
}

function tellFailed(
  trx: Trx,
  deps: PurchaseDeps,
  { payment: { currency, invoice_number }, refund: { id, amount } }: Settling,
  why: string,
) {
  const money = formatMoney({ amount, currency });
  const message = `A refund of ${money} for payment ${invoice_number} failed: ${why}`;
  return tellStaff(trx, deps, `refundFailed:${id}`, message);
}

/** Counts a refund for its payment and purchase, or no longer. */
async function count(
  trx: Trx,
  { clock }: PurchaseDeps,
  { purchase, payment, refund }: Settling,
  amount: number,
) {
  await trx
    .updateTable('payment')
    .set((eb) => ({ refunded: eb('refunded', '+', amount), updated_at: clock.now() }))
    .where('id', '=', payment.id)
    .execute();
  await notePurchase(trx, purchase.id, {
    actorId: refund.actor_id,
    reason: refund.reason,
    clock,
    action: amount < 0 ? 'refundFailed' : 'refundFound',
    data: { refund: refund.id, amount },
    set: ({ refunded }) => ({ refunded: refunded + amount }),
  });
}

async function updateRefund(
  trx: Trx,
  { id }: RefundRow,
  { status, ref, now }: { status: string; ref: string | null; now: Date },
) {
  await trx
    .updateTable('refund')
    .set({ status, updated_at: now, ...(ref !== null && { provider_ref: ref }) })
    .where('id', '=', id)
    .execute();
}
