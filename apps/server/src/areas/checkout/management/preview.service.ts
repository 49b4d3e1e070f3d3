import type { Schema } from '@uplink/api-client';
import { DEFAULT_CURRENCY } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../plugins/errors/errors.ts';
import { toCover } from '../../catalog/cover.view.ts';
import { type SoldRow, toSoldProduct } from '../../pricing/prices.repository.ts';
import { quoteOrder } from '../../pricing/quote.service.ts';
import { describePage } from '../page.service.ts';
import { usualPriceOf } from './choices.ts';
import { type CheckoutDraft, findManaged } from './managed-checkout.repository.ts';
import { offeredIds } from './publishing-faults.ts';

type PreviewDeps = Pick<Deps, 'db' | 'clock' | 'tax'>;

/** A page as visitors would see it if it was published now. */
export async function previewCheckout(
  { db, clock, tax }: PreviewDeps,
  checkoutId: number,
): Promise<Schema<'CheckoutPreview'>> {
  const at = clock.now();
  const { draft, product } = await findManaged(db, checkoutId);
  const open = { ...draft, id: checkoutId, moduleId: draft.productId, product };
  const page = await describePage(db, open, await readDraftOffers(db, draft), at);
  return { page, quote: await quoteFirst({ db, tax }, page, at) };
}

/** What the page costs as it opens; none where nothing can be ordered yet. */
async function quoteFirst(
  deps: Pick<PreviewDeps, 'db' | 'tax'>,
  { prices, couponCode }: Schema<'CheckoutPage'>,
  at: Date,
): Promise<Schema<'Quote'> | null> {
  const price = prices.find(({ isDefault }) => isDefault) ?? prices[0];
  if (!price) return null;
  const order = {
    buyerId: null,
    priceId: price.id,
    context: 'checkout' as const,
    ...(couponCode !== null && { couponCode }),
    crosssellIds: [],
    useCredits: false,
    at,
  };
  try {
    return (await quoteOrder(deps, order)).quote;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

interface OfferedRow extends Pick<SoldRow, 'id' | 'name' | 'type' | 'unique_name'> {
  cover_motif: SoldRow['cover_motif'];
  cover_hue: SoldRow['cover_hue'];
  image: string | null;
  usual: Schema<'Money'> | null;
}

/** The offers as they would be made; their ids are their places. */
async function readDraftOffers(
  db: Kysely<DB>,
  draft: CheckoutDraft,
): Promise<Schema<'Crosssell'>[]> {
  const { rows } = await sql<OfferedRow>`
    select m.id, m.name, m.type, m.unique_name, m.cover_motif, m.cover_hue, m.image, ${usualPriceOf('m.id')} as usual
    from module m where m.id = any (${offeredIds(draft)}::bigint[])`.execute(db);
  const products = new Map(rows.map((row) => [row.id, row]));
  const offers: Schema<'Crosssell'>[] = [];
  const add = (
    form: Schema<'CheckoutOfferForm'>,
    type: Schema<'CrosssellType'>,
    parentId: number | null,
  ): number => {
    const id = offers.length + 1;
    const row = products.get(form.productId);
    if (row) offers.push({ ...toOffer(row, form), id, type, parentId });
    return id;
  };
  if (draft.orderbump) add(draft.orderbump, 'orderbump', null);
  for (const { downsell, ...upsell } of draft.upsells) {
    const parentId = add(upsell, 'upsell', null);
    if (downsell) add(downsell, 'downsell', parentId);
  }
  return offers;
}

function toOffer(
  row: OfferedRow,
  { newPrice, title, text }: Schema<'CheckoutOfferForm'>,
): Omit<Schema<'Crosssell'>, 'id' | 'type' | 'parentId'> {
  const price = { amount: newPrice, currency: DEFAULT_CURRENCY };
  const { usual } = row;
  const isLess = usual?.currency === price.currency && usual.amount > newPrice;
  return {
    product: toSoldProduct(row),
    cover: toCover(row),
    image: row.image,
    title,
    text,
    price: {
      id: 1,
      type: newPrice === 0 ? 'free' : 'oneTime',
      amount: price,
      months: null,
      total: null,
      trialDays: null,
      enrollmentFee: null,
      validDays: null,
      isDefault: false,
      listPrice: isLess ? usual : null,
    },
  };
}
