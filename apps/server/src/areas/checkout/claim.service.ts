import type { Schema } from '@uplink/api-client';
import { isLivePurchase } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { hashOf } from '../../digests.ts';
import { gone, nextChargeChanged, notFound } from '../../plugins/errors/errors.ts';
import { waitsForOf } from '../catalog/prerequisites.ts';
import { lockAccess } from '../grants/grants.service.ts';
import { changePurchase } from '../purchases/change-purchase.ts';
import { movePurchase } from '../purchases/move-purchase.ts';
import type { PurchaseDeps } from '../purchases/purchase-rows.ts';
import { lockPurchase } from '../purchases/purchases.repository.ts';
import { openRefunds } from '../purchases/refunds.service.ts';
import { sendRefund } from '../purchases/send-refund.ts';
import { productRef } from '../refs.ts';
import { isSameCharge, readMailedCharge } from './mailed-charge.ts';

interface Found {
  id: string;
  user_id: number;
  purchase_id: number | null;
  claimed_at: Date | null;
  product: Schema<'SoldProduct'>;
}

interface Bought extends Found {
  purchaseId: number;
  /** What its owner agreed to pay next. */
  seen: Schema<'QuoteCharge'> | undefined;
}

export const unknownClaim = () => notFound("This link doesn't work with this account.");

/**
 * Adds an order to the account of the address that it was placed with. Only the mail's reader has the code, and
 * only with this account does it work. What the account has already is refunded.
 * Later charges go to the account's card: they have to be what its owner saw.
 */
export async function claimOrder(
  deps: PurchaseDeps,
  { id: userId }: { id: number },
  claim: Schema<'OrderClaim'>,
): Promise<Schema<'ClaimedOrder'>> {
  const order = await findClaim(deps, userId, claim.code);
  if (!order) throw unknownClaim();
  const { product } = order;
  const added = async () => ({
    ...{ product, result: 'added' as const },
    ...(await waitsForOf(deps.db, product.id, userId)),
  });
  if (order.user_id === userId) return added();
  if (order.claimed_at) return { product, result: 'refunded' };
  const { purchase_id: purchaseId } = order;
  if (purchaseId === null) throw gone('This purchase has ended.');
  const bought = { ...order, purchaseId, seen: claim.nextCharge };
  const outcome = await deps.db.transaction().execute((trx) => add(trx, deps, bought, userId));
  // Another click on the link was faster.
  if (outcome === 'known') return claimOrder(deps, { id: userId }, claim);
  if (outcome === 'added') return added();
  for (const refund of outcome.refunds) await sendRefund(deps, refund);
  return { product, result: 'refunded' };
}

/** Ends the purchase: its money goes back, and one that has cost nothing yet is never charged. */
async function giveBack(
  trx: Transaction<DB>,
  deps: PurchaseDeps,
  { id, purchaseId }: Bought,
  userId: number,
): Promise<number[]> {
  const cause = { actorId: userId, reason: 'Bought signed out, and had already', requestId: id };
  const { status, captured, refunded } = await lockPurchase(trx, purchaseId);
  if (captured > refunded) return openRefunds(trx, deps, { purchaseId, isWhole: true, ...cause });
  if (isLivePurchase(status))
    await changePurchase(trx, purchaseId, 'remove', { ...cause, clock: deps.clock });
  return [];
}

/** The order of a mailed code, for the owner of the account of its address. */
export function findClaim(
  { db }: Pick<PurchaseDeps, 'db'>,
  userId: number,
  code: string,
): Promise<Found | undefined> {
  return db
    .selectFrom('checkout_order')
    .innerJoin('checkout', 'checkout.id', 'checkout_order.checkout_id')
    .innerJoin('module as m', 'm.id', 'checkout.module_id')
    .innerJoin('app_user as person', 'person.email', 'checkout_order.email')
    .select([
      'checkout_order.id',
      'checkout_order.user_id',
      'checkout_order.purchase_id',
      'checkout_order.claimed_at',
      productRef('m').$castTo<Schema<'SoldProduct'>>().as('product'),
    ])
    .where('claim_hash', '=', hashOf(code))
    .where('person.id', '=', userId)
    .executeTakeFirst();
}

/**
 * What the account has already, or is buying, is given back with the decision: the refunds are to be sent. It is
 * `known` when it was decided before.
 */
async function add(
  trx: Transaction<DB>,
  deps: PurchaseDeps,
  order: Bought,
  userId: number,
): Promise<'added' | 'known' | { refunds: number[] }> {
  for (const id of [order.user_id, userId].toSorted((one, two) => one - two))
    await lockAccess(trx, id);
  const claimed = await trx
    .updateTable('checkout_order')
    .set({ claimed_at: deps.clock.now() })
    .where('id', '=', order.id)
    .where('claimed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!claimed) return 'known';
  await requireSeen(trx, deps, order, userId);
  const isMoved = await movePurchase(trx, deps, {
    purchaseId: order.purchaseId,
    toUserId: userId,
    reason: 'Added by the owner of the address it was bought with',
  });
  if (!isMoved) return { refunds: await giveBack(trx, deps, order, userId) };
  await trx
    .updateTable('checkout_order')
    .set({ user_id: userId })
    .where('id', '=', order.id)
    .execute();
  return 'added';
}

async function requireSeen(
  trx: Transaction<DB>,
  { clock }: PurchaseDeps,
  { purchaseId, product, seen }: Bought,
  userId: number,
): Promise<void> {
  await lockPurchase(trx, purchaseId);
  const nextCharge = await readMailedCharge({ db: trx, clock }, { purchaseId, userId });
  if (!isSameCharge(nextCharge, seen))
    throw nextChargeChanged({ product, nextCharge, claimed: null });
}
