import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import {
  fileError,
  fileExtension,
  UPLOAD_RESOURCES,
  UPLOAD_RULES,
  type UploadCategory,
  type UploadRule,
} from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { UploadLimits } from '../../config/config.ts';
import type { DB } from '../../db/schema.ts';
import { tooLarge, unprocessable } from '../../plugins/errors/errors.ts';
import { toTask } from '../homeworks/homework.repository.ts';
import { openHomework } from '../homeworks/homeworks.service.ts';
import { findMilestone } from '../milestones/milestones.service.ts';
import { requireRoom } from './upload-room.ts';

/** What an upload may be, once its request was found good. */
export interface GrantedFile {
  category: UploadCategory;
  resourceId: number | null;
  fileName: string;
  contentType: string;
  /** What was announced and nothing above it. */
  maxSize: number;
}

/** Refuses a file the category doesn't accept, or for work that isn't open to this learner. */
export async function checkUpload(
  { db, clock }: { db: Kysely<DB>; clock: Clock },
  userId: number,
  request: Schema<'UploadRequest'>,
): Promise<GrantedFile> {
  const category: UploadCategory =
    'resource' in request ? UPLOAD_RESOURCES[request.resource] : request.category;
  const resourceId = 'resource' in request ? (request.resourceId ?? null) : null;
  const rule =
    category === 'homework' && resourceId !== null
      ? await homeworkRule(db, userId, resourceId)
      : UPLOAD_RULES[category];
  const fault = fileError({ name: request.fileName, size: request.size ?? 1 }, [], rule);
  if (fault?.startsWith('The file size')) throw tooLarge(fault);
  if (fault) throw unprocessable(fault, { fileName: fault });
  if (category === 'milestone') {
    if (resourceId === null) throw unprocessable('Choose a milestone for this file.');
    await findMilestone(db, { userId, id: resourceId, now: clock.now() });
  }
  return {
    category,
    resourceId,
    fileName: request.fileName,
    contentType: request.contentType || 'application/octet-stream',
    maxSize: request.size ?? rule.maxSize,
  };
}

/** What a homework takes, for a learner to whom it is open. */
async function homeworkRule(db: Kysely<DB>, userId: number, id: number): Promise<UploadRule> {
  const { homework } = await openHomework(db, userId, id);
  const { allowedExtensions: extensions, maxFileSize: maxSize, maxFiles } = toTask(homework);
  return { extensions, maxSize, maxFiles };
}

export interface GrantTerm {
  now: Date;
  expiresAt: Date;
  limits: UploadLimits;
}

/** Records that a user may store one file, if they have room, and returns its random key. */
export async function saveGrant(
  trx: Kysely<DB>,
  userId: number,
  file: GrantedFile,
  { now, expiresAt, limits }: GrantTerm,
): Promise<string> {
  await requireRoom(trx, { userId, bytes: file.maxSize, now }, limits);
  const key = `${file.category}/${randomUUID()}.${fileExtension(file.fileName)}`;
  await trx
    .insertInto('upload_grant')
    .values({
      key,
      user_id: userId,
      category: file.category,
      resource_id: file.resourceId,
      file_name: file.fileName,
      content_type: file.contentType,
      max_size: file.maxSize,
      expires_at: expiresAt,
    })
    .execute();
  return key;
}
