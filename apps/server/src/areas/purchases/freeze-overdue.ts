import { addDays, PAYMENT_GRACE_DAYS } from '@uplink/api-client/domain';
import { attemptEach } from '../../jobs/attempt-each.ts';
import { lockAccess } from '../grants/grants.service.ts';
import { followStanding } from './follow-standing.ts';
import { tellFrozen } from './payment-notices.ts';
import type { PurchaseDeps } from './purchase-rows.ts';

const mostAtOnce = 200;

/** Limits the access of everyone whose payment has been due for longer than the days of grace. */
export async function freezeOverdue(deps: PurchaseDeps): Promise<void> {
  const { db, clock } = deps;
  const overdue = await db
    .selectFrom('user_context')
    .select('user_id')
    .where('payment_status', '=', 'declined')
    .where('payment_failed_date', '<=', addDays(clock.now(), -PAYMENT_GRACE_DAYS))
    .limit(mostAtOnce)
    .execute();
  await attemptEach(
    overdue,
    ({ user_id }) => freeze(deps, user_id),
    ({ user_id }) => `standing of ${user_id}`,
  );
}

async function freeze(deps: PurchaseDeps, userId: number): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockAccess(trx, userId);
    await followStanding(trx, userId, deps.clock.now());
    const context = await trx
      .selectFrom('user_context')
      .select(['payment_status', 'payment_failed_date'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    // Someone who paid in the meantime isn't notified.
    if (context.payment_status === 'frozen' && context.payment_failed_date)
      await tellFrozen(trx, deps, { userId, since: context.payment_failed_date });
  });
}
