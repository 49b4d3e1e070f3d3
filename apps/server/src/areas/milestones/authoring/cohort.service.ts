import type { Schema } from '@uplink/api-client';
import type { MilestoneCategory } from '@uplink/api-client/domain';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { sanitize } from '../../../html/sanitize.ts';
import {
  endAccess,
  type GrantChange,
  grantAccess,
  lockAccess,
} from '../../grants/grants.service.ts';
import { takeSeat } from '../seats.ts';

type Db = Kysely<DB>;

export interface MilestoneForm {
  title: string;
  /** HTML; cleaned here. */
  description: string;
  links: Schema<'MilestoneLink'>[];
  category: MilestoneCategory;
  dueAfterDays: number;
  fileSubmission: boolean;
  linkSubmission: boolean;
  /** The exam or SQC it links to, for milestones of these categories. */
  assessmentId?: number | undefined;
}

export interface CohortForm {
  name: string;
  /** 2026-03-12. */
  startDate: string;
  endDate: string;
  zone: string;
  isOpen: boolean;
  /** @default no limit */
  seats?: number | null;
}

/** Gives a program its milestones in their order. Cohorts that run already get them as well. */
export async function addMilestones(
  trx: Db,
  moduleId: number,
  forms: MilestoneForm[],
): Promise<void> {
  for (const [index, form] of forms.entries()) {
    const { id } = await trx
      .insertInto('milestone')
      .values({
        module_id: moduleId,
        title: form.title,
        description: sanitize(form.description),
        links: JSON.stringify(form.links),
        category: form.category,
        due_after_days: form.dueAfterDays,
        file_submission: form.fileSubmission,
        link_submission: form.linkSubmission,
        position: index + 1,
        assessment_id: form.assessmentId ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('cohort_milestone')
      .columns(['cohort_id', 'milestone_id'])
      .expression((eb) =>
        eb
          .selectFrom('cohort')
          .select((one) => ['cohort.id', one.val(id).as('milestone_id')])
          .where('module_id', '=', moduleId),
      )
      .execute();
  }
}

/** A run of a program with all its milestones. */
export async function createCohort(trx: Db, moduleId: number, form: CohortForm): Promise<number> {
  const { id } = await trx
    .insertInto('cohort')
    .values({
      module_id: moduleId,
      name: form.name,
      start_date: form.startDate,
      end_date: form.endDate,
      zone: form.zone,
      is_open: form.isOpen,
      seats: form.seats ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('cohort_milestone')
    .columns(['cohort_id', 'milestone_id'])
    .expression((eb) =>
      eb
        .selectFrom('milestone')
        .select((one) => [one.val(id).as('cohort_id'), 'milestone.id'])
        .where('module_id', '=', moduleId)
        .orderBy('position'),
    )
    .execute();
  return id;
}

/** Gives a learner the program with a cohort, replacing their former cohort. */
export async function joinCohort(
  trx: Transaction<DB>,
  userId: number,
  cohort: { id: number; moduleId: number },
  change: GrantChange,
): Promise<void> {
  const { moduleId } = cohort;
  await lockAccess(trx, userId);
  await takeSeat(trx, { userId, moduleId, cohortId: cohort.id });
  await grantAccess(trx, { userId, moduleId, source: { kind: 'cohort', id: cohort.id } }, change);
  const before = await trx
    .selectFrom('user_module')
    .select('cohort_id')
    .where('user_id', '=', userId)
    .where('module_id', '=', moduleId)
    .where('cohort_id', '<>', cohort.id)
    .executeTakeFirst();
  if (before?.cohort_id) {
    const source = { kind: 'cohort' as const, id: before.cohort_id };
    await endAccess(trx, { userId, moduleId, source }, change);
  }
  await trx
    .updateTable('user_module')
    .set({ cohort_id: cohort.id })
    .where('user_id', '=', userId)
    .where('module_id', '=', cohort.moduleId)
    .execute();
}
