import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import {
  fileError,
  fileExtension,
  UPLOAD_RESOURCES,
  UPLOAD_RULES,
  type UploadCategory,
} from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { tooLarge, unprocessable } from '../../plugins/errors/errors.ts';
import type { StorageProvider } from '../../providers/storage/storage.ts';
import { openHomework } from '../homeworks/homeworks.service.ts';
import { findMilestone } from '../milestones/milestones.service.ts';

/** A large file on a slow line takes hours; the policy must outlast it. */
const grantHours = 12;

/** Grants one upload: a random key, its size limit and the signed form to post. */
export async function grantUpload(
  deps: { db: Kysely<DB>; clock: Clock; storage: StorageProvider },
  userId: number,
  request: Schema<'UploadRequest'>,
): Promise<Schema<'UploadParameters'>> {
  const category: UploadCategory =
    'resource' in request ? UPLOAD_RESOURCES[request.resource] : request.category;
  const resourceId = 'resource' in request ? (request.resourceId ?? null) : null;
  const rule = UPLOAD_RULES[category];
  const fault = fileError({ name: request.fileName, size: request.size ?? 1 }, [], rule);
  if (fault?.startsWith('The file size')) throw tooLarge(fault);
  if (fault) throw unprocessable(fault, { fileName: fault });
  if (category === 'homework' && resourceId !== null) {
    await openHomework(deps.db, userId, resourceId);
  }
  if (category === 'milestone') {
    if (resourceId === null) throw unprocessable('Say which milestone the file is for.');
    await findMilestone(deps.db, { userId, id: resourceId, now: deps.clock.now() });
  }
  const key = `${category}/${randomUUID()}.${fileExtension(request.fileName)}`;
  const expiresAt = new Date(deps.clock.now().getTime() + grantHours * 3_600_000);
  const policy = {
    key,
    contentType: request.contentType || 'application/octet-stream',
    // What was announced and nothing above it.
    maxSize: request.size ?? rule.maxSize,
    expiresAt,
    owner: userId,
  };
  await deps.db
    .insertInto('upload_grant')
    .values({
      key,
      user_id: userId,
      category,
      resource_id: resourceId,
      file_name: request.fileName,
      content_type: policy.contentType,
      max_size: policy.maxSize,
      expires_at: expiresAt,
    })
    .execute();
  const { url, fields } = await deps.storage.createUploadForm(policy);
  return { url, fields, key, maxSize: policy.maxSize, expiresAt: expiresAt.toISOString() };
}

/** Asks the storage which granted files have arrived, and notes their size. */
export async function noteStored(
  deps: { db: Kysely<DB>; clock: Clock; storage: StorageProvider },
  userId: number,
  keys: string[],
): Promise<void> {
  const open = await deps.db
    .selectFrom('upload_grant')
    .select('key')
    .where('key', 'in', ['', ...keys])
    .where('user_id', '=', userId)
    .where('stored_at', 'is', null)
    .execute();
  for (const { key } of open) {
    const found = await deps.storage.stat(key);
    if (!found) continue;
    await deps.db
      .updateTable('upload_grant')
      .set({ stored_at: deps.clock.now(), size: found.size })
      .where('key', '=', key)
      .execute();
  }
}
