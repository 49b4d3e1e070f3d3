import type { Schema } from '@uplink/api-client';
import { DEFAULT_COUPON } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';

type PlanForm = Schema<'PlanForm'>;

export interface StoredPlan {
  priceId: number;
  currency: string;
  plan: PlanForm;
}

interface PlanRow extends Omit<PlanForm, 'crosssells'> {
  priceId: number;
  currency: string;
}

/** The plans of a coupon with their offers, as the author wrote them. */
export async function selectStoredPlans(db: Kysely<DB>, couponId: number): Promise<StoredPlan[]> {
  const { rows } = await sql<PlanRow>`
    select id as "priceId", currency, type, case when type <> 'free' then amount end as amount, months, total,
      trial_days as "trialDays", nullif(enrollment_fee, 0) as "enrollmentFee", valid_days as "validDays",
      is_default as "isDefault"
    from price where coupon_id = ${couponId} and retired_at is null order by position, id limit 50`.execute(
    db,
  );
  const offers = await selectOffers(
    db,
    rows.map(({ priceId }) => priceId),
  );
  return rows.map(({ priceId, currency, ...plan }) => ({
    priceId,
    currency,
    plan: { ...plan, crosssells: toOffers(offers.filter((offer) => offer.priceId === priceId)) },
  }));
}

/** What a product costs in without a coupon; nothing before it has a price. */
export async function findUsualCurrency(
  db: Kysely<DB>,
  moduleId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ currency: string }>`
    select price.currency from price join coupon on coupon.id = price.coupon_id
    where coupon.module_id = ${moduleId} and coupon.code = ${DEFAULT_COUPON} and coupon.removed_at is null
      and price.retired_at is null order by price.position, price.id limit 1`.execute(db);
  return rows[0]?.currency;
}

interface OfferRow extends Omit<Schema<'PlanOffer'>, 'follows'> {
  id: number;
  priceId: number;
  parentId: number | null;
}

async function selectOffers(db: Kysely<DB>, priceIds: number[]): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select c.id, c.price_id as "priceId", c.parent_id as "parentId", c.type, c.module_id as "productId",
      coalesce(price.amount, 0) as amount, c.title, c.text
    from crosssell c join price on price.id = c.new_price_id
    where c.price_id = any (${priceIds}::bigint[]) and c.removed_at is null
    order by c.position, c.id limit 1000`.execute(db);
  return rows;
}

const toOffers = (rows: OfferRow[]): Schema<'PlanOffer'>[] =>
  rows.map(({ id: _id, priceId: _priceId, parentId, ...offer }) => {
    const place = rows.findIndex(({ id }) => id === parentId);
    return { ...offer, follows: place < 0 ? null : place };
  });
