import type { UploadCategory } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { isPicture, readHead } from './read-picture.ts';
import { sealUpload } from './sealed-files.ts';

const kinds = ['png', 'jpg', 'gif'];
const headBytes = 512 * 1024;

export interface UploadedPicture {
  userId: number;
  category: UploadCategory;
  key: string;
  /** The field of the call that carries it. */
  field: string;
}

/** Makes sure that an upload of this person is a picture that browsers show. */
export async function sealPicture(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { userId, category, key, field }: UploadedPicture,
): Promise<void> {
  const refusal = (message: string) => unprocessable(message, { [field]: message });
  const grant = await db
    .selectFrom('upload_grant')
    .select('key')
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .where('category', '=', category)
    .executeTakeFirst();
  const sealed = grant && (await sealUpload({ db, storage }, key));
  if (!sealed) throw refusal("The image didn't finish uploading. Choose it again.");
  if (!(await isPicture(await readHead({ storage }, sealed.key, headBytes), kinds)))
    throw refusal("We can't show this image. Choose a png, jpg or gif file.");
}
