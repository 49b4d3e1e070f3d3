import type { Schema } from '@uplink/api-client';
import { formatMoney, may, type PolicyPerson } from '@uplink/api-client/domain';
import { conflict, forbidden, notFound } from '../../../plugins/errors/errors.ts';
import { notePurchase } from '../change-purchase.ts';
import { lockPurchase } from '../purchases.repository.ts';
import { refundPayment, refundPurchase } from '../refunds.service.ts';
import { readManaged } from './managed-purchase.view.ts';
import {
  causeOf,
  findManaged,
  type Managed,
  type ManagementDeps,
  needed,
  refuseOwn,
} from './staff.ts';

type Body = Schema<'UserPurchaseRefund'>;

/** Gives money back, or refuses a buyer's request for it. */
export async function manageRefund(
  deps: ManagementDeps,
  managed: Managed,
  action: 'refund' | 'refundProduct' | 'rejectRefundRequest',
  body: Body,
): Promise<Schema<'ManagedPurchase'>> {
  const { staff, userId: buyerId } = managed;
  refuseOwn(staff, buyerId);
  const { id, currency } = await findManaged(deps.db, managed);
  const limit = deps.config.supportRefundLimit;
  const { requestId, amount } = body;
  const wish = {
    actorId: staff.id,
    reason: body.logMessage?.trim() || 'Refunded by staff',
    requestId,
    check: (refunded: number) => requireLimit(staff, { buyerId, refunded, limit, currency }),
  };
  switch (action) {
    case 'refund': {
      const paymentId = needed(body.paymentId, 'paymentId');
      await requirePayment(deps, id, paymentId);
      await refundPayment(deps, { ...wish, paymentId, amount: needed(amount, 'amount') });
      break;
    }
    case 'refundProduct':
      await refundPurchase(deps, {
        ...wish,
        purchaseId: id,
        isWhole: amount === undefined,
        ...(amount !== undefined && { amount }),
      });
      break;
    case 'rejectRefundRequest':
      needed(body.logMessage, 'logMessage');
      await rejectRequest(deps, managed, body);
  }
  return readManaged(deps, managed);
}

interface Refunding {
  buyerId: number;
  /** What the purchase's refunds come to with this one. */
  refunded: number;
  limit: number;
  currency: string;
}

/** Refuses more than the caller may give back of a purchase. */
export function requireLimit(
  staff: PolicyPerson,
  { buyerId, refunded, limit, currency }: Refunding,
): void {
  if (may(staff, 'refundPurchase', { buyerId, refunded, limit })) return;
  throw forbidden(
    `You can refund up to ${formatMoney({ amount: limit, currency })} of a purchase. Ask an admin for more.`,
  );
}

export async function requirePayment(
  { db }: Pick<ManagementDeps, 'db'>,
  purchaseId: number,
  id: number,
) {
  const payment = await db
    .selectFrom('payment')
    .select('id')
    .where('id', '=', id)
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst();
  if (!payment) throw notFound('This payment does not exist.');
}

/** Refuses what was asked for; sent again it stays refused. */
async function rejectRequest(
  { db, clock }: ManagementDeps,
  { staff, purchaseId }: Managed,
  body: Body,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPurchase(trx, purchaseId);
    const known = await trx
      .selectFrom('purchase_event')
      .select('id')
      .where('purchase_id', '=', purchaseId)
      .where('request_id', '=', body.requestId)
      .where('action', '=', 'rejectRefundRequest')
      .executeTakeFirst();
    if (known) return;
    const rejected = await trx
      .updateTable('refund_request')
      .set({ status: 'rejected', decided_by: staff.id, decided_at: clock.now() })
      .where('purchase_id', '=', purchaseId)
      .where('status', '=', 'requested')
      .returning('id')
      .executeTakeFirst();
    if (!rejected) throw conflict('No refund is asked for any more. Load the purchase again.');
    const cause = causeOf(staff, body);
    await notePurchase(trx, purchaseId, { ...cause, clock, action: 'rejectRefundRequest' });
  });
}
