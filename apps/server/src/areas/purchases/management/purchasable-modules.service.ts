import type { Schema } from '@uplink/api-client';
import { DEFAULT_COUPON, ModuleType } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { paging } from '../../paging.ts';
import { isUsable } from '../../pricing/coupons.repository.ts';
import { selectOpenCohorts } from '../../pricing/open-cohorts.ts';
import { toPrice } from '../../pricing/price.view.ts';
import {
  hasTried,
  isSold,
  type PriceRow,
  priceColumns,
  selectPrices,
} from '../../pricing/prices.repository.ts';
import { type ManagementDeps, requireBuyer } from './staff.ts';

interface Query {
  search?: string | undefined;
  /** Also products the buyer has: of a sale to several people, others may not. */
  withOwned: boolean;
  page: number;
  pageSize: number;
}

type Product = Schema<'PurchasableModule'>['product'];
type Offer = Schema<'PurchasableModule'>['offers'][number];

/**
 * What staff can sell to a user: products they don't have unless those are asked for too, with the plans of
 * coupons for staff, the normal ones where there is no such coupon, and what they cost as an add-on.
 */
export async function listPurchasable(
  { db, clock }: ManagementDeps,
  userId: number,
  { search, withOwned, page, pageSize }: Query,
): Promise<Schema<'PurchasableModulePage'>> {
  await requireBuyer(db, userId);
  const at = clock.now();
  const { rows } = await sql<Product & { total: number }>`
    select m.id, m.name, m.unique_name as "uniqueName", m.type, count(*) over () as total
    from module m
    where ${isSold} and (${search ?? null}::text is null
        or position(lower(${search ?? ''}) in lower(m.name)) > 0)
      and (exists (select 1 from addon where addon.module_id = m.id and addon.removed_at is null) or exists (select 1 from coupon join price on price.coupon_id = coupon.id
        where coupon.module_id = m.id and coupon.removed_at is null and price.retired_at is null
          and (coupon.code = ${DEFAULT_COUPON} or ${isUsable({ context: 'admin', at })})))
      and (${withOwned} or not exists (select 1 from purchase owned where owned.user_id = ${userId} and owned.module_id = m.id
        and (owned.status in ('active', 'paused', 'cancelled')
          or (owned.status = 'failed' and owned.started_at is not null))))
    order by m.name, m.id limit ${pageSize} offset ${page * pageSize}`.execute(db);
  const data = [];
  for (const { total: _total, ...product } of rows)
    data.push({
      product,
      offers: await listOffers(db, product.id, { userId, at }),
      cohorts:
        product.type === ModuleType.program ? await selectOpenCohorts(db, product.id, at) : [],
    });
  const filter = { search, ...(withOwned && { withOwned }), page, pageSize };
  const path = `/management/users/${userId}/purchasable-modules`;
  return { data, paging: paging(path, filter, Number(rows[0]?.total ?? 0)) };
}

async function listOffers(
  db: Kysely<DB>,
  moduleId: number,
  { userId, at }: { userId: number; at: Date },
): Promise<Offer[]> {
  const isForStaff = isUsable({ context: 'admin', at });
  const { rows } = await sql<{ id: number; code: string; isForStaff: boolean }>`
    select coupon.id, coupon.code, ${isForStaff} as "isForStaff" from coupon
    where coupon.module_id = ${moduleId} and coupon.removed_at is null
      and (coupon.code = ${DEFAULT_COUPON} or ${isForStaff})
    order by coupon.id limit 20`.execute(db);
  const forStaff = rows.filter((row) => row.isForStaff);
  const tried = { hasTried: await hasTried(db, userId, moduleId) };
  const offers: Offer[] = [];
  for (const { id, code } of forStaff.length > 0 ? forStaff : rows) {
    const prices = await selectPrices(db, id);
    offers.push({
      couponCode: code === DEFAULT_COUPON ? null : code,
      addonName: null,
      prices: prices.map((row) => toPrice(row, tried)),
    });
  }
  return [...offers, ...(await listAddonOffers(db, moduleId))].slice(0, 20);
}

/** What a product costs as each add-on that it is. */
async function listAddonOffers(db: Kysely<DB>, moduleId: number): Promise<Offer[]> {
  const { rows } = await sql<PriceRow & { addonName: string }>`
    select addon.name as "addonName", ${priceColumns}
    from addon join price on price.id = addon.price_id
    where addon.module_id = ${moduleId} and addon.removed_at is null
    order by addon.id limit 20`.execute(db);
  return rows.map(({ addonName, ...row }) => ({
    couponCode: null,
    addonName,
    prices: [toPrice(row, { hasTried: true })],
  }));
}
