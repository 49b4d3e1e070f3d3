import type { Schema } from '@uplink/api-client';
import { UPLOAD_RULES } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { findDraft } from '../account/drafts.service.ts';
import { findStanding } from '../exams/exams.service.ts';
import { toClaim } from '../mentoring/claims.ts';
import { milestoneWaiting } from '../mentoring/waiting-time.ts';
import {
  type MilestoneFilter,
  type MilestoneRow,
  selectMilestones,
} from './milestones.repository.ts';

type Db = Kysely<DB>;

/** The keys of what waits to be handed in: files, and a link. */
export const draftKeys = (id: number) => ({
  files: `milestone:${id}`,
  link: `milestoneLink:${id}`,
});

const toListItem = (row: MilestoneRow): Schema<'MilestoneListItem'> => ({
  id: row.id,
  title: row.title,
  category: row.category,
  status: row.status,
  dueDate: row.due.toISOString(),
});

const toMine = (row: MilestoneRow): Schema<'MyMilestone'> => ({
  ...toListItem(row),
  product: row.product,
  cohort: row.cohort,
});

export async function listMilestones(
  db: Db,
  filter: MilestoneFilter,
): Promise<Schema<'MyMilestone'>[]> {
  return (await selectMilestones(db, filter)).map(toMine);
}

/** A milestone of a learner's cohort; before the cohort starts and for anyone else it does not exist. */
export async function findMilestone(
  db: Db,
  by: MilestoneFilter & { id: number },
): Promise<MilestoneRow> {
  const [row] = await selectMilestones(db, by);
  if (!row) throw notFound('This milestone does not exist.');
  return row;
}

/** The same with all there is to it; what waits to be handed in is shown to its learner alone. */
export async function readMilestone(
  db: Db,
  by: MilestoneFilter & { id: number },
  { isOwn = true }: { isOwn?: boolean } = {},
): Promise<Schema<'Milestone'>> {
  const keys = draftKeys(by.id);
  const row = await findMilestone(db, by);
  const [formDraft, linkDraft, waiting, assessment] = await Promise.all([
    isOwn ? findDraft(db, by.userId, keys.files) : null,
    isOwn ? findDraft(db, by.userId, keys.link) : null,
    milestoneWaiting(db, row.product.id, by.now),
    row.assessment_id === null ? null : findStanding(db, by.userId, row.assessment_id),
  ]);
  const rule = UPLOAD_RULES.milestone;
  return {
    ...toMine(row),
    description: row.description,
    links: row.links,
    allowsFiles: row.file_submission,
    allowsLink: row.link_submission,
    maxFiles: rule.maxFiles,
    maxFileSize: rule.maxSize,
    allowedExtensions: [...rule.extensions],
    submission: row.submitted_at && {
      version: row.version,
      submittedAt: row.submitted_at.toISOString(),
      files: row.files.map((file) => ({
        ...file,
        uploadedAt: new Date(file.uploadedAt).toISOString(),
      })),
      link: row.link,
    },
    feedback: row.feedback,
    reviewedBy: row.reviewer,
    formDraft,
    linkDraft,
    claim: toClaim(row.claim),
    waiting,
    assessment,
  };
}

/** The cohort a learner runs a program with, its milestones once it has started. */
export async function findUserCohort(
  db: Db,
  filter: { userId: number; moduleId: number; now: Date },
): Promise<Schema<'Cohort'> | null> {
  const cohort = await db
    .selectFrom('user_module')
    .innerJoin('cohort', 'cohort.id', 'user_module.cohort_id')
    .select([
      'cohort.id',
      'cohort.name',
      sql<string>`cohort.start_date::text`.as('startDate'),
      sql<string>`cohort.end_date::text`.as('endDate'),
      'cohort.is_open as isOpen',
    ])
    .where('user_module.user_id', '=', filter.userId)
    .where('user_module.module_id', '=', filter.moduleId)
    .executeTakeFirst();
  if (!cohort) return null;
  return { ...cohort, milestones: (await selectMilestones(db, filter)).map(toListItem) };
}
