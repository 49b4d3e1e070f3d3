import { RETRY_AFTER_DAYS } from '@uplink/api-client/domain';
import { sql } from 'kysely';
import { unlessDone } from '../../jobs/attempt.ts';
import { attemptEach } from '../../jobs/attempt-each.ts';
import { chargeDue } from './charge.service.ts';
import type { PurchaseDeps } from './purchase-rows.ts';
import { isUnclaimed } from './unclaimed.ts';

const mostAtOnce = 200;
const cause = { actorId: null, reason: 'Monthly payment' };

/**
 * Charges every month that is due, and tries declined ones again some days later. Safe to run twice and in
 * several processes: a month is charged once, and none before its date.
 */
export async function chargeMonths(deps: PurchaseDeps): Promise<void> {
  const wish = { kind: 'cycle' as const, isBuyerPresent: false, cause };
  await attemptEach(
    await listDue(deps),
    ({ id, version }) => unlessDone(() => chargeDue(deps, { ...wish, purchaseId: id, version })),
    ({ id }) => `month of purchase ${id}`,
  );
}

interface Due {
  id: number;
  version: number;
}

/**
 * Purchases with a month to charge now. A declined month is tried again a few days after its first failure,
 * each of these days once.
 */
async function listDue({ db, clock }: PurchaseDeps): Promise<Due[]> {
  const now = clock.now();
  const { rows } = await sql<Due>`
    select p.id, p.version from purchase p
    left join lateral (
      select count(*)::int as tries from payment
      where purchase_id = p.id and kind = 'cycle' and cycle = p.cycles_paid + 1 and status = 'failed'
        and waived_at is null) failed on true
    where p.next_payment_at <= ${now} and p.payment_type in ('card', 'wallet')
      and (p.status = 'active' or p.status = 'failed' and p.due_since is not null
        and ${now}::timestamptz >= p.due_since
          + make_interval(days => (${RETRY_AFTER_DAYS}::int[])[greatest(failed.tries, 1)]))
      and not ${isUnclaimed}
      and not exists (select 1 from payment open
        where open.purchase_id = p.id and open.status in ('due', 'sent', 'authenticating'))
    order by p.next_payment_at, p.id limit ${mostAtOnce}`.execute(db);
  return rows;
}
