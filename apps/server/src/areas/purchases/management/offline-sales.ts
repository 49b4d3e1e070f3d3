import { formatMoney, may, type PolicyPerson } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import { lockUntilEnd } from '../../../db/lock-until-end.ts';
import type { DB } from '../../../db/schema.ts';
import { forbidden } from '../../../plugins/errors/errors.ts';
import type { OrderWish } from '../place-order.service.ts';
import type { ManagementDeps } from './staff.ts';

type Check = NonNullable<OrderWish['staff']>['check'];

/** Refuses sales that were paid elsewhere once they are more in a day, or larger, than one person of sales may add. */
export function checkOfflineSales(
  { config, clock }: Pick<ManagementDeps, 'config' | 'clock'>,
  { staff, buyerId }: { staff: PolicyPerson; buyerId: number },
): Check {
  return async (trx, { total, cycleAmount, currency }) => {
    // Nothing is due in a trial, and nothing is charged after it.
    const amount = Math.max(total, cycleAmount ?? 0);
    if (amount === 0) return;
    // Two at once are counted one after the other.
    await lockUntilEnd(trx, `offline-sales-by:${staff.id}`);
    const since = new Date(clock.now().getTime() - 86_400_000);
    const given = (await countOffline(trx, staff.id, since)) + 1;
    const { offlineSalesDayLimit: limit, offlineSaleLimits } = config;
    // Amounts of different currencies can't be compared.
    const most = offlineSaleLimits.get(currency) ?? 0;
    if (may(staff, 'sellOffline', { buyerId, given, limit, amount, most })) return;
    const which = most > 0 ? `above ${formatMoney({ amount: most, currency })}` : `in ${currency}`;
    throw forbidden(
      amount > most
        ? `Sales ${which} that were paid elsewhere are added by an admin.`
        : `You can add up to ${limit} products a day that were paid elsewhere. Ask an admin for more.`,
    );
  };
}

async function countOffline(trx: Kysely<DB>, staffId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ given: number }>`
    select count(*)::int as given from purchase_event event
    join purchase on purchase.id = event.purchase_id
    where event.actor_id = ${staffId} and event.created_at > ${since} and event.action = 'bought'
      and purchase.payment_type = 'offline'
      and greatest(purchase.total, purchase.cycle_amount) > 0`.execute(trx);
  return rows[0]?.given ?? 0;
}
