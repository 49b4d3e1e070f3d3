import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';

type Trx = Transaction<DB>;

export async function reserveCoupon(
  trx: Trx,
  { purchaseId, couponId, until }: { purchaseId: number; couponId: number; until: Date },
): Promise<void> {
  await sql`select 1 from coupon where id = ${couponId} for no key update`.execute(trx);
  const { rows } = await sql`
    insert into coupon_redemption (purchase_id, coupon_id, status, expires_at)
    select ${purchaseId}, id, 'reserved', ${until} from coupon
    where id = ${couponId} and (max_redemptions is null or max_redemptions > (
      select count(*) from coupon_redemption r where r.coupon_id = coupon.id and r.status <> 'released'))
    returning 1`.execute(trx);
  if (rows.length === 0) throw unprocessable('Invalid coupon');
}

export async function redeemCoupon(trx: Trx, purchaseId: number): Promise<void> {
  await trx
    .updateTable('coupon_redemption')
    .set({ status: 'redeemed' })
    .where('purchase_id', '=', purchaseId)
    .execute();
}

export async function releaseCoupon(trx: Trx, purchaseId: number): Promise<void> {
  await trx
    .updateTable('coupon_redemption')
    .set({ status: 'released' })
    .where('purchase_id', '=', purchaseId)
    .execute();
}
