import type { CouponContext } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

export interface CouponRow {
  id: number;
  module_id: number;
  code: string;
  campaign_title: string | null;
  campaign_text: string | null;
  ends_at: Date | null;
  replaced_module_id: number | null;
}

/** Where and when a coupon is to be used. */
export interface CouponUse {
  context: CouponContext;
  at: Date;
}

/** Uses that count against a coupon's limit: paid, or being paid for. */
export const usesOf = (couponId: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from coupon_redemption used
    where used.coupon_id = ${couponId} and used.status <> 'released')`;

/** Whether a coupon can be used: there, in its context, in time, and not used up. */
export const isUsable = ({ context, at }: CouponUse) => sql<boolean>`(
  coupon.removed_at is null and ${context} = any (coupon.contexts)
  and (coupon.starts_at is null or coupon.starts_at <= ${at})
  and (coupon.ends_at is null or coupon.ends_at > ${at})
  and (coupon.max_redemptions is null
    or ${usesOf(sql.ref('coupon.id'))} < coupon.max_redemptions))`;

const columns = sql`coupon.id, coupon.module_id, coupon.code, coupon.campaign_title, coupon.campaign_text,
  coupon.ends_at, coupon.replaced_module_id`;

/** The coupon of a product by its code, in any case, if it can be used. */
export async function findCoupon(
  db: Kysely<DB>,
  { moduleId, code }: { moduleId: number; code: string },
  use: CouponUse,
): Promise<CouponRow | undefined> {
  const { rows } = await sql<CouponRow>`
    select ${columns} from coupon
    where coupon.module_id = ${moduleId} and coupon.code = upper(${code}) and ${isUsable(use)}`.execute(
    db,
  );
  return rows[0];
}

/** Whether a coupon can still be used. */
export async function isCouponUsable(
  db: Kysely<DB>,
  couponId: number,
  use: CouponUse,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from coupon where coupon.id = ${couponId} and ${isUsable(use)}`.execute(db);
  return rows.length > 0;
}

/** The prices for people who own a product that this one replaces, the newest list first. */
export async function findMigration(
  db: Kysely<DB>,
  { moduleId, buyerId }: { moduleId: number; buyerId: number },
  use: CouponUse,
): Promise<CouponRow | undefined> {
  const { rows } = await sql<CouponRow>`
    select ${columns} from coupon
    where coupon.module_id = ${moduleId} and ${isUsable(use)}
      and ${ownsPurchase(buyerId, sql.ref('coupon.replaced_module_id'))}
    order by coupon.id desc limit 1`.execute(db);
  return rows[0];
}

/** Whether someone has bought a product and still has it. */
export const ownsPurchase = (
  buyerId: number,
  moduleId: RawBuilder<unknown>,
) => sql<boolean>`exists (
  select 1 from purchase owned where owned.user_id = ${buyerId} and owned.module_id = ${moduleId}
    and owned.status in ('active', 'cancelled', 'paused'))`;
