import {
  fileError,
  type UploadCategory,
  type UploadRule,
  VALIDATION,
} from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict, unprocessable } from '../../plugins/errors/errors.ts';

/**
 * Takes uploaded files for a piece of work and returns their grants, locked. Each key must have been
 * granted to this learner for it, and be sealed.
 */
export async function claimUploads(
  trx: Kysely<DB>,
  claim: {
    userId: number;
    keys: string[];
    category: UploadCategory;
    resourceId: number;
    maxFiles: number;
    /** The field of the call that carries them. */
    field: string;
    now: Date;
  },
) {
  const keys = [...new Set(claim.keys)];
  if (keys.length > claim.maxFiles) throw unprocessable(VALIDATION.tooManyFiles(claim.maxFiles));
  const grants = await trx
    .selectFrom('upload_grant')
    .select(['key', 'file_name', 'size', 'stored_at'])
    .where('sealed_key', 'is not', null)
    .where('given_up_at', 'is', null)
    .where('key', 'in', keys)
    .where('user_id', '=', claim.userId)
    .where('category', '=', claim.category)
    .where((eb) => eb.or([eb('resource_id', 'is', null), eb('resource_id', '=', claim.resourceId)]))
    .forUpdate()
    .execute();
  const stored = new Set(grants.map((grant) => grant.key));
  const missing = keys.filter((key) => !stored.has(key));
  if (missing.length > 0) {
    // By their keys too, so that a page can say which ones.
    throw unprocessable(
      "A file didn't finish uploading. Upload it again.",
      Object.fromEntries([claim.field, ...missing].map((key) => [key, 'Upload the file again'])),
    );
  }
  const names = grants.map((grant) => grant.file_name.toLowerCase());
  if (new Set(names).size < names.length) throw unprocessable(VALIDATION.repeatedFile);
  await trx
    .updateTable('upload_grant')
    .set({ stored_at: claim.now })
    .where('key', 'in', keys)
    .where('stored_at', 'is', null)
    .execute();
  return grants.map(({ stored_at, ...grant }) => ({ ...grant, storedAt: stored_at ?? claim.now }));
}

/** Makes uploaded files part of a handed-in version; one file stays with one submission. */
export async function attachUploads(
  trx: Kysely<DB>,
  answer: {
    userId: number;
    homeworkId: number;
    keys: string[];
    submissionId: number;
    version: number;
    rule: UploadRule;
    now: Date;
  },
): Promise<void> {
  const grants = await claimUploads(trx, {
    ...answer,
    maxFiles: answer.rule.maxFiles,
    category: 'homework',
    resourceId: answer.homeworkId,
    field: 'filePath',
  });
  for (const { file_name: name, size } of grants) {
    const fault = fileError({ name, size: size ?? 0 }, [], answer.rule);
    if (fault) throw unprocessable(fault, { filePath: fault });
  }
  const elsewhere = await trx
    .selectFrom('submission_file')
    .select('id')
    .where('upload_key', 'in', answer.keys)
    .where('submission_id', '<>', answer.submissionId)
    .executeTakeFirst();
  if (elsewhere) throw conflict('A file already belongs to another homework. Upload it again.');
  for (const grant of grants) {
    await trx
      .insertInto('submission_file')
      .values({
        submission_id: answer.submissionId,
        upload_key: grant.key,
        version: answer.version,
        name: grant.file_name,
        size: grant.size ?? 0,
        uploaded_at: grant.storedAt,
      })
      .execute();
  }
}
