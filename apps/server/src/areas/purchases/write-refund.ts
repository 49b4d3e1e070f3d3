import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notePurchase } from './change-purchase.ts';
import type { Cause, PaymentRow, PurchaseDeps } from './purchase-rows.ts';

type Trx = Transaction<DB>;

interface NewRefund {
  payment: PaymentRow;
  amount: number;
  isWhole: boolean;
  cause: Cause;
}

/** Writes a refund down before it is sent; its payment must be held. */
export async function insertRefund(
  trx: Trx,
  deps: PurchaseDeps,
  { payment, amount, isWhole, cause }: NewRefund,
): Promise<number> {
  const now = deps.clock.now();
  const { id } = await trx
    .insertInto('refund')
    .values({
      payment_id: payment.id,
      amount,
      status: 'due',
      idempotency_key: `${payment.idempotency_key}-refund-${await countRefunds(trx, payment.id)}`,
      is_whole: isWhole,
      actor_id: cause.actorId,
      reason: cause.reason,
      request_id: cause.requestId ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('payment')
    .set((eb) => ({ refunded: eb('refunded', '+', amount), updated_at: now }))
    .where('id', '=', payment.id)
    .execute();
  await notePurchase(trx, payment.purchase_id, {
    ...cause,
    clock: deps.clock,
    action: 'refundAsked',
    data: { payment: payment.id, refund: id, amount },
    set: ({ refunded }) => ({ refunded: refunded + amount }),
  });
  return id;
}

async function countRefunds(trx: Trx, paymentId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('refund')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return count;
}
