import { isLivePurchase } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { takeSeat } from '../milestones/seats.ts';
import { releaseCredits, takeCredits } from '../pricing/credit-book.ts';
import type { Order } from '../pricing/quoted-order.ts';
import { releaseCoupon, reserveCoupon } from '../pricing/redemptions.ts';
import type { PurchaseRow } from './purchase-rows.ts';
import { lockPurchase } from './purchases.repository.ts';

type Trx = Transaction<DB>;

/** Something the quote counted on was used by someone else in the meantime: quote again. */
export class QuoteOutdated extends Error {
  override name = 'QuoteOutdated';
}

/** How long an order that isn't paid keeps what it claimed. */
export const RESERVATION_HOURS = 1;

interface Claim {
  purchase: PurchaseRow;
  order: Order;
  now: Date;
}

/** Takes what there is only so much of, for an order that isn't paid yet. */
export async function claimAll(trx: Trx, claim: Claim): Promise<void> {
  const { purchase, order, now } = claim;
  const until = new Date(now.getTime() + RESERVATION_HOURS * 3_600_000);
  if (order.couponId !== null)
    await reserveCoupon(trx, { purchaseId: purchase.id, couponId: order.couponId, until });
  await useCredits(trx, claim);
  if (order.trialDays !== null) await useTrial(trx, claim);
  if (order.cohortId !== null)
    await takeSeat(trx, {
      userId: purchase.user_id,
      moduleId: order.moduleId,
      cohortId: order.cohortId,
    });
  await holdReplaced(trx, claim);
}

/** Gives it back, for an order that came to nothing. */
export async function giveBackAll(trx: Trx, purchaseId: number, now: Date): Promise<void> {
  await releaseCoupon(trx, purchaseId);
  await releaseCredits(trx, purchaseId, now);
  await trx.deleteFrom('trial_use').where('purchase_id', '=', purchaseId).execute();
}

async function useCredits(trx: Trx, { purchase, order, now }: Claim): Promise<void> {
  if (order.credit === 0) return;
  const { id, user_id: userId } = purchase;
  const { currency, credit } = order;
  const cause = { kind: 'used', reason: 'Bought', actor_id: userId, purchase_id: id, now };
  const used = await takeCredits(trx, { userId, currency }, credit, cause);
  if (used < credit) throw new QuoteOutdated();
}

async function useTrial(trx: Trx, { purchase, order }: Claim): Promise<void> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('trial_use')
    .values({
      user_id: purchase.user_id,
      module_id: order.moduleId,
      purchase_id: purchase.id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new QuoteOutdated();
}

/** What is replaced must still be the buyer's; it ends when the new purchase is paid. */
async function holdReplaced(trx: Trx, { purchase, order }: Claim): Promise<void> {
  if (order.replacedPurchaseId === null) return;
  const replaced = await lockPurchase(trx, order.replacedPurchaseId);
  const isOwn = replaced.user_id === purchase.user_id && replaced.started_at !== null;
  if (!isOwn || !isLivePurchase(replaced.status)) throw new QuoteOutdated();
}
