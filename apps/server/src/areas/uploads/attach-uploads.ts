import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict, unprocessable } from '../../plugins/errors/errors.ts';

/**
 * Makes uploaded files part of a handed-in version. Each key must have been granted to this learner
 * for this homework and stored; one file stays with one submission.
 */
export async function attachUploads(
  trx: Kysely<DB>,
  answer: {
    userId: number;
    homeworkId: number;
    keys: string[];
    submissionId: number;
    version: number;
    maxFiles: number;
  },
): Promise<void> {
  const keys = [...new Set(answer.keys)];
  if (keys.length > answer.maxFiles)
    throw unprocessable(`too many files. Maximum is ${answer.maxFiles}`);
  const grants = await trx
    .selectFrom('upload_grant')
    .selectAll()
    .where('key', 'in', keys)
    .where('user_id', '=', answer.userId)
    .where('category', '=', 'homework')
    .where((eb) =>
      eb.or([eb('resource_id', 'is', null), eb('resource_id', '=', answer.homeworkId)]),
    )
    .forUpdate()
    .execute();
  const stored = new Set(grants.flatMap((grant) => (grant.stored_at ? grant.key : [])));
  const missing = keys.filter((key) => !stored.has(key));
  if (missing.length > 0) {
    // By their keys too, so that a page can say which ones.
    throw unprocessable(
      'A file was not uploaded completely. Upload it again.',
      Object.fromEntries(['filePath', ...missing].map((key) => [key, 'Upload the file again'])),
    );
  }
  const names = grants.map((grant) => grant.file_name.toLowerCase());
  if (new Set(names).size < names.length) throw unprocessable('Repeated file name found');
  const elsewhere = await trx
    .selectFrom('submission_file')
    .select('id')
    .where('upload_key', 'in', keys)
    .where('submission_id', '<>', answer.submissionId)
    .executeTakeFirst();
  if (elsewhere) throw conflict('A file belongs to another homework already. Upload it again.');
  for (const grant of grants) {
    await trx
      .insertInto('submission_file')
      .values({
        submission_id: answer.submissionId,
        upload_key: grant.key,
        version: answer.version,
        name: grant.file_name,
        size: grant.size ?? 0,
        uploaded_at: grant.stored_at ?? new Date(),
      })
      .execute();
  }
}
