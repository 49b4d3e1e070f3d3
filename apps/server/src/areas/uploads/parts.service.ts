import type { Schema } from '@uplink/api-client';
import { partRange, UPLOAD_PART_BYTES } from '@uplink/api-client/domain';
import { conflict, notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { findOrBegin, findParts, noteGivenUp, type PartsRow } from './parts.repository.ts';
import { partCount, partKey, removeParts, storedParts } from './stored-parts.ts';
import { checkUpload } from './upload-grants.ts';
import { signForm, type UploadDeps } from './uploads.service.ts';

/** Long enough to go on the day after tomorrow. */
const uploadMs = 3 * 86_400_000;
/** A part takes minutes; a user who may no longer upload gets no further form. */
const formMs = 3_600_000;

/** The upload of a file in parts: the one that was begun before, or a new one. */
export async function beginUpload(
  deps: UploadDeps,
  userId: number,
  { upload, lastModified }: Schema<'UploadInPartsRequest'>,
): Promise<Schema<'UploadInParts'>> {
  if (upload.size === undefined) {
    throw unprocessable('The file size is missing.', { size: 'Enter the size of the file' });
  }
  const file = await checkUpload(deps, userId, upload);
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + uploadMs);
  const limits = deps.config.uploads;
  const term = { now, expiresAt, limits, partSize: UPLOAD_PART_BYTES };
  return describeUpload(deps, await findOrBegin(deps.db, { userId, file, lastModified }, term));
}

export async function requireUpload(
  { db, clock }: UploadDeps,
  userId: number,
  id: string,
): Promise<PartsRow> {
  const found = await findParts(db, { userId, id, now: clock.now() });
  if (!found) throw missingUpload();
  return found;
}

/** The form of one part; it takes these bytes, no fewer and no more. */
export async function grantPart(
  deps: UploadDeps,
  userId: number,
  { id, number }: { id: string; number: number },
): Promise<Schema<'UploadParameters'>> {
  const upload = await requireUpload(deps, userId, id);
  if (upload.joinedAt) throw conflict('This file has already been uploaded.');
  const range = partRange(upload, number);
  if (!range) throw notFound("The file doesn't have this part.");
  const bytes = range.end - range.start;
  const end = Math.min(deps.clock.now().getTime() + formMs, upload.expiresAt.getTime());
  return signForm(deps, {
    key: partKey(id, number),
    contentType: 'application/octet-stream',
    minSize: bytes,
    maxSize: bytes,
    expiresAt: new Date(end),
    owner: userId,
  });
}

/** Removes what was sent. A part that is still under way is swept when its form is over. */
export async function giveUpUpload(deps: UploadDeps, userId: number, id: string): Promise<void> {
  const now = deps.clock.now();
  const formsEnd = new Date(now.getTime() + formMs);
  const given = await noteGivenUp(deps.db, { userId, id, now, formsEnd });
  if (!given) throw missingUpload();
  if (given.isHandedIn) throw conflict('This file has already been handed in.');
  await deps.storage.clear(given.key);
  await removeParts(deps.storage, id);
}

export async function describeUpload(
  { storage }: UploadDeps,
  upload: PartsRow,
): Promise<Schema<'UploadInParts'>> {
  const { id, key, size, partSize, joinedAt, expiresAt } = upload;
  return {
    id,
    key,
    size,
    partSize,
    partCount: partCount(upload),
    storedParts: joinedAt ? [] : await storedParts(storage, upload),
    isJoined: joinedAt !== null,
    expiresAt: expiresAt.toISOString(),
  };
}

export const missingUpload = () => notFound('This upload no longer exists. Choose the file again.');
