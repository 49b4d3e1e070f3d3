import type { PolicyPerson } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { linkToFile } from '../uploads/sealed-files.ts';
import { requireSubmission, type SubmissionKey } from './review.service.ts';

/** A short-lived address of a handed-in file, for who may read its submission. */
export async function linkToHomeworkFile(
  { db, clock, storage }: Pick<Deps, 'db' | 'clock' | 'storage'>,
  person: PolicyPerson,
  key: SubmissionKey & { fileId: number },
): Promise<{ url: string }> {
  await requireSubmission(db, person, key, clock.now());
  const file = await db
    .selectFrom('submission_file')
    .select(['upload_key', 'name'])
    .where('id', '=', key.fileId)
    .where('submission_id', '=', key.submissionId)
    .executeTakeFirst();
  if (!file) throw notFound('This file does not exist.');
  return linkToFile({ db, storage }, file);
}
