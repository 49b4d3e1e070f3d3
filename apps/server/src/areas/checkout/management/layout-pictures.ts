import type { Schema } from '@uplink/api-client';
import type { UploadCategory } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { claimUploads } from '../../uploads/attach-uploads.ts';
import { sealPicture } from '../../uploads/seal-picture.ts';

type Layout = Schema<'CheckoutLayoutForm'>;

/** Where pictures of checkout pages are served. */
export const CHECKOUT_PICTURES = '/storage/checkouts/';

interface Upload {
  key: string;
  category: UploadCategory;
  field: string;
}

const uploaded = /^(moduleImage|moduleLogo|testimonial)\/[0-9a-f-]{36}\.[a-z]{2,4}$/;

/** The uploads among the pictures of a layout. */
function uploadsIn({ header, image, testimonials }: Layout): Upload[] {
  const places: [string | null | undefined, string][] = [
    [header.background, 'layout.header.background'],
    [header.logo?.url, 'layout.header.logo'],
    [image?.url, 'layout.image'],
    ...(testimonials?.items ?? []).map(
      ({ photo }, row) =>
        [photo, `layout.testimonials.items.${row}.photo`] as [string | null, string],
    ),
  ];
  return places.flatMap(([key, field]) => {
    const category = key ? uploaded.exec(key)?.[1] : undefined;
    return key && category ? [{ key, category: category as UploadCategory, field }] : [];
  });
}

/** Makes sure that what was uploaded for a layout are pictures. Not for use inside a transaction. */
export async function sealPictures(
  deps: Pick<Deps, 'db' | 'storage'>,
  userId: number,
  layout: Layout,
): Promise<Upload[]> {
  const uploads = uploadsIn(layout);
  for (const upload of uploads) await sealPicture(deps, { userId, ...upload });
  return uploads;
}

/** Takes uploaded pictures for a page; gives the layout with their addresses. */
export async function adoptPictures(
  trx: Kysely<DB>,
  { userId, checkoutId, now }: { userId: number; checkoutId: number; now: Date },
  { layout, uploads }: { layout: Layout; uploads: Upload[] },
): Promise<Layout> {
  for (const { key, category, field } of uploads) {
    const claim = {
      userId,
      keys: [key],
      category,
      resourceId: checkoutId,
      maxFiles: 1,
      field,
      now,
    };
    await claimUploads(trx, claim);
    await trx
      .insertInto('checkout_picture')
      .values({ key, checkout_id: checkoutId, created_at: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }
  const address = <Url extends string | null>(url: Url): Url =>
    uploads.some(({ key }) => key === url) ? (`${CHECKOUT_PICTURES}${url}` as Url) : url;
  const { header, image, testimonials } = layout;
  return {
    ...layout,
    header: {
      ...header,
      background: address(header.background),
      logo: header.logo && { ...header.logo, url: address(header.logo.url) },
    },
    image: image && { ...image, url: address(image.url) },
    testimonials: testimonials && {
      ...testimonials,
      items: testimonials.items.map((item) => ({ ...item, photo: address(item.photo) })),
    },
  };
}

/** Whether the picture belongs to a page that is there. */
export async function isPictureOfPage(db: Kysely<DB>, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('checkout_picture')
    .innerJoin('checkout', 'checkout.id', 'checkout_picture.checkout_id')
    .where('key', '=', key)
    .where('checkout.deleted_at', 'is', null)
    .select('key')
    .executeTakeFirst();
  return found !== undefined;
}
