import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import {
  adoptMedia,
  readUploadedImage,
  type UploadedMedia,
} from '../../media/authoring/uploaded-media.ts';
import type { FileDeps } from '../../uploads/sealed-files.ts';

/** Where pictures of products are served. */
export const PICTURE_PATH = '/storage/modules/';

type Field = 'headerImage' | 'logo';
/** An upload, none from now on, or no change. */
type Taken = UploadedMedia | null | undefined;

const categories = { headerImage: 'moduleImage', logo: 'moduleLogo' } as const;
const columns = { headerImage: 'horizontal_image', logo: 'logo' } as const;

interface Upload {
  userId: number;
  field: Field;
  key: Schema<'ModuleSettingsChange'>[Field];
}

/** Makes sure that an upload of this person is a picture that browsers show. */
export async function sealProductPicture(
  deps: FileDeps,
  { userId, field, key }: Upload,
): Promise<Taken> {
  if (!key) return key === undefined ? undefined : null;
  const upload = { userId, key, field, category: categories[field] };
  return readUploadedImage(deps, upload, PICTURE_PATH);
}

/** Takes uploaded pictures for a product; gives the columns that hold their addresses. */
export async function adoptPicture(
  trx: Kysely<DB>,
  claim: { userId: number; productId: number; now: Date },
  pictures: Record<Field, Taken>,
): Promise<{ horizontal_image?: string | null; logo?: string | null }> {
  const taken: Record<string, string | null> = {};
  for (const field of ['headerImage', 'logo'] as const) {
    const picture = pictures[field];
    if (picture === undefined) continue;
    if (picture) await adoptMedia(trx, picture, claim);
    taken[columns[field]] = picture?.address ?? null;
  }
  return taken;
}

/** Whether a product that is there shows this picture. */
export async function isShown(db: Kysely<DB>, key: string): Promise<boolean> {
  const address = PICTURE_PATH + key;
  const found = await db
    .selectFrom('module')
    .select('id')
    .where((eb) =>
      eb.or(
        (['horizontal_image', 'vertical_image', 'logo', 'image'] as const).map((column) =>
          eb(column, '=', address),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
