import { DEFAULT_COUPON } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** The free plan of the list that everyone sees, of a joined `module` that is sold and holds lessons. */
const freePlan = (module: string): RawBuilder<unknown> => sql`
  from price free join coupon list on list.id = free.coupon_id
  where list.module_id = ${sql.ref(`${module}.id`)} and list.code = ${DEFAULT_COUPON}
    and list.removed_at is null and list.starts_at is null and list.ends_at is null
    and free.type = 'free' and free.retired_at is null
    and ${sql.ref(`${module}.type`)} in (1, 2, 3, 8) and ${sql.ref(`${module}.is_public`)}
    and not ${sql.ref(`${module}.hidden`)} and not ${sql.ref(`${module}.not_clickable`)}
    and ${sql.ref(`${module}.deleted_at`)} is null
    and not exists (select 1 from product_sale sale where sale.module_id = ${sql.ref(`${module}.id`)}
      and (sale.asks_shipping or sale.asks_tshirt))`;

/** Whether a product has a free plan that everyone may use. */
export const hasFreePlan = (module: string): RawBuilder<boolean> =>
  sql`exists (select 1 ${freePlan(module)})`;

/**
 * Whether anyone without access may start a product at no cost. A plan that ends doesn't count for someone
 * who had the product before: it would never end.
 */
export const isFreeToStart = (module: string, status: string): RawBuilder<boolean> => sql`
  ((${sql.ref(status)} is null or ${sql.ref(status)} > 100) and exists (select 1 ${freePlan(module)}
    and (free.valid_days is null or ${sql.ref(status)} is null)))`;

export interface FreePlan {
  validDays: number | null;
}

/** The free plan by which someone may start a product now. */
export async function findFreePlan(
  db: Kysely<DB>,
  userId: number,
  moduleId: number,
): Promise<FreePlan | undefined> {
  const { rows } = await sql<FreePlan>`
    select plan.valid_days as "validDays" from module m
    left join learner_module um on um.user_id = ${userId} and um.module_id = m.id
    cross join lateral (select free.valid_days ${freePlan('m')}
      order by free.valid_days desc nulls first limit 1) plan
    where m.id = ${moduleId} and ${isFreeToStart('m', 'um.status')}`.execute(db);
  return rows[0];
}
