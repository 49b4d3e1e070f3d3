import { milestonePath } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { milestoneStatus } from '../../db/status-codes.ts';
import { about } from '../notifications/about.ts';
import { notifyAll } from '../notifications/notify.ts';

export interface MovedDueDates {
  cohortId: number;
  /** The milestones of the cohort that moved. @default all */
  ids?: readonly number[];
  /** The learner they moved for. @default all */
  userId?: number | undefined;
  /** What became of them: 'moved by 7 days'. */
  what: string;
  occasion: string;
  now: Date;
}

/** One line for each learner whose work is still open: the finished and the waived are left alone. */
export async function tellOfDueDates(trx: Kysely<DB>, moved: MovedDueDates): Promise<void> {
  const { cohortId, ids, userId, what, occasion, now } = moved;
  const program = await trx
    .selectFrom('cohort')
    .innerJoin('module', 'module.id', 'cohort.module_id')
    .select(['module.id', 'module.name', 'unique_name as uniqueName', 'module.type'])
    .where('cohort.id', '=', cohortId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number }>`
    select own.user_id as id from user_module own
    where own.cohort_id = ${cohortId} ${userId === undefined ? sql`` : sql`and own.user_id = ${userId}`}
      and exists (
        select 1 from cohort_milestone cm
        left join user_milestone um on um.user_id = own.user_id and um.cohort_milestone_id = cm.id
        where cm.cohort_id = ${cohortId}
          and coalesce(um.status, 0) not in (${milestoneStatus.complete}, ${milestoneStatus.waived})
          ${ids ? sql`and cm.id = any (${[...ids]}::bigint[])` : sql``})`.execute(trx);
  await notifyAll(
    trx,
    rows.map(({ id }) => id),
    {
      kind: 'dueDate',
      about: about.dueDates(cohortId),
      message: `Due dates of ${program.name} ${what}.`,
      type: 'info',
      url: milestonePath(program),
      occasion,
      now,
    },
  );
}
