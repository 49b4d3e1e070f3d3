import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { usesOf } from './coupons.repository.ts';
import { invalidCoupon } from './coupons.service.ts';

type Trx = Transaction<DB>;

interface Reservation {
  purchaseId: number;
  couponId: number;
  /** When the use is given back if its order was never completed. */
  until: Date;
}

/**
 * Takes one use of a coupon for an order that isn't paid yet. The coupon is locked until the transaction
 * ends, so that many orders at once don't exceed its limit.
 */
export async function reserveCoupon(
  trx: Trx,
  { purchaseId, couponId, until }: Reservation,
): Promise<void> {
  await sql`select 1 from coupon where id = ${couponId} for no key update`.execute(trx);
  const { rows } = await sql`
    insert into coupon_redemption (purchase_id, coupon_id, status, expires_at)
    select ${purchaseId}, id, 'reserved', ${until}::timestamptz from coupon
    where id = ${couponId} and removed_at is null
      and (max_redemptions is null or ${usesOf(sql.ref('coupon.id'))} < max_redemptions)
    returning 1`.execute(trx);
  if (rows.length === 0) throw invalidCoupon();
}

/** Counts the use for good: the order was paid. Safe to repeat. */
export async function redeemCoupon(trx: Trx, purchaseId: number): Promise<void> {
  await trx
    .updateTable('coupon_redemption')
    .set({ status: 'redeemed' })
    .where('purchase_id', '=', purchaseId)
    .execute();
}

/** Gives a use back: the order was not paid. One that was paid stays used. Safe to repeat. */
export async function releaseCoupon(trx: Trx, purchaseId: number): Promise<void> {
  await trx
    .updateTable('coupon_redemption')
    .set({ status: 'released' })
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'reserved')
    .execute();
}

const mostAtOnce = 500;

/**
 * Gives back what orders kept that came to nothing. An order whose payment may still succeed keeps its
 * use, however late. Returns how many were given back; safe to repeat.
 */
export async function releaseDueCoupons(trx: Trx, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update coupon_redemption set status = 'released' where purchase_id in (
      select r.purchase_id from coupon_redemption r join purchase on purchase.id = r.purchase_id
      where r.status = 'reserved' and r.expires_at <= ${now} and purchase.status <> 'pending'
        and not exists (select 1 from payment
          where payment.purchase_id = r.purchase_id and payment.status in ('due', 'sent', 'authenticating', 'paid'))
      order by r.purchase_id limit ${mostAtOnce} for update of r skip locked)`.execute(trx);
  return Number(numAffectedRows);
}
