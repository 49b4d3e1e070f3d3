import type { Schema } from '@uplink/api-client';
import type { PolicyPerson } from '@uplink/api-client/domain';
import { conflict, notFound } from '../../../plugins/errors/errors.ts';
import { notePurchase } from '../change-purchase.ts';
import { lockPurchase } from '../purchases.repository.ts';
import { type RefundWish, refundPayment, refundPurchase } from '../refunds.service.ts';
import { readManaged } from './managed-purchase.view.ts';
import {
  causeOf,
  findManaged,
  type Managed,
  type ManagementDeps,
  needed,
  refuseOwn,
} from './staff.ts';
import { supportLimits } from './support-limits.ts';

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
  const { requestId, amount } = body;
  const wish = {
    actorId: staff.id,
    reason: body.logMessage.trim(),
    requestId,
    check: checkLimits(deps, { staff, buyerId, currency }),
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
      await rejectRequest(deps, managed, body);
  }
  return readManaged(deps, managed);
}

interface Refunding {
  staff: PolicyPerson;
  buyerId: number;
  currency: string;
}

/** Refuses more than the caller may give back, of a purchase and in a day: parts of many add up as well. */
export function checkLimits(
  deps: Pick<ManagementDeps, 'config' | 'clock'>,
  refunding: Refunding,
): NonNullable<RefundWish['check']> {
  const limits = supportLimits(deps, refunding);
  return async (trx, { amount, refunded }) => {
    limits.requireAtOnce(refunded, (most) => `You can refund up to ${most} of a purchase.`);
    await limits.requireInDay(trx, amount, (most) => `You can refund up to ${most} a day.`);
  };
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
    if (!rejected) throw conflict('The refund request is no longer open. Reload the purchase.');
    const cause = causeOf(staff, body);
    await notePurchase(trx, purchaseId, { ...cause, clock, action: 'rejectRefundRequest' });
  });
}
