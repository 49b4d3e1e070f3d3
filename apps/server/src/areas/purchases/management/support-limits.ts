import { formatMoney, may, type PolicyPerson } from '@uplink/api-client/domain';
import { sql, type Transaction } from 'kysely';
import { lockUntilEnd } from '../../../db/lock-until-end.ts';
import type { DB } from '../../../db/schema.ts';
import { forbidden } from '../../../plugins/errors/errors.ts';
import type { ManagementDeps } from './staff.ts';

interface Giving {
  staff: PolicyPerson;
  buyerId: number;
  currency: string;
}

type Refusal = (most: string) => string;

/** Has what one person gives back counted in turn: two refunds or credits at the same time add up. */
export const lockGiving = (trx: Transaction<DB>, staffId: number): Promise<void> =>
  lockUntilEnd(trx, `given-by:${staffId}`);

/**
 * The limits of what customer support gives back at once and in a day, as money or credits. Where a currency has none,
 * only admins do.
 */
export function supportLimits(
  { config, clock }: Pick<ManagementDeps, 'config' | 'clock'>,
  { staff, buyerId, currency }: Giving,
) {
  const within =
    (limits: ReadonlyMap<string, number>) =>
    (refunded: number, refusal: Refusal): void => {
      const limit = limits.get(currency) ?? 0;
      if (may(staff, 'refundPurchase', { buyerId, refunded, limit })) return;
      const most = formatMoney({ amount: limit, currency });
      throw forbidden(
        limit > 0
          ? `${refusal(most)} Ask an admin for more.`
          : `Ask an admin: you can't give anything back in ${currency}.`,
      );
    };
  const requireOfDay = within(config.supportRefundDayLimits);
  return {
    requireAtOnce: within(config.supportRefundLimits),
    requireInDay: async (trx: Transaction<DB>, amount: number, refusal: Refusal) => {
      await lockGiving(trx, staff.id);
      const since = new Date(clock.now().getTime() - 86_400_000);
      const lately = await givenBy(trx, { staffId: staff.id, currency, since });
      requireOfDay(lately + amount, refusal);
    },
  };
}

/** Money and credits that went back or are about to, and credits that were given. */
async function givenBy(
  trx: Transaction<DB>,
  { staffId, currency, since }: { staffId: number; currency: string; since: Date },
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0) as sum from (
      select refund.amount + case
        when refund.status = 'succeeded' then refund.credit
        when payment.kind <> 'first' then 0
        when payment.amount = 0 then purchase.credit
        else round(purchase.credit::numeric * refund.amount / payment.amount) end as amount
      from refund join payment on payment.id = refund.payment_id
      join purchase on purchase.id = payment.purchase_id
      where refund.actor_id = ${staffId} and refund.created_at > ${since} and refund.status <> 'failed'
        and payment.currency = ${currency}
      union all select amount from credit_entry
      where actor_id = ${staffId} and created_at > ${since} and kind = 'given' and currency = ${currency}) given`.execute(
    trx,
  );
  return rows[0]?.sum ?? 0;
}
