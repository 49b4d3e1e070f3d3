import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { cancelSubscription } from '../billing/change-subscription.ts';
import { changePurchase } from '../purchases/change-purchase.ts';
import type { PurchaseDeps } from '../purchases/purchase-rows.ts';
import { lockPurchase } from '../purchases/purchases.repository.ts';
import { listInstalments, listSubscriptions } from './deletion-preview.ts';

interface Owner {
  userId: number;
  /** Who ends them; null for the clock. */
  actorId: number | null;
}

const reason = 'Cancelled with the account';

/** Subscriptions charge nothing any more. */
export async function cancelSubscriptions(
  deps: PurchaseDeps,
  trx: Transaction<DB>,
  { userId, actorId }: Owner,
): Promise<void> {
  for (const { id } of await listSubscriptions(trx, userId)) {
    const purchase = await lockPurchase(trx, id);
    const cause = { actorId, reason };
    await cancelSubscription(trx, deps, { purchase, cause, version: purchase.version });
  }
}

/** On the day itself: also what was bought after the deletion was asked for, and instalments, which end with their access. */
export async function endPurchases(
  deps: PurchaseDeps,
  trx: Transaction<DB>,
  owner: Owner,
): Promise<void> {
  await cancelSubscriptions(deps, trx, owner);
  for (const { id } of await listInstalments(trx, owner.userId)) {
    const { clock } = deps;
    await changePurchase(trx, id, 'expire', { actorId: owner.actorId, reason, clock });
  }
}
