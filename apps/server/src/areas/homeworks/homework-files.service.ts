import type { PolicyPerson } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { type FilePreview, previewFile } from '../uploads/file-preview.ts';
import { linkToFile } from '../uploads/sealed-files.ts';
import { requireSubmission, type SubmissionKey } from './review.service.ts';

type FileDeps = Pick<Deps, 'db' | 'clock' | 'storage'>;
type FileKey = SubmissionKey & { fileId: number };

/** A short-lived link to a submitted file, for people who may read the submission. */
export async function linkToHomeworkFile(
  deps: FileDeps,
  person: PolicyPerson,
  key: FileKey,
): Promise<{ url: string }> {
  return linkToFile(deps, await requireFile(deps, person, key));
}

/** What a handed-in file shows in place, for the same people. */
export async function previewHomeworkFile(
  deps: FileDeps,
  person: PolicyPerson,
  key: FileKey,
): Promise<FilePreview> {
  return previewFile(deps, await requireFile(deps, person, key));
}

async function requireFile({ db, clock }: FileDeps, person: PolicyPerson, key: FileKey) {
  await requireSubmission(db, person, key, clock.now());
  const file = await db
    .selectFrom('submission_file')
    .select(['upload_key', 'name'])
    .where('id', '=', key.fileId)
    .where('submission_id', '=', key.submissionId)
    .executeTakeFirst();
  if (!file) throw notFound('This file does not exist.');
  return file;
}
