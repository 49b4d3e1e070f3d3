import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import {
  endAccess,
  type GrantChange,
  grantAccess,
  lockAccess,
} from '../../grants/grants.service.ts';
import { takeSeat } from '../../milestones/seats.ts';
import { followCohort } from '../../purchases/follow-cohort.ts';

type Trx = Transaction<DB>;

export interface Placement {
  userId: number;
  cohort: { id: number; moduleId: number };
}

/** The cohort that someone runs a program with; held until the transaction ends, as is their access. */
export async function lockPlace(
  trx: Trx,
  { userId, moduleId }: { userId: number; moduleId: number },
): Promise<number | null> {
  await lockAccess(trx, userId);
  const place = await trx
    .selectFrom('user_module')
    .select('cohort_id')
    .where('user_id', '=', userId)
    .where('module_id', '=', moduleId)
    .forUpdate()
    .executeTakeFirst();
  return place?.cohort_id ?? null;
}

/**
 * Puts a learner into a cohort of a program, replacing the one before. Learners who have the program otherwise keep it by
 * that alone: only those without it get it through the cohort. Work on the same milestones moves with them.
 */
export async function placeLearner(
  trx: Trx,
  { userId, cohort }: Placement,
  change: GrantChange,
): Promise<void> {
  const { id: cohortId, moduleId } = cohort;
  const before = await lockPlace(trx, { userId, moduleId });
  await takeSeat(trx, { userId, moduleId, cohortId });
  if (!(await hasOtherwise(trx, userId, moduleId)))
    await grantAccess(trx, { userId, moduleId, source: { kind: 'cohort', id: cohortId } }, change);
  if (before !== null && before !== cohortId)
    await endAccess(trx, { userId, moduleId, source: { kind: 'cohort', id: before } }, change);
  await trx
    .updateTable('user_module')
    .set({ cohort_id: cohortId, updated_at: change.clock.now() })
    .where('user_id', '=', userId)
    .where('module_id', '=', moduleId)
    .execute();
  if (before !== null && before !== cohortId) await moveWork(trx, userId, [before, cohortId]);
  await followCohort(trx, { userId, moduleId, cohortId });
}

async function hasOtherwise(trx: Trx, userId: number, moduleId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from containers_of(${moduleId}) c
    join access_grant g on g.module_id = c.id and g.user_id = ${userId}
    where g.state = 'active' and g.source_kind <> 'cohort' limit 1`.execute(trx);
  return rows.length > 0;
}

/** What someone did for a milestone, with its files and history. Days that one cohort gave them stay behind. */
async function moveWork(trx: Trx, userId: number, [from, to]: [number, number]): Promise<void> {
  const pair = sql`
    cohort_milestone was join cohort_milestone now on now.milestone_id = was.milestone_id
      and was.cohort_id = ${from} and now.cohort_id = ${to}`;
  await sql`
    insert into user_milestone (user_id, cohort_milestone_id, status, version, link, submitted_at, feedback,
      reviewed_by, reviewed_at, claimed_by, claimed_at)
    select um.user_id, now.id, um.status, um.version, um.link, um.submitted_at, um.feedback,
      um.reviewed_by, um.reviewed_at, um.claimed_by, um.claimed_at
    from ${pair} join user_milestone um on um.cohort_milestone_id = was.id and um.user_id = ${userId}`.execute(
    trx,
  );
  for (const table of ['milestone_file', 'milestone_event', 'review_decision'])
    await sql`
      update ${sql.table(table)} part set cohort_milestone_id = now.id
      from ${pair} where part.cohort_milestone_id = was.id and part.${sql.ref(ownerOf(table))} = ${userId}`.execute(
      trx,
    );
  await sql`
    delete from user_milestone um using cohort_milestone was
    where was.cohort_id = ${from} and um.cohort_milestone_id = was.id and um.user_id = ${userId}`.execute(
    trx,
  );
}

const ownerOf = (table: string) => (table === 'review_decision' ? 'learner_id' : 'user_id');
