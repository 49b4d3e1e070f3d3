import { currentVersion, type DocumentName, documentNames } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

interface Acceptance {
  userId: number;
  /** @default all of them */
  documents?: readonly DocumentName[] | undefined;
  now: Date;
}

/** Records that someone accepted the current versions of documents; the first time counts. */
export async function acceptCurrent(
  trx: Kysely<DB>,
  { userId, documents = documentNames, now }: Acceptance,
): Promise<void> {
  if (documents.length === 0) return;
  await trx
    .insertInto('document_acceptance')
    .values(
      documents.map((document) => ({
        user_id: userId,
        document,
        version: currentVersion(document).version,
        accepted_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
