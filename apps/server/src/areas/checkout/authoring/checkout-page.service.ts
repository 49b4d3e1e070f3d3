import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { StoredLayout } from '../layout.ts';
import { cleanLayout, cleanThankYouUrl } from './layout.rules.ts';

export interface CheckoutPageForm {
  title: string;
  uniqueId: string;
  moduleId: number;
  /** Plans offered, in this order. @default all of the coupon DEFAULT */
  priceIds?: number[];
  /** Applied when the page opens. */
  couponCode?: string;
  /** @default the academy's own page */
  thankYouUrl?: string;
  layout: StoredLayout;
  /** @default true */
  isPublic?: boolean;
}

/** Makes a checkout page; other offers are added with `addOffer` (pricing). */
export async function createCheckoutPage(
  trx: Kysely<DB>,
  { title, uniqueId, moduleId, layout, isPublic = true, ...form }: CheckoutPageForm,
): Promise<number> {
  const { id } = await trx
    .insertInto('checkout')
    .values({
      title,
      unique_id: uniqueId,
      module_id: moduleId,
      price_ids: form.priceIds ?? [],
      coupon_code: form.couponCode?.toUpperCase() ?? null,
      thank_you_url: cleanThankYouUrl(form.thankYouUrl ?? null),
      layout: JSON.stringify(cleanLayout(layout)),
      is_public: isPublic,
      published_at: isPublic ? sql`now()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
