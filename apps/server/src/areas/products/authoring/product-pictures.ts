import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { claimUploads } from '../../uploads/attach-uploads.ts';
import { sealPicture } from '../../uploads/seal-picture.ts';

/** Where pictures of products are served. */
export const PICTURE_PATH = '/storage/modules/';

type Field = 'headerImage' | 'logo';
type Pictures = { [Name in Field]: Taken };
/** A key of an upload, none from now on, or no change. */
type Taken = string | null | undefined;

const categories = { headerImage: 'moduleImage', logo: 'moduleLogo' } as const;
const columns = { headerImage: 'horizontal_image', logo: 'logo' } as const;
interface Upload {
  userId: number;
  field: Field;
  key: Schema<'ModuleSettingsChange'>[Field];
}

/** Makes sure that an upload of this person is a picture that browsers show. */
export async function sealProductPicture(
  deps: Pick<Deps, 'db' | 'storage'>,
  { userId, field, key }: Upload,
): Promise<Taken> {
  if (key) await sealPicture(deps, { userId, category: categories[field], key, field });
  return key;
}

/** Takes uploaded pictures for a product; gives the columns that hold their addresses. */
export async function adoptPicture(
  trx: Kysely<DB>,
  claim: { userId: number; productId: number; now: Date },
  pictures: Pictures,
): Promise<{ horizontal_image?: string | null; logo?: string | null }> {
  const taken: Record<string, string | null> = {};
  for (const field of ['headerImage', 'logo'] as const) {
    const key = pictures[field];
    if (key === undefined) continue;
    if (key) {
      const { productId: resourceId, ...rest } = claim;
      const upload = { keys: [key], category: categories[field], maxFiles: 1, field };
      await claimUploads(trx, { ...rest, ...upload, resourceId });
    }
    taken[columns[field]] = key && PICTURE_PATH + key;
  }
  return taken;
}

/** Whether a product that is there shows this picture. */
export async function isShown(db: Kysely<DB>, key: string): Promise<boolean> {
  const address = PICTURE_PATH + key;
  const found = await db
    .selectFrom('module')
    .select('id')
    .where((eb) => eb.or([eb('horizontal_image', '=', address), eb('logo', '=', address)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
