import { type RawBuilder, sql } from 'kysely';

/** How many plans of a product learners reach by themselves: coupons for staff don't count. */
export const countPlans = (productId: RawBuilder<unknown>) => sql<number>`
  (select count(*)::int from price join coupon on coupon.id = price.coupon_id
    where coupon.module_id = ${productId} and coupon.removed_at is null and price.retired_at is null
      and coupon.contexts && array['inApp', 'checkout'])`;
