import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict, unprocessable } from '../../plugins/errors/errors.ts';

/**
 * Takes a place in a cohort of a program for a learner, or refuses when it is full. Everything that puts
 * someone in a cohort asks here: the cohort is held until the transaction ends, so that the last place is
 * taken once. Places are counted, never stored: those of learners with access or a pause, and of orders that are
 * being paid. Who has one keeps it.
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
  const { rows } = await sql<{ taken: number }>`
    select count(*) as taken from (
      select um.user_id from user_module um
      where um.cohort_id = ${cohortId} and um.user_id <> ${userId} and exists (
        select 1 from containers_of(${moduleId}) c
        join access_grant g on g.user_id = um.user_id and g.module_id = c.id and g.state = 'active')
      union select user_id from purchase
      where cohort_id = ${cohortId} and user_id <> ${userId}
        and (status in ('pending', 'active', 'paused', 'cancelled')
          or (status = 'failed' and started_at is not null))) seat`.execute(trx);
  if ((rows[0]?.taken ?? 0) >= cohort.seats) throw conflict('This cohort is full.');
}
