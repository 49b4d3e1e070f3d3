import { may, type PolicyPerson } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import { lockUntilEnd } from '../../../db/lock-until-end.ts';
import type { DB } from '../../../db/schema.ts';
import { forbidden } from '../../../plugins/errors/errors.ts';
import type { Order } from '../../pricing/quoted-order.ts';
import type { OrderWish } from '../place-order.service.ts';
import type { ManagementDeps } from './staff.ts';

type Check = NonNullable<OrderWish['staff']>['check'];

/** Refuses more sales without a charge, now or later, than one person may make in a day. */
export function checkFreeSales(
  { config, clock }: Pick<ManagementDeps, 'config' | 'clock'>,
  { staff, buyerId }: { staff: PolicyPerson; buyerId: number },
): Check {
  return async (trx, order) => {
    if (!isFree(order)) return;
    // Two at once are counted one after the other.
    await lockUntilEnd(trx, `free-sales-by:${staff.id}`);
    const since = new Date(clock.now().getTime() - 86_400_000);
    const given = await countGiven(trx, staff.id, since);
    const limit = config.freeSalesDayLimit;
    if (!may(staff, 'giveAway', { buyerId, given: given + 1, limit }))
      throw forbidden(
        `You can add up to ${limit} products a day without a charge. Ask an admin for more.`,
      );
  };
}

const isFree = ({ total, cycleAmount }: Order) => total === 0 && (cycleAmount ?? 0) === 0;

async function countGiven(trx: Kysely<DB>, staffId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ given: number }>`
    select count(*)::int as given from purchase_event event
    join purchase on purchase.id = event.purchase_id and purchase.user_id <> event.actor_id
    where event.actor_id = ${staffId} and event.created_at > ${since} and event.action = 'bought'
      and purchase.total = 0 and coalesce(purchase.cycle_amount, 0) = 0`.execute(trx);
  return rows[0]?.given ?? 0;
}
