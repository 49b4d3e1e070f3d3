import type { PolicyPerson } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { type FilePreview, previewFile } from '../uploads/file-preview.ts';
import { linkToFile } from '../uploads/sealed-files.ts';
import { type MilestoneKey, requireReviewable } from './milestone-review.service.ts';
import { findMilestone } from './milestones.service.ts';

type FileDeps = Pick<Deps, 'db' | 'clock' | 'storage'>;
type FileKey = MilestoneKey & { fileId: number };

/** A short-lived address of an own file. */
export async function linkToOwnFile(deps: FileDeps, key: FileKey): Promise<{ url: string }> {
  await findMilestone(deps.db, { userId: key.userId, id: key.id, now: deps.clock.now() });
  return linkTo(deps, key);
}

/** A short-lived address of a learner's file, for who decides on the milestone. */
export async function linkToReviewedFile(
  deps: FileDeps,
  reviewer: PolicyPerson,
  key: FileKey,
): Promise<{ url: string }> {
  await requireReviewable(deps.db, reviewer, key, deps.clock.now());
  return linkTo(deps, key);
}

/** What a learner's file shows in place, for who decides on the milestone. */
export async function previewReviewedFile(
  deps: FileDeps,
  reviewer: PolicyPerson,
  key: FileKey,
): Promise<FilePreview> {
  await requireReviewable(deps.db, reviewer, key, deps.clock.now());
  return previewFile(deps, await requireFile(deps, key));
}

async function linkTo(deps: FileDeps, key: FileKey): Promise<{ url: string }> {
  return linkToFile(deps, await requireFile(deps, key));
}

async function requireFile({ db }: FileDeps, key: FileKey) {
  const file = await db
    .selectFrom('milestone_file')
    .select(['upload_key', 'name'])
    .where('id', '=', key.fileId)
    .where('user_id', '=', key.userId)
    .where('cohort_milestone_id', '=', key.id)
    .executeTakeFirst();
  if (!file) throw notFound('This file does not exist.');
  return file;
}
