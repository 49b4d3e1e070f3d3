import type { Schema } from '@uplink/api-client';
import { conflict, unprocessable } from '../../../plugins/errors/errors.ts';
import type { ChargeKind } from '../amount-due.ts';
import { notePurchase } from '../change-purchase.ts';
import { chargeDue } from '../charge.service.ts';
import { resultOfPayment } from '../purchase-result.ts';
import type { PurchaseRow } from '../purchase-rows.ts';
import { lockPurchase } from '../purchases.repository.ts';
import { readManaged } from './managed-purchase.view.ts';
import { toManaged } from './sell.service.ts';
import { causeOf, findManaged, type Managed, type ManagementDeps, requireRight } from './staff.ts';

/** Charges what is left of a purchase, or a part of it, once for the request. */
export async function chargePurchase(
  deps: ManagementDeps,
  managed: Managed,
  { requestId, ...body }: Schema<'UserPurchaseCharge'>,
): Promise<Schema<'ManagedPurchaseResult'>> {
  const { staff, userId } = managed;
  requireRight(staff, 'chargePurchase', userId);
  const purchase = await findManaged(deps.db, managed);
  const { id } = purchase;
  const cause = causeOf(staff, { ...body, requestId });
  if (body.amount === 0 && !body.isPayOff) {
    await noteNothing(deps, id, cause);
    return { state: 'done', purchase: await readManaged(deps, managed), decline: null };
  }
  const paymentId = await chargeDue(deps, {
    purchaseId: id,
    kind: kindOf(purchase, body),
    amount: body.amount,
    paymentType: body.paymentType,
    isBuyerPresent: false,
    cause,
    request: { id: requestId, body },
  });
  await requireRequest(deps, paymentId, requestId);
  return toManaged(deps, managed, await resultOfPayment(deps, paymentId));
}

/** Of a subscription its month that is due is charged, not a part of it. */
export function kindOf(
  { plan_type, balance_due }: PurchaseRow,
  { amount, isPayOff }: Pick<Schema<'UserPurchaseCharge'>, 'amount' | 'isPayOff'>,
): ChargeKind {
  if (plan_type !== 'subscription') return isPayOff ? 'payoff' : 'manual';
  if (amount !== balance_due)
    throw unprocessable('A month of a subscription is charged as a whole.', {
      amount: 'Must be the balance due',
    });
  return 'cycle';
}

/** A charge of nothing is written down once and moves no money. */
async function noteNothing(
  deps: ManagementDeps,
  purchaseId: number,
  cause: ReturnType<typeof causeOf>,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockPurchase(trx, purchaseId);
    const known = await trx
      .selectFrom('purchase_event')
      .select('data')
      .where('purchase_id', '=', purchaseId)
      .where('request_id', '=', cause.requestId ?? null)
      .executeTakeFirst();
    if (known) {
      if ((known.data as { amount?: number }).amount === 0) return;
      throw unprocessable('This request was already sent with different content.', {
        requestId: 'Already used',
      });
    }
    const data = { amount: 0, kind: 'manual' };
    await notePurchase(trx, purchaseId, { ...cause, clock: deps.clock, action: 'charge', data });
  });
}

/** A payment that was under way already is not what was asked for. */
export async function requireRequest(
  { db }: ManagementDeps,
  paymentId: number,
  requestId: string,
): Promise<void> {
  const { request_id } = await db
    .selectFrom('payment')
    .select('request_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  if (request_id !== requestId)
    throw conflict(
      'Another payment for this purchase is being processed. Check again in a moment.',
    );
}
