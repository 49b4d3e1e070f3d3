import {
  type CouponContext,
  type CrosssellType,
  DEFAULT_COUPON,
  DEFAULT_CURRENCY,
  type PlanType,
} from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

type Db = Kysely<DB>;

/** A plan, in minor units. Which fields a type has, the table says. */
export interface PlanForm {
  type: PlanType;
  amount?: number;
  months?: number;
  total?: number;
  /** @default DEFAULT_CURRENCY */
  currency?: string;
  trialDays?: number;
  enrollmentFee?: number;
  validDays?: number;
  isDefault?: boolean;
}

export interface PriceListForm {
  /** @default DEFAULT, which everyone sees */
  code?: string;
  /** @default in-app purchase and checkout pages */
  contexts?: CouponContext[];
  campaign?: { title: string; text: string };
  startsAt?: Date;
  endsAt?: Date;
  maxRedemptions?: number;
  /** Only for owners of this product. */
  replacedModuleId?: number;
  plans: PlanForm[];
}

export interface PriceList {
  couponId: number;
  priceIds: number[];
}

/** Gives a product a list of prices. */
export async function addPriceList(
  trx: Db,
  moduleId: number,
  {
    code = DEFAULT_COUPON,
    contexts = ['inApp', 'checkout'],
    campaign,
    plans,
    ...form
  }: PriceListForm,
): Promise<PriceList> {
  const { id: couponId } = await trx
    .insertInto('coupon')
    .values({
      module_id: moduleId,
      code: code.toUpperCase(),
      contexts,
      campaign_title: campaign?.title ?? null,
      campaign_text: campaign?.text ?? null,
      starts_at: form.startsAt ?? null,
      ends_at: form.endsAt ?? null,
      max_redemptions: form.maxRedemptions ?? null,
      replaced_module_id: form.replacedModuleId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const priceIds: number[] = [];
  for (const [position, plan] of plans.entries())
    priceIds.push(await addPrice(trx, { moduleId, couponId, position }, plan));
  return { couponId, priceIds };
}

/** A price used only by an offer with another product, or by a checkout page. */
export function addOfferPrice(trx: Db, moduleId: number, plan: PlanForm): Promise<number> {
  return addPrice(trx, { moduleId, couponId: null, position: 0 }, plan);
}

export interface PricePlace {
  moduleId: number;
  couponId: number | null;
  position: number;
}

/** A plan at its place in a list. */
export async function addPrice(
  trx: Db,
  { moduleId, couponId, position }: PricePlace,
  plan: PlanForm,
): Promise<number> {
  const { id } = await trx
    .insertInto('price')
    .values({
      module_id: moduleId,
      coupon_id: couponId,
      position,
      type: plan.type,
      amount: plan.type === 'free' ? 0 : (plan.amount ?? null),
      months: plan.months ?? null,
      total: plan.total ?? null,
      currency: plan.currency ?? DEFAULT_CURRENCY,
      trial_days: plan.trialDays ?? null,
      enrollment_fee: plan.enrollmentFee ?? 0,
      valid_days: plan.validDays ?? null,
      is_default: plan.isDefault ?? position === 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface OfferForm {
  /** Beside which plan or on which page. */
  place: { priceId: number } | { checkoutId: number };
  type: CrosssellType;
  /** The offer it follows. */
  parentId?: number;
  moduleId: number;
  plan: PlanForm;
  title: string;
  text: string;
  position?: number;
}

/** Offers another product with a plan or on a checkout page, at its own price. */
export async function addOffer(trx: Db, form: OfferForm): Promise<number> {
  const { place, moduleId } = form;
  const { id } = await trx
    .insertInto('crosssell')
    .values({
      price_id: 'priceId' in place ? place.priceId : null,
      checkout_id: 'checkoutId' in place ? place.checkoutId : null,
      type: form.type,
      parent_id: form.parentId ?? null,
      module_id: moduleId,
      new_price_id: await addOfferPrice(trx, moduleId, form.plan),
      title: form.title,
      text: form.text,
      position: form.position ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a product asks its buyers for. */
export async function setSale(
  trx: Db,
  moduleId: number,
  { asksShipping, asksTshirt }: { asksShipping: boolean; asksTshirt: boolean },
): Promise<void> {
  const asks = { asks_shipping: asksShipping, asks_tshirt: asksTshirt };
  await trx
    .insertInto('product_sale')
    .values({ module_id: moduleId, ...asks })
    .onConflict((conflict) => conflict.column('module_id').doUpdateSet(asks))
    .execute();
}
