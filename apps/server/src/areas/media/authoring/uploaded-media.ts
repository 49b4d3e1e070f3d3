import type { UploadCategory } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { claimUploads } from '../../uploads/attach-uploads.ts';
import { readBytes } from '../../uploads/read-bytes.ts';
import { refuseUpload, sealOwnUpload, type UploadedPicture } from '../../uploads/seal-picture.ts';
import type { FileDeps } from '../../uploads/sealed-files.ts';
import { readVideo } from './read-video.ts';

/** Where files of authors are served. */
export const MEDIA_PATH = '/storage/media/';

const imageKinds = ['png', 'jpg', 'gif'];
const headBytes = 512 * 1024;
const longestSide = 4096;

export interface UploadedMedia {
  key: string;
  category: UploadCategory;
  kind: 'video' | 'image';
  address: string;
  width: number;
  height: number;
  duration: number | null;
}

/** An upload of this person that browsers can show as an image. */
export async function readUploadedImage(
  deps: FileDeps,
  upload: UploadedPicture,
  path = MEDIA_PATH,
): Promise<UploadedMedia> {
  const sealed = await sealOwnUpload(deps, upload);
  const measured = await measure(await readBytes(deps, sealed, { start: 0, end: headBytes - 1 }));
  if (!measured)
    throw refuseUpload(upload, "We can't show this image. Choose a png, jpg or gif file.");
  const { key, category } = upload;
  return { key, category, kind: 'image', address: path + key, ...measured, duration: null };
}

/** An upload of this person that browsers can play. */
export async function readUploadedVideo(
  deps: FileDeps,
  upload: UploadedPicture,
): Promise<UploadedMedia> {
  const facts = await readVideo(deps, await sealOwnUpload(deps, upload));
  if (typeof facts === 'string') throw refuseUpload(upload, facts);
  const { key, category } = upload;
  return { key, category, kind: 'video', address: MEDIA_PATH + key, ...facts };
}

/** Makes an upload part of a product's files; a second time it changes nothing. */
export async function adoptMedia(
  trx: Kysely<DB>,
  media: UploadedMedia,
  { userId, productId, now }: { userId: number; productId: number; now: Date },
): Promise<void> {
  const { key, category, ...facts } = media;
  const claim = { userId, keys: [key], category, resourceId: productId, maxFiles: 1, now };
  const [grant] = await claimUploads(trx, { ...claim, field: 'key' });
  if (!grant) return;
  await trx
    .insertInto('media_file')
    .values({
      ...facts,
      product_id: productId,
      upload_key: key,
      name: grant.file_name,
      size: Number(grant.size),
      uploaded_by: userId,
      uploaded_at: now,
    })
    .onConflict((conflict) => conflict.column('upload_key').doNothing())
    .execute();
}

async function measure(head: Buffer): Promise<{ width: number; height: number } | undefined> {
  const { imageSize } = await import('image-size');
  try {
    const { type = '', width, height } = imageSize(head);
    const isShown = imageKinds.includes(type) && Math.max(width, height) <= longestSide;
    return isShown ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
