import type { Schema } from '@uplink/api-client';
import { orderOfElements } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { notFound } from '../../../plugins/errors/errors.ts';
import { productRef, userRef } from '../../refs.ts';
import type { StoredLayout } from '../layout.ts';
import { type LiveOffer, offersOf, selectLiveOffers } from './live-offers.ts';

export type CheckoutDraft = Schema<'CheckoutDraft'>;

/** A page as staff change it, with what visitors see of it now. */
export interface ManagedRow {
  id: number;
  version: number;
  isPublic: boolean;
  publishedAt: Date | null;
  updatedAt: Date;
  changedBy: Schema<'UserRef'> | null;
  product: Schema<'SoldProduct'>;
  draft: CheckoutDraft;
  hasChanges: boolean;
  offers: LiveOffer[];
}

interface Row
  extends Pick<
    ManagedRow,
    'id' | 'version' | 'isPublic' | 'publishedAt' | 'updatedAt' | 'changedBy' | 'product'
  > {
  draft: CheckoutDraft | null;
  live: Omit<CheckoutDraft, 'orderbump' | 'upsells' | 'layout'>;
  layout: StoredLayout;
}

/** The page, held until the end of the transaction if it is to be changed. */
export async function findManaged(
  db: Kysely<DB>,
  id: number,
  lock: 'shared' | 'locked' = 'shared',
): Promise<ManagedRow> {
  const { rows } = await sql<Row>`
    select c.id, c.version, c.is_public as "isPublic", c.published_at as "publishedAt", c.updated_at as "updatedAt",
      (select ${userRef('u')} from app_user u where u.id = c.changed_by) as "changedBy",
      ${productRef('m')} as product, c.draft, c.layout,
      jsonb_build_object('title', c.title, 'uniqueId', c.unique_id, 'productId', c.module_id,
        'thankYouUrl', c.thank_you_url, 'priceIds', to_jsonb(c.price_ids), 'couponCode', c.coupon_code) as live
    from checkout c join module m on m.id = c.module_id
    where c.id = ${id} and c.deleted_at is null ${lock === 'locked' ? sql`for update of c` : sql``}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw notFound("This checkout page doesn't exist.");
  const { live, layout, draft, ...rest } = row;
  const offers = await selectLiveOffers(db, id);
  const form = { ...layout, order: orderOfElements(layout.order) };
  return {
    ...rest,
    offers,
    hasChanges: draft !== null,
    draft: draft ?? { ...live, ...offersOf(offers), layout: form },
  };
}

/** The state a page is in, for whoever decided on an older one. */
export const currentOf = (row: ManagedRow): Schema<'CurrentState'> => ({
  status: stateOf(row),
  version: row.version,
  by: row.changedBy,
  date: row.updatedAt.toISOString(),
});

export function stateOf({
  isPublic,
  publishedAt,
  hasChanges,
}: Pick<ManagedRow, 'isPublic' | 'publishedAt' | 'hasChanges'>): Schema<'CheckoutState'> {
  if (publishedAt === null) return 'draft';
  if (!isPublic) return 'unpublished';
  return hasChanges ? 'changed' : 'published';
}
