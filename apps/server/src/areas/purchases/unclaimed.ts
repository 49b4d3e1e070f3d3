import { addDays, UNCLAIMED_DAYS } from '@uplink/api-client/domain';
import { sql } from 'kysely';
import { unlessDone } from '../../jobs/attempt.ts';
import { attemptEach } from '../../jobs/attempt-each.ts';
import { changePurchase } from './change-purchase.ts';
import { tellUnclaimed } from './purchase-notices.ts';
import type { PurchaseDeps } from './purchase-rows.ts';
import { lockPurchase } from './purchases.repository.ts';
import { openRefunds } from './refunds.service.ts';
import { sendRefund } from './send-refund.ts';

const mostAtOnce = 200;
const reason = 'No one opened the account it was bought with';

/**
 * Whether `p` waits for the visitor who bought it to confirm the address: until then nothing more is charged. Someone
 * who signed in has done so, and only waits with another address.
 */
export const isUnclaimed = sql<boolean>`exists (select from app_user buyer
  where buyer.id = p.user_id and buyer.signup_method = 'checkout' and buyer.email_confirmed_at is null
    and not exists (select from identity_account a
      where a.user_id = buyer.id and a.signed_in_at is not null))`;

/** One that costs something and is in force. */
const isWaiting = sql`p.status in ('active', 'failed', 'paused', 'cancelled')
  and (p.captured > p.refunded or p.next_payment_at is not null) and ${isUnclaimed}`;

/**
 * Ends what visitors bought and never opened, once it has waited long enough: all money goes back. Free products
 * wait on.
 */
export async function endUnclaimed(deps: PurchaseDeps): Promise<void> {
  await attemptEach(
    await listUnclaimed(deps),
    (id) => unlessDone(() => end(deps, id)),
    (id) => `unclaimed purchase ${id}`,
  );
}

async function listUnclaimed({ db, clock }: PurchaseDeps): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from purchase p
    where p.started_at <= ${addDays(clock.now(), -UNCLAIMED_DAYS)} and ${isWaiting}
    order by p.started_at limit ${mostAtOnce}`.execute(db);
  return rows.map(({ id }) => id);
}

async function end(deps: PurchaseDeps, id: number): Promise<void> {
  const refunds = await deps.db.transaction().execute(async (trx) => {
    const { captured, refunded, request_id: requestId } = await lockPurchase(trx, id);
    const { rows } = await sql`select from purchase p where p.id = ${id} and ${isWaiting}`.execute(
      trx,
    );
    // Opened since it was listed.
    if (rows.length === 0) return [];
    const cause = { actorId: null, reason, requestId };
    const isPaid = captured > refunded;
    const opened = isPaid
      ? await openRefunds(trx, deps, { purchaseId: id, isWhole: true, ...cause })
      : [];
    const ended = { ...cause, clock: deps.clock, action: 'unclaimed' };
    const purchase = await changePurchase(trx, id, isPaid ? 'expire' : 'remove', ended);
    await tellUnclaimed(trx, deps, purchase);
    return opened;
  });
  for (const refund of refunds) await sendRefund(deps, refund);
}
