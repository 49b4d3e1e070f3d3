import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { writeAudit } from '../../people/audit-log.ts';
import { findSold } from '../../pricing/prices.repository.ts';
import { createCheckoutPage } from '../authoring/checkout-page.service.ts';
import { emptyLayout } from '../authoring/empty-layout.ts';
import { cleanLayout, cleanThankYouUrl } from '../authoring/layout.rules.ts';
import { changeDraft, type PageChange, type PageDeps, refuseTaken } from './change-draft.ts';
import { readChoices, selectProducts } from './choices.ts';
import { adoptPictures, sealPictures } from './layout-pictures.ts';
import { type CheckoutDraft, currentOf, findManaged } from './managed-checkout.repository.ts';
import { readManaged } from './managed-checkout.view.ts';

type Managed = Schema<'ManagedCheckout'>;
type Key = Pick<PageChange, 'staff' | 'checkoutId'>;

/** A new page that no one sees yet. */
export async function createCheckout(
  { db, clock }: PageDeps,
  staff: { id: number },
  { productType, productId: moduleId, uniqueId, ...form }: Schema<'CheckoutCreate'>,
): Promise<Managed> {
  const title = form.title.trim();
  await requireProduct(db, moduleId, productType);
  const layout = emptyLayout(title);
  const id = await db
    .transaction()
    .execute(async (trx) => {
      const page = { title, uniqueId, moduleId, layout, isPublic: false };
      const checkoutId = await createCheckoutPage(trx, page);
      await writeAudit(trx, {
        actorId: staff.id,
        action: 'checkoutCreate',
        after: { checkoutId, title, uniqueId },
        now: clock.now(),
      });
      return checkoutId;
    })
    .catch(refuseTaken);
  return readManaged(db, id, clock.now());
}

/** What the page is called, where it is, what it sells, and where buyers go. */
export function putSettings(
  deps: PageDeps,
  key: Key,
  { version, productType, ...form }: Schema<'CheckoutSettingsInput'>,
): Promise<Managed> {
  const change = { ...key, version, action: 'checkoutSettings' as const };
  return changeDraft(deps, change, async ({ draft, publishedAt }, trx) => {
    const isMoved = form.uniqueId !== draft.uniqueId;
    const isOther = form.productId !== draft.productId;
    if (publishedAt !== null && (isMoved || isOther))
      throw kept(isMoved ? 'uniqueId' : 'productId');
    await requireProduct(trx, form.productId, productType);
    return {
      ...form,
      title: form.title.trim(),
      thankYouUrl: cleanThankYouUrl(form.thankYouUrl),
      // Plans and coupons belong to the product.
      ...(isOther && { priceIds: [], couponCode: null }),
    };
  });
}

/** Which plans the page offers, and the coupon it opens with. */
export function putPricing(
  deps: PageDeps,
  key: Key,
  { version, priceIds, couponCode: given }: Schema<'CheckoutPricingInput'>,
): Promise<Managed> {
  const change = { ...key, version, action: 'checkoutPricing' as const };
  const couponCode = given?.toUpperCase() ?? null;
  return changeDraft(deps, change, async ({ draft }, trx) => {
    const { prices, coupons } = await readChoices(trx, draft.productId, deps.clock.now());
    const known = new Set([...draft.priceIds, ...prices.map(({ id }) => id)]);
    if (!priceIds.every((id) => known.has(id)))
      throw fault('priceIds', 'Choose plans of this product.');
    if (couponCode !== null && couponCode !== draft.couponCode && !coupons.includes(couponCode))
      throw fault('couponCode', 'Invalid coupon');
    return { priceIds, couponCode };
  });
}

/** Sets the product that is offered with the order. */
export function putOrderbump(
  deps: PageDeps,
  key: Key,
  { version, orderbump }: Schema<'CheckoutOrderbumpInput'>,
): Promise<Managed> {
  const change = { ...key, version, action: 'checkoutOrderbump' as const };
  return changeDraft(deps, change, async ({ draft }, trx) => {
    await checkOffers(trx, draft, orderbump ? { 'orderbump.productId': orderbump } : {});
    return { orderbump };
  });
}

/** What is offered after the payment, one by one. */
export function putUpsells(
  deps: PageDeps,
  key: Key,
  { version, upsells }: Schema<'CheckoutUpsellsInput'>,
): Promise<Managed> {
  const change = { ...key, version, action: 'checkoutUpsells' as const };
  return changeDraft(deps, change, async ({ draft }, trx) => {
    const offers = upsells.flatMap(({ downsell, ...upsell }, row) => [
      [`upsells.${row}.productId`, upsell] as const,
      ...(downsell ? [[`upsells.${row}.downsell.productId`, downsell] as const] : []),
    ]);
    await checkOffers(trx, draft, Object.fromEntries(offers));
    return { upsells };
  });
}

/** How the page looks. */
export async function putLayout(
  deps: PageDeps & Pick<Deps, 'storage'>,
  key: Key,
  { version, layout }: Schema<'CheckoutLayoutInput'>,
): Promise<Managed> {
  const uploads = await sealPictures(deps, key.staff.id, layout);
  const change = { ...key, version, action: 'checkoutLayout' as const };
  return changeDraft(deps, change, async (row, trx) => {
    const by = { userId: key.staff.id, checkoutId: row.id, now: deps.clock.now() };
    const shown = await adoptPictures(trx, by, { layout, uploads });
    return { layout: cleanLayout(shown) as CheckoutDraft['layout'] };
  });
}

/** Takes a page away for good; its orders stay. */
export async function deleteCheckout(
  { db, clock }: PageDeps,
  { staff, checkoutId }: Key,
  { version, reason }: { version: number; reason: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await findManaged(trx, checkoutId, 'locked').catch(() => undefined);
    if (!row) return;
    if (row.version !== version) throw stale(currentOf(row));
    await trx
      .updateTable('checkout')
      .set({ deleted_at: now, is_public: false, changed_by: staff.id })
      .where('id', '=', checkoutId)
      .execute();
    const before = { checkoutId, title: row.draft.title };
    await writeAudit(trx, { actorId: staff.id, action: 'checkoutDelete', before, reason, now });
  });
}

async function requireProduct(db: Kysely<DB>, id: number, type: number): Promise<void> {
  const product = await findSold(db, id);
  if (!product) throw fault('productId', 'Choose a product that is for sale.');
  if (product.type !== type) throw fault('productType', 'The product is of another type.');
}

/** Each product once, for sale, and none that the page sells itself. */
async function checkOffers(
  db: Kysely<DB>,
  { productId }: CheckoutDraft,
  offers: Record<string, { productId: number }>,
): Promise<void> {
  const ids = Object.values(offers).map((offer) => offer.productId);
  const sold = new Set((await selectProducts(db, ids, 'sold')).map(({ id }) => id));
  const seen = new Set([productId]);
  for (const [field, offer] of Object.entries(offers)) {
    if (!sold.has(offer.productId)) throw fault(field, 'Choose a product that is for sale.');
    if (seen.has(offer.productId)) throw fault(field, 'Each product is offered once.');
    seen.add(offer.productId);
  }
}

const fault = (field: string, message: string) => unprocessable(message, { [field]: message });

const kept = (field: 'uniqueId' | 'productId') =>
  fault(
    field,
    field === 'uniqueId'
      ? 'The page was published: its address stays, so that links to it keep working.'
      : 'The page was published: it keeps its product.',
  );
