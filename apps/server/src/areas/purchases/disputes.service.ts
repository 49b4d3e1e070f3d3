import { formatDate, formatMoney } from '@uplink/api-client/domain';
import type { Selectable, Transaction } from 'kysely';
import type { DB, Dispute } from '../../db/schema.ts';
import type { Dispute as ProviderDispute } from '../../providers/payments/payments.ts';
import { changePurchase, notePurchase, statusAfter } from './change-purchase.ts';
import { writeLedger } from './ledger.ts';
import type { Cause, PaymentRow, PurchaseDeps } from './purchase-rows.ts';
import { lockPayment } from './purchases.repository.ts';
import { endIfGivenBack } from './settle-refund.ts';
import { tellStaff } from './tell-staff.ts';

type Trx = Transaction<DB>;
type DisputeRow = Selectable<Dispute>;

const byBank = (reason: string): Cause => ({ actorId: null, reason });

/**
 * A buyer's bank took a payment back, or decided on it. Open, its purchase's grants are suspended; won, they
 * come back; lost, the money counts as given back and the purchase ends with it. Safe to repeat and to
 * hear of in any order: a decision is never undone.
 */
export async function settleDispute(
  deps: PurchaseDeps,
  paymentId: number,
  news: ProviderDispute & { provider: string },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const { payment } = await lockPayment(trx, paymentId);
    const known = await findDispute(trx, news);
    const dispute = known ?? (await open(trx, deps, payment, news));
    if (dispute.status !== 'open' || news.state === 'open') return;
    await trx
      .updateTable('dispute')
      .set({ status: news.state, closed_at: deps.clock.now() })
      .where('id', '=', dispute.id)
      .execute();
    const close = news.state === 'won' ? win : lose;
    await close(trx, deps, { payment, dispute });
    await tell(trx, deps, dispute, `was ${news.state}`);
  });
}

const findDispute = (trx: Trx, { provider, ref }: { provider: string; ref: string }) =>
  trx
    .selectFrom('dispute')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();

async function open(
  trx: Trx,
  deps: PurchaseDeps,
  payment: PaymentRow,
  news: ProviderDispute & { provider: string },
): Promise<DisputeRow> {
  const now = deps.clock.now();
  const dispute = await trx
    .insertInto('dispute')
    .values({
      payment_id: payment.id,
      provider: news.provider,
      provider_ref: news.ref,
      status: 'open',
      amount: news.money.amount,
      reason: news.reason,
      due_at: news.evidenceDueAt,
      opened_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await move(trx, deps, { payment, dispute }, 'dispute');
  await notePurchase(trx, payment.purchase_id, {
    ...byBank(`Disputed: ${news.reason}`),
    clock: deps.clock,
    action: 'disputed',
    data: { dispute: dispute.id, payment: payment.id, amount: dispute.amount },
  });
  const due = news.evidenceDueAt?.toISOString();
  await tell(trx, deps, dispute, due ? `needs evidence until ${formatDate(due)}` : 'was opened');
  return dispute;
}

interface Disputed {
  payment: PaymentRow;
  dispute: DisputeRow;
}

async function win(trx: Trx, deps: PurchaseDeps, { payment, dispute }: Disputed): Promise<void> {
  await move(trx, deps, { payment, dispute }, 'disputeWon');
  await notePurchase(trx, payment.purchase_id, {
    ...byBank('Dispute won'),
    clock: deps.clock,
    action: 'disputeWon',
    data: { dispute: dispute.id, payment: payment.id },
  });
}

/** The buyer has the money: it counts as given back, as far as no refund gave it back before. */
async function lose(trx: Trx, deps: PurchaseDeps, { payment, dispute }: Disputed): Promise<void> {
  const amount = Math.min(dispute.amount, payment.amount - payment.refunded);
  await trx
    .updateTable('payment')
    .set({ refunded: payment.refunded + amount, updated_at: deps.clock.now() })
    .where('id', '=', payment.id)
    .execute();
  const cause = byBank('Dispute lost');
  const purchase = await endIfGivenBack(trx, deps, payment.purchase_id, {
    ...cause,
    action: 'disputeLost',
    data: { dispute: dispute.id, payment: payment.id, amount },
    set: ({ refunded }) => ({ refunded: refunded + amount }),
  });
  // A buyer who takes the money back for a part has no use for the rest.
  if (statusAfter(purchase, 'expire'))
    await changePurchase(trx, purchase.id, 'expire', { ...cause, clock: deps.clock });
}

/** Written down with the tax in it, as the bank moved it. */
async function move(
  trx: Trx,
  deps: PurchaseDeps,
  { payment, dispute }: Disputed,
  kind: 'dispute' | 'disputeWon',
): Promise<void> {
  const sign = kind === 'dispute' ? -1 : 1;
  const amount = sign * dispute.amount;
  const entry = { kind, amount, dispute_id: dispute.id };
  await writeLedger(trx, payment, entry, {
    ...byBank(dispute.reason),
    now: deps.clock.now(),
  });
}

async function tell(trx: Trx, deps: PurchaseDeps, dispute: DisputeRow, what: string) {
  const { currency } = await trx
    .selectFrom('payment')
    .select('currency')
    .where('id', '=', dispute.payment_id)
    .executeTakeFirstOrThrow();
  const amount = formatMoney({ amount: dispute.amount, currency });
  const message = `A dispute over ${amount} (${dispute.reason}) ${what}.`;
  await tellStaff(trx, deps, `dispute:${dispute.id}:${what}`, message);
}
