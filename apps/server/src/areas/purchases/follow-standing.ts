import { addDays, PAYMENT_GRACE_DAYS } from '@uplink/api-client/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';

/**
 * Says in a person's context since when a payment of theirs is due, or that none is. The first failure counts
 * and retries don't move it. After the days of grace the account is frozen; paid, it is free at once.
 */
export async function followStanding(
  trx: Transaction<DB>,
  userId: number,
  now: Date,
): Promise<void> {
  const graceStart = addDays(now, -PAYMENT_GRACE_DAYS);
  await sql`
    insert into user_context (user_id, payment_status, payment_failed_date)
    select ${userId}::bigint, case
      when min(due_since) is null then 'ok'
      when min(due_since) <= ${graceStart} then 'frozen'
      else 'declined' end, min(due_since)
    from purchase where user_id = ${userId} and status = 'failed'
    on conflict (user_id) do update set
      payment_failed_date = excluded.payment_failed_date, payment_status = excluded.payment_status
    where (user_context.payment_failed_date, user_context.payment_status)
      is distinct from (excluded.payment_failed_date, excluded.payment_status)`.execute(trx);
}
