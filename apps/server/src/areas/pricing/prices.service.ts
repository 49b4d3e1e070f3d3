import type { Schema } from '@uplink/api-client';
import { type CouponContext, DEFAULT_COUPON, ModuleType } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { type CouponRow, findCoupon, findMigration } from './coupons.repository.ts';
import { invalidCoupon, noteEntry, openCoupon } from './coupons.service.ts';
import { selectOpenCohorts } from './open-cohorts.ts';
import { toPrice } from './price.view.ts';
import { findSold, hasTried, selectPrices, toSoldProduct } from './prices.repository.ts';

export interface PriceQuery {
  moduleId: number;
  code: string | undefined;
  isMigration?: boolean | undefined;
  context: CouponContext;
  buyerId: number | null;
  address: string;
  at: Date;
}

/** What a product is sold for: the prices of a code, those for people who move to it, or the normal ones. */
export async function readPrices(db: Kysely<DB>, query: PriceQuery): Promise<Schema<'PriceList'>> {
  const { moduleId, buyerId } = query;
  const product = await findSold(db, moduleId);
  if (!product) throw notFound('This product does not exist.');
  const coupon = await couponFor(db, query);
  const [rows, isTried, replaces, cohorts] = await Promise.all([
    coupon ? selectPrices(db, coupon.id) : [],
    hasTried(db, buyerId, moduleId),
    findReplaced(db, coupon),
    product.type === ModuleType.program ? selectOpenCohorts(db, moduleId, query.at) : [],
  ]);
  return {
    product: toSoldProduct(product),
    couponCode: coupon && coupon.code !== DEFAULT_COUPON ? coupon.code : null,
    replaces,
    prices: rows.map((row) => toPrice(row, { hasTried: isTried })),
    cohorts,
    asksShipping: product.asks_shipping,
    asksTshirt: product.asks_tshirt,
  };
}

async function couponFor(db: Kysely<DB>, query: PriceQuery): Promise<CouponRow | undefined> {
  const { moduleId, code, isMigration = false, buyerId, context, at } = query;
  if (code !== undefined) {
    const coupon = await openCoupon(db, { ...query, code, isMigration });
    if (!coupon) throw invalidCoupon();
    return coupon;
  }
  if (isMigration && buyerId !== null) {
    const coupon = await findMigration(db, { moduleId, buyerId }, { context, at });
    if (coupon) {
      await noteEntry(db, buyerId, coupon.id);
      return coupon;
    }
  }
  return findCoupon(db, { moduleId, code: DEFAULT_COUPON }, { context, at });
}

async function findReplaced(db: Kysely<DB>, coupon: CouponRow | undefined) {
  if (!coupon?.replaced_module_id) return null;
  const row = await db
    .selectFrom('module')
    .select(['id', 'name', 'unique_name', 'type'])
    .where('id', '=', coupon.replaced_module_id)
    .executeTakeFirstOrThrow();
  return toSoldProduct({ ...row, type: row.type as Schema<'ModuleKind'> });
}
