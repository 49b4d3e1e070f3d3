import type { Kysely } from 'kysely';
import {
  addOffer,
  addPriceList,
  setSale,
} from '../src/areas/pricing/authoring/price-lists.service.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { idOf } from './seed-learners.ts';
import type { OfferedContent, PricesContent } from './types/prices.types.ts';

interface Academy {
  products: ReadonlyMap<string, number>;
  clock: Clock;
}

const day = 86_400_000;

/** What every product costs, with its coupons and what is offered beside it. */
export async function seedPrices(
  trx: Kysely<DB>,
  { products, clock }: Academy,
  prices: PricesContent[],
): Promise<void> {
  for (const { product, lesson, plans, coupons = [], offers = [], ...asks } of prices) {
    const productId = idOf(products, product);
    const moduleId = lesson === undefined ? productId : await lessonOf(trx, productId, lesson);
    const { asksShipping = false, asksTshirt = false } = asks;
    if (asksShipping || asksTshirt) await setSale(trx, moduleId, { asksShipping, asksTshirt });
    const lists = [await addPriceList(trx, moduleId, { plans })];
    for (const { endsInDays, replaces, ...coupon } of coupons)
      lists.push(
        await addPriceList(trx, moduleId, {
          ...coupon,
          ...(endsInDays !== undefined && {
            endsAt: new Date(clock.now().getTime() + endsInDays * day),
          }),
          ...(replaces !== undefined && { replacedModuleId: idOf(products, replaces) }),
        }),
      );
    // The same offers with a coupon as without.
    for (const { priceIds } of lists)
      for (const priceId of priceIds)
        for (const [position, offer] of offers.entries())
          await seedOffer(trx, products, { ...offer, priceId, position });
  }
}

async function lessonOf(trx: Kysely<DB>, productId: number, name: string): Promise<number> {
  const { id } = await trx
    .selectFrom('lesson')
    .innerJoin('module', 'module.id', 'lesson.module_id')
    .select('module.id')
    .where('lesson.product_id', '=', productId)
    .where('module.name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

interface Place {
  priceId: number;
  position: number;
  parentId?: number;
}

async function seedOffer(
  trx: Kysely<DB>,
  products: ReadonlyMap<string, number>,
  { priceId, product, amount, otherwise, ...offer }: OfferedContent & Place,
): Promise<void> {
  const id = await addOffer(trx, {
    ...offer,
    place: { priceId },
    moduleId: idOf(products, product),
    plan: { type: 'oneTime', amount },
  });
  if (otherwise)
    await seedOffer(trx, products, {
      ...otherwise,
      priceId,
      position: offer.position,
      parentId: id,
    });
}
