import type { Kysely } from 'kysely';
import { createCheckoutPage } from '../src/areas/checkout/authoring/checkout-page.service.ts';
import { addOffer } from '../src/areas/pricing/authoring/price-lists.service.ts';
import type { DB } from '../src/db/schema.ts';
import { markdownToHtml } from '../src/html/markdown.ts';
import { idOf } from './seed-learners.ts';
import type { CheckoutContent, CheckoutOffer } from './types/checkouts.types.ts';

/** Public checkout pages with what they offer beside and after the order. */
export async function seedCheckouts(
  trx: Kysely<DB>,
  { products }: { products: ReadonlyMap<string, number> },
  checkouts: CheckoutContent[],
): Promise<void> {
  for (const { product, offers, layout, thankYouUrl, ...page } of checkouts) {
    const checkoutId = await createCheckoutPage(trx, {
      ...page,
      ...(thankYouUrl && { thankYouUrl }),
      moduleId: idOf(products, product),
      layout: { ...layout, text: layout.text ? { html: markdownToHtml(layout.text) } : null },
    });
    for (const [position, offer] of offers.entries())
      await seedOffer(trx, products, { ...offer, checkoutId, position });
  }
}

interface Place {
  checkoutId: number;
  position: number;
  parentId?: number;
}

async function seedOffer(
  trx: Kysely<DB>,
  products: ReadonlyMap<string, number>,
  { checkoutId, product, amount, otherwise, ...offer }: CheckoutOffer & Place,
): Promise<void> {
  const parentId = await addOffer(trx, {
    ...offer,
    place: { checkoutId },
    moduleId: idOf(products, product),
    plan: { type: 'oneTime', amount },
  });
  const { position } = offer;
  if (otherwise) await seedOffer(trx, products, { ...otherwise, checkoutId, position, parentId });
}
