import { isLivePurchase } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { findMethod } from '../billing/methods.repository.ts';
import { endAccess } from '../grants/grants.service.ts';
import { hasTried } from '../pricing/prices.repository.ts';
import { runWithCohort } from './begin-purchase.ts';
import { notePurchase } from './change-purchase.ts';
import { hasOther } from './live-purchase.ts';
import type { PurchaseDeps } from './purchase-rows.ts';
import { listLines, lockPurchase } from './purchases.repository.ts';

export interface Move {
  purchaseId: number;
  toUserId: number;
  reason: string;
}

/**
 * Gives a purchase to another account with all it opens. Its card or wallet stays behind: offers and later payments
 * use the new owner's. False when the account has the product already, or had a trial of it before this one, or when the
 * purchase is over.
 */
export async function movePurchase(
  trx: Transaction<DB>,
  { clock }: Pick<PurchaseDeps, 'clock'>,
  { purchaseId, toUserId, reason }: Move,
): Promise<boolean> {
  const purchase = await lockPurchase(trx, purchaseId);
  const isOver = purchase.started_at === null || !isLivePurchase(purchase.status);
  if (isOver || (await hasOther(trx, { ...purchase, user_id: toUserId }))) return false;
  if (purchase.trial_days !== null && (await hasTried(trx, toUserId, purchase.module_id)))
    return false;
  const { payment_type: kind } = purchase;
  const isSaved = kind === 'card' || kind === 'wallet';
  const own = isSaved ? await findMethod(trx, toUserId, kind) : undefined;
  const change = { actorId: toUserId, reason, clock };
  const source = { kind: 'purchase' as const, id: purchaseId };
  for (const { module_id: moduleId } of await listLines(trx, purchaseId))
    await endAccess(trx, { userId: purchase.user_id, moduleId, source }, change);
  await notePurchase(trx, purchaseId, {
    ...change,
    action: 'moved',
    data: { from: purchase.user_id },
    set: { user_id: toUserId, method_id: own?.id ?? null },
  });
  if (purchase.cohort_id !== null) {
    await runWithCohort(trx, { ...purchase, cohort_id: null });
    await runWithCohort(trx, { ...purchase, user_id: toUserId });
  }
  await trx.deleteFrom('trial_use').where('purchase_id', '=', purchaseId).execute();
  if (purchase.trial_days !== null) {
    await trx
      .insertInto('trial_use')
      .values({ user_id: toUserId, module_id: purchase.module_id, purchase_id: purchaseId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return true;
}
