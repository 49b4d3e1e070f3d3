import type { Schema } from '@uplink/api-client';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, Price } from '../../db/schema.ts';
import type { OpenPage } from './checkout.repository.ts';

/** Prices of a page with a coupon, or without one; undefined when the coupon doesn't apply here. */
export async function readPagePrices(
  db: Kysely<DB>,
  page: OpenPage,
  couponCode: string | null,
  at: Date,
): Promise<Schema<'Price'>[] | undefined> {
  const listed = await pricesOf(db, page.moduleId, 'DEFAULT', at);
  if (couponCode === null) {
    const chosen = page.priceIds.flatMap((id) => listed?.filter((price) => price.id === id) ?? []);
    return (chosen.length > 0 ? chosen : (listed ?? [])).map((row) => toPrice(row));
  }
  const rows = await pricesOf(db, page.moduleId, couponCode.toUpperCase(), at);
  return rows?.map((row) =>
    toPrice(
      row,
      listed?.find((other) => isSamePlan(row, other)),
    ),
  );
}

async function pricesOf(db: Kysely<DB>, moduleId: number, code: string, at: Date) {
  const coupon = await db
    .selectFrom('coupon')
    .select('id')
    .where('module_id', '=', moduleId)
    .where('code', '=', code)
    .where('removed_at', 'is', null)
    .where('replaced_module_id', 'is', null)
    .where(sql<boolean>`'checkout' = any (contexts)`)
    .where(sql<boolean>`coalesce(starts_at <= ${at}, true) and coalesce(ends_at > ${at}, true)`)
    .executeTakeFirst();
  if (!coupon) return undefined;
  return db
    .selectFrom('price')
    .selectAll()
    .where('coupon_id', '=', coupon.id)
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

type PriceRow = Selectable<Price>;

const isSamePlan = (one: PriceRow, other: PriceRow) =>
  one.type === other.type && one.months === other.months;

const payment = ({ amount, total, months }: PriceRow) =>
  amount ?? Math.floor((total ?? 0) / (months ?? 1));

/** A plan as pages show it; `listed` is the same plan without the coupon. */
export function toPrice(row: PriceRow, listed?: PriceRow): Schema<'Price'> {
  const money = (amount: number) => ({ amount, currency: row.currency });
  const isLess = listed && payment(listed) > payment(row);
  return {
    id: row.id,
    type: row.type as Schema<'Price'>['type'],
    amount: money(payment(row)),
    months: row.months,
    total: row.total === null ? null : money(row.total),
    trialDays: row.trial_days,
    enrollmentFee: row.enrollment_fee > 0 ? money(row.enrollment_fee) : null,
    validDays: row.valid_days,
    isDefault: row.is_default,
    listPrice: isLess ? money(payment(listed)) : null,
  };
}

/** What a coupon says beside its prices. */
export async function readCampaign(
  db: Kysely<DB>,
  moduleId: number,
  code: string,
): Promise<Schema<'Campaign'> | null> {
  const row = await db
    .selectFrom('coupon')
    .select(['code', 'campaign_title', 'campaign_text', 'ends_at'])
    .where('module_id', '=', moduleId)
    .where('code', '=', code.toUpperCase())
    .executeTakeFirst();
  if (!row?.campaign_title && !row?.campaign_text) return null;
  return {
    isValid: true,
    code: row.code,
    title: row.campaign_title,
    text: row.campaign_text,
    endsAt: row.ends_at?.toISOString() ?? null,
  };
}
