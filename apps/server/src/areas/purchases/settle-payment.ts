import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { ChargeState } from '../../providers/payments/payments.ts';
import { applyFailed } from './apply-failed.ts';
import { applyPaid } from './apply-paid.ts';
import type { Cause, PaymentRow, PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { lockPayment } from './purchases.repository.ts';
import { sendRefund } from './send-refund.ts';

type Trx = Transaction<DB>;

/** What a provider says of a charge, or that no one ever sent it. */
export type PaymentOutcome = ChargeState | { state: 'neverSent' };

/**
 * The outcome of a charge, from its answer, from the provider's news, from the job that reads unknown outcomes,
 * or by the buyer who comes back. The one transition for all of them: it may be reported any number of times, in
 * any order, and the end is the same. Money is never unlearned: once paid, nothing else counts; paid
 * although the order had failed, it is given back.
 */
export async function settlePayment(
  deps: PurchaseDeps,
  paymentId: number,
  state: PaymentOutcome,
): Promise<void> {
  const strayRefund = await deps.db
    .transaction()
    .execute((trx) => settle(trx, deps, paymentId, state));
  if (strayRefund !== undefined) await sendRefund(deps, strayRefund);
}

/** Money that was paid outside of every provider, as staff say. */
export async function payOffline(
  trx: Trx,
  deps: PurchaseDeps,
  paymentId: number,
  cause: Cause,
): Promise<void> {
  const { purchase, payment } = await lockPayment(trx, paymentId);
  const row = await updatePayment(trx, payment, { status: 'paid', reason: cause.reason }, deps);
  await applyPaid(trx, deps, { purchase, payment: row, cause });
}

async function settle(
  trx: Trx,
  deps: PurchaseDeps,
  paymentId: number,
  state: PaymentOutcome,
): Promise<number | undefined> {
  const { purchase, payment } = await lockPayment(trx, paymentId);
  if (payment.status === 'paid') return undefined;
  if (state.state === 'succeeded') {
    const { ref, at } = state;
    const row = await updatePayment(trx, payment, { status: 'paid', ref, at }, deps);
    const isStray = row.kind !== payment.kind;
    return applyPaid(trx, deps, {
      purchase,
      payment: row,
      cause: causeOf(purchase, payment),
      isStray,
    });
  }
  const isOpen = ['due', 'sent', 'authenticating'].includes(payment.status);
  if (!isOpen) return undefined;
  switch (state.state) {
    case 'processing':
      await updatePayment(trx, payment, { status: 'sent', ref: state.ref }, deps);
      return undefined;
    case 'authenticationNeeded':
      await updatePayment(trx, payment, { status: 'authenticating', ref: state.ref }, deps);
      return undefined;
    case 'declined': {
      const { ref, code, message } = state;
      const row = await updatePayment(trx, payment, { status: 'failed', ref, code, message }, deps);
      await applyFailed(trx, deps, { purchase, payment: row });
      return undefined;
    }
    case 'neverSent':
      // Someone claimed it meanwhile: it is theirs to settle.
      if (payment.status !== 'due') return undefined;
      return settleUnsent(trx, deps, purchase, payment);
    case 'notFound':
      return settleUnsent(trx, deps, purchase, payment);
  }
}

async function settleUnsent(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
  payment: PaymentRow,
): Promise<undefined> {
  const row = await updatePayment(trx, payment, { status: 'cancelled', code: 'notSent' }, deps);
  await applyFailed(trx, deps, { purchase, payment: row });
}

interface PaymentChange {
  status: 'sent' | 'authenticating' | 'paid' | 'failed' | 'cancelled';
  ref?: string | null;
  at?: Date;
  code?: string;
  message?: string;
  reason?: string;
}

async function updatePayment(
  trx: Trx,
  payment: PaymentRow,
  { status, ref, at, code, message, reason }: PaymentChange,
  { clock }: PurchaseDeps,
): Promise<PaymentRow> {
  const now = clock.now();
  return trx
    .updateTable('payment')
    .set({
      status,
      updated_at: now,
      ...(ref && { provider_ref: ref }),
      ...(status === 'paid' && { paid_at: at && at < now ? at : now, decline_code: null }),
      ...(code !== undefined && { decline_code: code, decline_message: message ?? null }),
      ...(reason !== undefined && { reason }),
      ...(status === 'paid' && (await strayCycle(trx, payment))),
    })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A month that was paid by another charge already can't be paid again: the money is a stray. */
async function strayCycle(trx: Trx, payment: PaymentRow) {
  if (payment.cycle === null) return {};
  const other = await trx
    .selectFrom('payment')
    .select('id')
    .where('purchase_id', '=', payment.purchase_id)
    .where('cycle', '=', payment.cycle)
    .where('id', '<>', payment.id)
    .where('status', 'in', ['due', 'sent', 'authenticating', 'paid'])
    .executeTakeFirst();
  return other ? { kind: 'manual', cycle: null } : {};
}

/** Buyers cause what they asked for; what the server charges by itself is caused by no one. */
function causeOf(purchase: PurchaseRow, payment: PaymentRow): Cause {
  return {
    actorId: payment.actor_id,
    reason: reasons[payment.kind] ?? payment.kind,
    requestId: payment.request_id ?? (payment.kind === 'first' ? purchase.request_id : undefined),
  };
}

const reasons: Record<string, string> = {
  first: 'First payment',
  cycle: 'Monthly payment',
  reactivation: 'Reactivated',
  payoff: 'Paid off',
  upsell: 'Offer accepted',
  manual: 'Charged by staff',
};
