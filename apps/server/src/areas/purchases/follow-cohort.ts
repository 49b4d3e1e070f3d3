import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** A purchase that runs with a cohort goes along when its buyer moves to another: a seat is held once. */
export async function followCohort(
  trx: Transaction<DB>,
  { userId, moduleId, cohortId }: { userId: number; moduleId: number; cohortId: number },
): Promise<void> {
  await trx
    .updateTable('purchase')
    .set({ cohort_id: cohortId })
    .where('user_id', '=', userId)
    .where('module_id', '=', moduleId)
    .where('cohort_id', '<>', cohortId)
    .where('started_at', 'is not', null)
    .execute();
}
