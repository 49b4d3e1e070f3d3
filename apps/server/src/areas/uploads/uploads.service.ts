import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../deps.ts';
import type { UploadPolicy } from '../../providers/storage/storage.ts';
import { checkUpload, saveGrant } from './upload-grants.ts';

/** A large file on a slow line takes hours; the policy must outlast it. */
const grantHours = 12;

export type UploadDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'config'>;

/** Grants one upload: a random key, its size limit and the signed form to post. */
export async function grantUpload(
  deps: UploadDeps,
  userId: number,
  request: Schema<'UploadRequest'>,
): Promise<Schema<'UploadParameters'>> {
  const file = await checkUpload(deps, userId, request);
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + grantHours * 3_600_000);
  const limits = deps.config.uploads;
  const key = await deps.db
    .transaction()
    .execute((trx) => saveGrant(trx, userId, file, { now, expiresAt, limits }));
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
