import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict, unprocessable } from '../../plugins/errors/errors.ts';

/** Who has a place in a cohort `c`: learners with access or a pause, and buyers whose order is being paid. */
export const seatHolders = sql`(
  select um.user_id from user_module um
  where um.cohort_id = c.id and exists (
    select 1 from containers_of(c.module_id) held
    join access_grant g on g.user_id = um.user_id and g.module_id = held.id and g.state = 'active')
  union select p.user_id from purchase p
  where p.cohort_id = c.id and (p.status in ('pending', 'active', 'paused', 'cancelled')
    or (p.status = 'failed' and p.started_at is not null)))`;

/**
 * Takes a place in a cohort of a program for a learner, or refuses when it is full. Everything that puts
 * someone in a cohort asks here: the cohort is held until the transaction ends, so that the last place is
 * taken once. Places are counted, never stored, and whoever has one keeps it.
 */
export async function takeSeat(
  trx: Transaction<DB>,
  { userId, moduleId, cohortId }: { userId: number; moduleId: number; cohortId: number },
): Promise<void> {
  const cohort = await trx
    .selectFrom('cohort')
    .select('seats')
    .where('id', '=', cohortId)
    .where('module_id', '=', moduleId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!cohort) throw unprocessable('This cohort belongs to another program.');
  if (cohort.seats === null) return;
  if ((await countSeats(trx, cohortId, userId)) >= cohort.seats)
    throw conflict('This cohort is full.');
}

/** How many places of a cohort are taken, by others than someone. */
export async function countSeats(
  trx: Transaction<DB>,
  cohortId: number,
  butFor: number | null = null,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select count(*) as taken from cohort c cross join lateral ${seatHolders} seat
    where c.id = ${cohortId} and seat.user_id is distinct from ${butFor}`.execute(trx);
  return rows[0]?.taken ?? 0;
}
