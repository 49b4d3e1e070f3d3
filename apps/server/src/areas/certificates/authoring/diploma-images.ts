import { AWARD_IMAGE_LIMIT_BYTES } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import { isPicture, readHead } from '../../uploads/read-picture.ts';
import { sealUpload } from '../../uploads/sealed-files.ts';

type ImageDeps = Pick<Deps, 'db' | 'storage'>;

const kinds = ['png', 'jpg', 'gif'];
const refusal = () =>
  unprocessable("We can't use this image. Choose a png, jpeg or gif file under 1 MB.");

/** Images that a certificate may show: uploads of its author that are pictures, under the limit. */
export async function checkImages(
  { db, storage }: ImageDeps,
  userId: number,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    const grant = await db
      .selectFrom('upload_grant')
      .select('key')
      .where('key', '=', key)
      .where('user_id', '=', userId)
      .where('category', '=', 'award')
      .executeTakeFirst();
    const sealed = grant && (await sealUpload({ db, storage }, key));
    if (!sealed || sealed.size >= AWARD_IMAGE_LIMIT_BYTES) throw refusal();
    if (!(await isPicture(await readHead({ storage }, sealed.key, sealed.size), kinds)))
      throw refusal();
  }
}

/** Keeps the images of a certificate from being swept away. */
export async function keepImages(trx: Kysely<DB>, keys: string[], now: Date): Promise<void> {
  await trx
    .updateTable('upload_grant')
    .set({ stored_at: now })
    .where('key', 'in', ['', ...keys])
    .where('stored_at', 'is', null)
    .execute();
}

/** The bytes of images by their keys, for a page that is drawn. One that is gone leaves its place empty. */
export async function loadImages(
  deps: ImageDeps,
  keys: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const images = new Map<string, Uint8Array>();
  for (const key of keys) {
    const sealed = await sealUpload(deps, key);
    if (sealed) images.set(key, await readHead(deps, sealed.key, AWARD_IMAGE_LIMIT_BYTES));
  }
  return images;
}

/** Addresses of images, good for a few minutes. */
export async function linkImages(
  deps: ImageDeps,
  keys: readonly string[],
): Promise<{ key: string; url: string }[]> {
  const links: { key: string; url: string }[] = [];
  for (const key of keys) {
    const sealed = await sealUpload(deps, key);
    if (sealed) links.push({ key, url: await deps.storage.createDownloadUrl(sealed, key) });
  }
  return links;
}
