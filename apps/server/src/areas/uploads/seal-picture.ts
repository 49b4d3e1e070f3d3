import type { UploadCategory } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import type { SealedObject } from '../../providers/storage/storage.ts';
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
  deps: Pick<Deps, 'db' | 'storage'>,
  upload: UploadedPicture,
): Promise<void> {
  const sealed = await sealOwnUpload(deps, upload);
  if (!(await isPicture(await readHead(deps, sealed.key, headBytes), kinds)))
    throw refuseUpload(upload, "We can't show this image. Choose a png, jpg or gif file.");
}

/** The sealed bytes of an upload of this person that has arrived. */
export async function sealOwnUpload(
  deps: Pick<Deps, 'db' | 'storage'>,
  upload: UploadedPicture,
): Promise<SealedObject> {
  const { userId, category, key } = upload;
  const grant = await deps.db
    .selectFrom('upload_grant')
    .select('key')
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .where('category', '=', category)
    .executeTakeFirst();
  const sealed = grant && (await sealUpload(deps, key));
  if (!sealed) throw refuseUpload(upload, "The file didn't finish uploading. Choose it again.");
  return sealed;
}

/** Says at its field why an upload is not taken. */
export const refuseUpload = ({ field }: Pick<UploadedPicture, 'field'>, message: string) =>
  unprocessable(message, { [field]: message });
