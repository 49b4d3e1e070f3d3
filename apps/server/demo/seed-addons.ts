import type { Kysely } from 'kysely';
import { addCustomProduct, insertAddon } from '../src/areas/addons/addon-product.ts';
import type { DB } from '../src/db/schema.ts';
import { idOf } from './seed-learners.ts';
import type { AddonContent } from './types/checkouts.types.ts';

/** What staff can offer beside orders, and add to accounts. */
export async function seedAddons(
  trx: Kysely<DB>,
  { products, now }: { products: ReadonlyMap<string, number>; now: Date },
  addons: AddonContent[],
): Promise<void> {
  for (const { product, customProduct, ...form } of addons) {
    const moduleId =
      product === null ? await addCustomProduct(trx, customProduct) : idOf(products, product);
    await insertAddon(trx, {
      ...form,
      moduleId,
      isCustom: product === null,
      staffId: null,
      now,
    });
  }
}
