import {
  addDays,
  RENEWAL_NOTICE_AMOUNT,
  RENEWAL_NOTICE_DAYS,
  TRIAL_NOTICE_DAYS,
} from '@uplink/api-client/domain';
import { sql } from 'kysely';
import { attemptEach } from '../../jobs/attempt-each.ts';
import { once } from '../../jobs/once.ts';
import { tellComingCharge } from './payment-notices.ts';
import type { PurchaseDeps } from './purchase-rows.ts';
import { lockPurchase } from './purchases.repository.ts';
import { isUnclaimed } from './unclaimed.ts';

const mostAtOnce = 200;

/**
 * Tells buyers of large monthly payments and of the end of a trial some days before, once each, so that no one
 * is surprised by a charge.
 */
export async function announceCharges(deps: PurchaseDeps): Promise<void> {
  await attemptEach(
    await listComing(deps),
    ({ id, key }) =>
      once(deps.db, key, async (trx) => {
        const purchase = await lockPurchase(trx, id);
        // Cancelled or paid since it was listed.
        if (purchase.status !== 'active' || !purchase.next_payment_at) return;
        await tellComingCharge(trx, deps, purchase);
      }),
    ({ id }) => `announcement of purchase ${id}`,
  );
}

async function listComing({ db, clock }: PurchaseDeps): Promise<{ id: number; key: string }[]> {
  const now = clock.now();
  const { rows } = await sql<{ id: number; key: string }>`
    select id, key from (
      select id, next_payment_at, 'announce-charge:' || id || ':' || (cycles_paid + 1) as key from purchase p
      where not ${isUnclaimed} and status = 'active' and payment_type in ('card', 'wallet') and next_payment_at > ${now}
        and case when cycles_paid = 0 and trial_ends_at is not null
          then next_payment_at <= ${addDays(now, TRIAL_NOTICE_DAYS)}
          else next_payment_at <= ${addDays(now, RENEWAL_NOTICE_DAYS)}
            and cycle_amount >= ${RENEWAL_NOTICE_AMOUNT} end) coming
    where not exists (select 1 from job_effect e where e.key = coming.key)
    order by next_payment_at limit ${mostAtOnce}`.execute(db);
  return rows;
}
