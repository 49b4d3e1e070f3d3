import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict, stale, unprocessable } from '../../plugins/errors/errors.ts';
import { amountDue } from '../purchases/amount-due.ts';
import { chargeDue } from '../purchases/charge.service.ts';
import { resultOfPayment } from '../purchases/purchase-result.ts';
import type { PurchaseDeps } from '../purchases/purchase-rows.ts';
import { lockPurchase } from '../purchases/purchases.repository.ts';
import { sameRequest } from '../purchases/requests.ts';

const reasons = {
  payoff: 'Paid off by its buyer',
  cycle: 'Tried again by its buyer',
  reactivation: 'Reactivated by its buyer',
};

interface Paying {
  userId: number;
  id: number;
  body: Schema<'PurchaseChange'>;
}

/**
 * Charges what a buyer reviewed: the amount they saw of the version they saw, once for their request. A charge
 * under way is not joined, since it may be of another amount.
 */
export async function payOwnPurchase(
  deps: PurchaseDeps,
  kind: keyof typeof reasons,
  { userId, id, body }: Paying,
): Promise<Schema<'PurchaseResult'>> {
  const { requestId, version, dueToday } = body;
  if (requestId === undefined || dueToday === undefined)
    throw unprocessable('Review the amount before you pay.', { dueToday: 'Required' });
  const wanted = { kind, version, dueToday };
  const known = await findRequest(deps.db, id, requestId);
  if (known) {
    sameRequest(known.request_hash ?? '', wanted);
    return resultOfPayment(deps, known.id);
  }
  await deps.db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, id);
    const { status, updated_at } = purchase;
    if (purchase.version !== version)
      throw stale({
        status,
        version: purchase.version,
        by: null,
        date: updated_at.toISOString(),
      });
    const now = deps.clock.now();
    const { amount } = await amountDue(trx, purchase, { kind, amount: undefined, now });
    if (amount !== dueToday) throw conflict('The amount has changed. Review it before you pay.');
  });
  const paymentId = await chargeDue(deps, {
    purchaseId: id,
    kind,
    isBuyerPresent: true,
    cause: { actorId: userId, reason: reasons[kind], requestId },
    request: { id: requestId, body: wanted },
  });
  const made = await findRequest(deps.db, id, requestId);
  if (made?.id !== paymentId)
    throw conflict(
      'Another payment for this purchase is being processed. Check again in a moment.',
    );
  return resultOfPayment(deps, paymentId);
}

function findRequest(db: Kysely<DB>, purchaseId: number, requestId: string) {
  return db
    .selectFrom('payment')
    .select(['id', 'request_hash'])
    .where('purchase_id', '=', purchaseId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}
