import { DEFAULT_COUPON } from '@uplink/api-client/domain';
import { sql } from 'kysely';

/** Whether the lesson of a row `lm` of modules is sold on its own: it has a usual plan. */
export const isLessonSold = sql<boolean>`(not lm.hidden and exists (
  select 1 from coupon usual join price plan on plan.coupon_id = usual.id and plan.retired_at is null
  where usual.module_id = lm.id and usual.code = ${DEFAULT_COUPON}))`;
