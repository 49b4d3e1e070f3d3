import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { isPicture, readHead } from '../uploads/read-picture.ts';
import { sealUpload } from '../uploads/sealed-files.ts';

/** Where photos are served: the category's keys under another name. */
export const PHOTO_PATH = '/storage/avatars/';
const category = 'avatar';
const kinds = ['png', 'jpg', 'gif'];
/** Enough of a picture to tell its size, even behind a camera's notes. */
const headBytes = 512 * 1024;

/** The key of an uploaded picture of this person that may become their photo. */
export async function checkPhoto(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  userId: number,
  key: string,
): Promise<string> {
  const grant = await db
    .selectFrom('upload_grant')
    .select('key')
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .where('category', '=', category)
    .executeTakeFirst();
  if (!grant) throw incomplete();
  const sealed = await sealUpload({ db, storage }, key);
  if (!sealed) throw incomplete();
  if (!(await isPicture(await readHead({ storage }, sealed.key, headBytes), kinds))) {
    throw refusal("We can't show this image. Choose a png, jpg or gif file.");
  }
  return key;
}

/** Replaces the photo, removes the former one, and returns its address. */
export async function adoptPhoto(
  trx: Kysely<DB>,
  { id, avatar: former }: Pick<Schema<'Profile'>, 'id' | 'avatar'>,
  photo: string | null,
  now: Date,
): Promise<string | null> {
  if (former?.startsWith(PHOTO_PATH)) {
    // A file without a record is removed once its grant has expired.
    await trx
      .updateTable('upload_grant')
      .set({ stored_at: null, expires_at: now })
      .where('key', '=', `${category}/${former.slice(PHOTO_PATH.length)}`)
      .where('user_id', '=', id)
      .execute();
  }
  if (!photo) return null;
  const taken = await trx
    .updateTable('upload_grant')
    .set({ stored_at: now })
    .where('key', '=', photo)
    .where('sealed_key', 'is not', null)
    .where('given_up_at', 'is', null)
    .returning('key')
    .executeTakeFirst();
  // It was swept away between the look at it and now.
  if (!taken) throw incomplete();
  return PHOTO_PATH + photo.slice(category.length + 1);
}

export function photoKey(name: string): string {
  return `${category}/${name}`;
}

const incomplete = () => refusal("The photo didn't finish uploading. Choose it again.");

const refusal = (message: string) => unprocessable(message, { avatar: message });

/** Whether a photo is in use as a profile photo. */
export async function isWorn(db: Kysely<DB>, name: string): Promise<boolean> {
  const owner = await db
    .selectFrom('app_user')
    .select('id')
    .where('avatar', '=', PHOTO_PATH + name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return owner !== undefined;
}
