import { isSameValue, type Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { addOffer, addPrice } from './price-lists.service.ts';
import type { StoredPlan } from './stored-plans.repository.ts';

type Db = Kysely<DB>;
type PlanForm = Schema<'PlanForm'>;

export interface ListPlace {
  moduleId: number;
  couponId: number;
  currency: string;
  now: Date;
}

/**
 * Gives a coupon these plans. A plan that stays as it is keeps its row and its id; what is changed gets a new row, and
 * the old one is retired: purchases keep the row they were sold by.
 */
export async function replacePlans(
  trx: Db,
  place: ListPlace,
  { stored, plans }: { stored: StoredPlan[]; plans: PlanForm[] },
): Promise<void> {
  const left = [...stored];
  await setDefault(trx, place, []);
  const retired = new Map<number, number>();
  for (const [position, plan] of plans.entries()) {
    const kept = takeFirst(left, (one) => hasSameTerms(one.plan, plan));
    if (kept) {
      await keepAt(trx, kept.priceId, position);
      if (!isSameValue(kept.plan.crosssells, plan.crosssells))
        await replaceOffers(trx, kept.priceId, place, plan.crosssells);
      if (plan.isDefault) await setDefault(trx, place, [kept.priceId]);
      continue;
    }
    const priceId = await addPrice(trx, { ...place, position }, toRow(plan, place.currency));
    await replaceOffers(trx, priceId, place, plan.crosssells);
    const followed = left.find((one) => one.plan.type === plan.type && !retired.has(one.priceId));
    if (followed) retired.set(followed.priceId, priceId);
  }
  await retire(trx, place.now, left);
  for (const [old, fresh] of retired)
    if (left.some(({ priceId }) => priceId === old)) await followOnPages(trx, old, fresh);
}

const hasSameTerms = (one: PlanForm, other: PlanForm) => isSameValue(termsOf(one), termsOf(other));

const termsOf = ({ isDefault: _isDefault, crosssells: _crosssells, ...terms }: PlanForm) => terms;

function takeFirst<Item>(items: Item[], isWanted: (item: Item) => boolean): Item | undefined {
  const index = items.findIndex(isWanted);
  return index < 0 ? undefined : items.splice(index, 1)[0];
}

const toRow = (plan: PlanForm, currency: string) => ({
  type: plan.type,
  amount: plan.amount ?? undefined,
  months: plan.months ?? undefined,
  total: plan.total ?? undefined,
  trialDays: plan.trialDays ?? undefined,
  enrollmentFee: plan.enrollmentFee ?? undefined,
  validDays: plan.validDays ?? undefined,
  isDefault: plan.isDefault,
  currency,
});

async function keepAt(trx: Db, priceId: number, position: number): Promise<void> {
  await trx.updateTable('price').set({ position }).where('id', '=', priceId).execute();
}

/** Only one plan of a list may be the default at any time, also between two statements. */
async function setDefault(trx: Db, { couponId }: ListPlace, priceIds: number[]): Promise<void> {
  await sql`update price set is_default = id = any (${priceIds}::bigint[])
    where coupon_id = ${couponId} and retired_at is null`.execute(trx);
}

async function retire(trx: Db, now: Date, plans: StoredPlan[]): Promise<void> {
  const ids = plans.map(({ priceId }) => priceId);
  await sql`update price set retired_at = ${now}, is_default = false where id = any (${ids}::bigint[])`.execute(
    trx,
  );
}

/** Checkout pages that show a plan show the one that took its place. */
async function followOnPages(trx: Db, old: number, fresh: number): Promise<void> {
  await sql`update checkout set price_ids = array_replace(price_ids, ${old}::bigint, ${fresh}::bigint)
    where ${old}::bigint = any (price_ids) and deleted_at is null`.execute(trx);
}

async function replaceOffers(
  trx: Db,
  priceId: number,
  { currency, now }: ListPlace,
  offers: Schema<'PlanOffer'>[],
): Promise<void> {
  await trx
    .updateTable('crosssell')
    .set({ removed_at: now })
    .where('price_id', '=', priceId)
    .where('removed_at', 'is', null)
    .execute();
  const ids: number[] = [];
  for (const [position, { type, follows, productId, amount, title, text }] of offers.entries()) {
    const parentId = follows === null ? undefined : ids[follows];
    const plan =
      amount === 0 ? ({ type: 'free' } as const) : ({ type: 'oneTime', amount } as const);
    ids.push(
      await addOffer(trx, {
        place: { priceId },
        type,
        ...(parentId !== undefined && { parentId }),
        moduleId: productId,
        plan: { ...plan, currency },
        title,
        text,
        position,
      }),
    );
  }
}
