import type { Schema } from '@uplink/api-client';
import type { CrosssellType } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { addOffer } from '../../pricing/authoring/price-lists.service.ts';

type OfferForm = Schema<'CheckoutOfferForm'>;
type Offers = Pick<Schema<'CheckoutDraft'>, 'orderbump' | 'upsells'>;

/** An offer that visitors of a page are made now. */
export interface LiveOffer extends OfferForm {
  id: number;
  type: CrosssellType;
  parentId: number | null;
}

export async function selectLiveOffers(db: Kysely<DB>, checkoutId: number): Promise<LiveOffer[]> {
  const { rows } = await sql<LiveOffer>`
    select c.id, c.type, c.parent_id as "parentId", c.module_id as "productId",
      coalesce(price.amount, 0)::int as "newPrice", c.title, c.text
    from crosssell c join price on price.id = c.new_price_id
    where c.checkout_id = ${checkoutId} and c.removed_at is null
    order by c.position, c.id limit 100`.execute(db);
  return rows;
}

/** The offers of a page as a form has them. */
export function offersOf(rows: readonly LiveOffer[]): Offers {
  const bump = rows.find(({ type }) => type === 'orderbump');
  const upsells = rows.filter(({ type }) => type === 'upsell');
  return {
    orderbump: bump ? toForm(bump) : null,
    upsells: upsells.slice(0, 10).map((row) => {
      const downsell = rows.find(
        ({ type, parentId }) => type === 'downsell' && parentId === row.id,
      );
      return { ...toForm(row), downsell: downsell ? toForm(downsell) : null };
    }),
  };
}

const toForm = ({ productId, newPrice, title, text }: OfferForm): OfferForm => ({
  productId,
  newPrice,
  title,
  text,
});

/** Makes the offers of a page these ones; those that are the same stay, so that open orders can accept them. */
export async function replaceOffers(
  trx: Kysely<DB>,
  { id: checkoutId, offers }: { id: number; offers: LiveOffer[] },
  { orderbump, upsells }: Offers,
  now: Date,
): Promise<void> {
  const unused = [...offers];
  let position = 0;
  const place = async (form: OfferForm, type: CrosssellType, parentId: number | null) => {
    position += 1;
    const known = unused.findIndex(
      (one) => one.type === type && one.parentId === parentId && isSame(one, form),
    );
    const [kept] = known < 0 ? [] : unused.splice(known, 1);
    if (kept) {
      await trx.updateTable('crosssell').set({ position }).where('id', '=', kept.id).execute();
      return kept.id;
    }
    const { productId: moduleId, newPrice: amount, title, text } = form;
    return addOffer(trx, {
      place: { checkoutId },
      type,
      ...(parentId !== null && { parentId }),
      moduleId,
      plan: amount === 0 ? { type: 'free' } : { type: 'oneTime', amount },
      title,
      text,
      position,
    });
  };
  if (orderbump) await place(orderbump, 'orderbump', null);
  for (const { downsell, ...upsell } of upsells) {
    const id = await place(upsell, 'upsell', null);
    if (downsell) await place(downsell, 'downsell', id);
  }
  if (unused.length === 0) return;
  await trx
    .updateTable('crosssell')
    .set({ removed_at: now })
    .where(
      'id',
      'in',
      unused.map(({ id }) => id),
    )
    .execute();
}

const isSame = (one: OfferForm, other: OfferForm): boolean =>
  one.productId === other.productId &&
  one.newPrice === other.newPrice &&
  one.title === other.title &&
  one.text === other.text;
