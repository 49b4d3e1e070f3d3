import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import {
  adoptMedia,
  readUploadedImage,
  type UploadedMedia,
} from '../media/authoring/uploaded-media.ts';
import { PICTURE_PATH } from '../products/authoring/product-pictures.ts';
import type { FileDeps } from '../uploads/sealed-files.ts';
import type { AddonRow } from './addons.repository.ts';

/** An upload, none from now on, or no change. */
type Picture = UploadedMedia | null | undefined;

/** Makes sure that what was uploaded is a picture. Not for use inside a transaction. */
export async function readPicture(
  deps: FileDeps,
  userId: number,
  key: string | null | undefined,
): Promise<Picture> {
  if (!key) return key === undefined ? undefined : null;
  const upload = { userId, key, field: 'image', category: 'moduleImage' } as const;
  return readUploadedImage(deps, upload, PICTURE_PATH);
}

interface Change {
  row: AddonRow;
  picture: Picture;
  userId: number;
  now: Date;
}

/** Gives a custom product its picture; those of the academy have one from their authors. Whether it changed. */
export async function putPicture(
  trx: Kysely<DB>,
  { row, picture, userId, now }: Change,
): Promise<boolean> {
  const image = picture === undefined ? row.image : (picture?.address ?? null);
  if (image === row.image) return false;
  if (!row.isCustom) {
    const message = 'The picture of this product is chosen by its author.';
    throw unprocessable(message, { image: message });
  }
  const productId = row.product.id;
  if (picture) await adoptMedia(trx, picture, { userId, productId, now });
  await trx.updateTable('module').set({ image }).where('id', '=', productId).execute();
  return true;
}
