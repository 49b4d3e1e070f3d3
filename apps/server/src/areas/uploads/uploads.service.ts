import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../deps.ts';
import type { UploadPolicy } from '../../providers/storage/storage.ts';
import { checkUpload, saveGrant } from './upload-grants.ts';

/** A large file on a slow line takes hours; the policy must outlast it. */
const grantHours = 12;

export type UploadDeps = Pick<Deps, 'db' | 'clock' | 'storage'>;

/** Grants one upload: a random key, its size limit and the signed form to post. */
export async function grantUpload(
  deps: UploadDeps,
  userId: number,
  request: Schema<'UploadRequest'>,
): Promise<Schema<'UploadParameters'>> {
  const file = await checkUpload(deps, userId, request);
  const expiresAt = new Date(deps.clock.now().getTime() + grantHours * 3_600_000);
  const key = await saveGrant(deps.db, file, { userId, expiresAt });
  const { contentType, maxSize } = file;
  return signForm(deps, { key, contentType, minSize: 1, maxSize, expiresAt, owner: userId });
}

/** The signed form of what may be posted, as the contract has it. */
export async function signForm(
  { storage }: UploadDeps,
  policy: UploadPolicy,
): Promise<Schema<'UploadParameters'>> {
  const { key, maxSize, expiresAt } = policy;
  const form = await storage.createUploadForm(policy);
  return { ...form, key, maxSize, expiresAt: expiresAt.toISOString() };
}

/** Asks the storage which granted files have arrived, and notes their size. */
export async function noteStored(deps: UploadDeps, userId: number, keys: string[]): Promise<void> {
  const open = await deps.db
    .selectFrom('upload_grant')
    .select('key')
    .where('key', 'in', ['', ...keys])
    .where('user_id', '=', userId)
    .where('stored_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();
  for (const { key } of open) {
    const found = await deps.storage.stat(key);
    if (!found) continue;
    await deps.db
      .updateTable('upload_grant')
      .set({ stored_at: deps.clock.now(), size: found.size })
      .where('key', '=', key)
      // Its owner may have given it up while the storage was asked.
      .where('given_up_at', 'is', null)
      .execute();
  }
}
