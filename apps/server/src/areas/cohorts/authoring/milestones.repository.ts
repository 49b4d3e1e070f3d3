import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { milestoneStatus } from '../../../db/status-codes.ts';

type Db = Kysely<DB>;

/** The milestones of a program in order, with how many learners have work or a decision there. */
export async function listAuthoredMilestones(
  db: Db,
  programId: number,
): Promise<Schema<'AuthoredMilestone'>[]> {
  const { rows } = await sql<Schema<'AuthoredMilestone'>>`
    select m.id, m.title, m.description, m.links, m.category, m.due_after_days as "dueAfterDays",
      m.file_submission as "fileSubmission", m.link_submission as "linkSubmission", m.assessment_id as "assessmentId",
      (select count(distinct um.user_id)::int from cohort_milestone cm
        join user_milestone um on um.cohort_milestone_id = cm.id
        where cm.milestone_id = m.id and (um.version > 0 or um.status <> ${milestoneStatus.incomplete})) as "workCount"
    from milestone m where m.module_id = ${programId} order by m.position, m.id limit 200`.execute(
    db,
  );
  return rows;
}

/** Exams of the caller, and those that the program uses already. */
export async function listAssessments(
  db: Db,
  userId: number,
  programId: number,
): Promise<Schema<'ModuleMilestones'>['assessments']> {
  const { rows } = await sql<Schema<'ModuleMilestones'>['assessments'][number]>`
    select a.id, a.title, a.kind from assessment a
    where a.deleted_at is null and (a.owner_id = ${userId}
      or exists (select 1 from milestone m where m.module_id = ${programId} and m.assessment_id = a.id))
    order by a.title, a.id limit 200`.execute(db);
  return rows;
}

type MilestoneRow = Schema<'MilestoneDefinition'> & { position: number };

const columnsOf = (row: MilestoneRow) => ({
  title: row.title.trim(),
  description: row.description,
  links: JSON.stringify(row.links),
  category: row.category,
  due_after_days: row.dueAfterDays,
  file_submission: row.fileSubmission,
  link_submission: row.linkSubmission,
  assessment_id: row.assessmentId,
  position: row.position,
});

export async function updateMilestone(trx: Db, id: number, row: MilestoneRow): Promise<void> {
  await trx.updateTable('milestone').set(columnsOf(row)).where('id', '=', id).execute();
}

/** Cohorts that run already get it as well. */
export async function insertMilestone(
  trx: Db,
  programId: number,
  row: MilestoneRow,
): Promise<void> {
  const { id } = await trx
    .insertInto('milestone')
    .values({ module_id: programId, ...columnsOf(row) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into cohort_milestone (cohort_id, milestone_id)
    select id, ${id} from cohort where module_id = ${programId}`.execute(trx);
}

export async function deleteMilestones(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('milestone').where('id', 'in', ids).execute();
}

/** Staff who saw other due dates decide again. */
export async function moveCohortVersions(trx: Db, programId: number): Promise<void> {
  await trx
    .updateTable('cohort')
    .set((eb) => ({ due_dates_version: eb('due_dates_version', '+', 1) }))
    .where('module_id', '=', programId)
    .execute();
}
